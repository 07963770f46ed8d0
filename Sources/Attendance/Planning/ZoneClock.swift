package import BeaconKit
import Foundation

/// The clock on the wall of a time zone, without a calendar: only offsets from UTC and whole numbers.
package struct ZoneClock: Hashable, Sendable {
    /// The IANA name.
    package let name: String
    private let zone: TimeZone

    /// Beyond these the offset of the edge counts: years 1800 and 3000, in s since 1970.
    private static let range: ClosedRange<Int64> = -5_364_662_400...32_503_680_000

    package init(_ name: String) throws(RosterError) {
        guard let zone = TimeZone(identifier: name) else { throw .unknownTimeZone(name) }
        self.name = name
        self.zone = zone
    }

    /// Seconds that local time is ahead of UTC at an instant.
    package func offset(at instant: Instant) -> Int { offset(at: instant.second) }

    /// The day that the calendar on the wall shows.
    package func day(of instant: Instant) -> LocalDay {
        // The longest instant is far from the longest second, so that nothing overflows.
        LocalDay(ordinal: Int((instant.second + Int64(offset(at: instant.second))).floored(by: 86_400)))
    }

    /// The first instant at which this clock shows so many minutes after midnight of a day, or more. An hour that the
    /// clocks skip, or a whole day, counts as the first instant after the gap; of an hour that comes twice the first
    /// counts.
    package func instant(of day: LocalDay, minutes: Int) -> Instant {
        let local = Int64(day.ordinal) * 86_400 + Int64(minutes) * 60
        // No zone is more than 14 hours from UTC, and none changes twice within two days.
        let before = Int64(offset(at: local - 86_400))
        let after = Int64(offset(at: local + 86_400))
        if Int64(offset(at: local - before)) == before { return Instant(second: local - before) }
        if Int64(offset(at: local - after)) == after { return Instant(second: local - after) }
        return Instant(second: change(between: local - 86_400, and: local + 86_400))
    }

    /// The first second with the new offset.
    private func change(between early: Int64, and late: Int64) -> Int64 {
        let old = offset(at: early)
        var (low, high) = (early, late)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offset(at: middle) == old { low = middle } else { high = middle }
        }
        return high
    }

    private func offset(at second: Int64) -> Int {
        let known = min(max(second, Self.range.lowerBound), Self.range.upperBound)
        return zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(known)))
    }
}

extension Instant {
    /// Whole seconds since 1970, the fraction cut off towards the past.
    package var second: Int64 { microseconds.floored(by: 1_000_000) }

    fileprivate init(second: Int64) { self.init(microseconds: second * 1_000_000) }
}

extension Int64 {
    /// Division that rounds towards minus infinity.
    package func floored(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
