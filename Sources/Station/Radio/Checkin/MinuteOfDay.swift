package import Attendance
package import BeaconKit

/// A time of day as a clock on the wall shows it, cut to the minute.
package struct MinuteOfDay: Hashable, Sendable {
    /// Minutes since midnight, 0 to 1439.
    package let rawValue: UInt16

    /// - Returns: `nil` from 1440 on.
    package init?(rawValue: UInt16) {
        guard rawValue < 1440 else { return nil }
        self.rawValue = rawValue
    }

    /// The time of day at a site at an instant.
    package init(_ instant: Instant, site: Site) {
        self.init(instant, offset: site.offset(at: instant))
    }

    /// The time of day at an instant where local time is so many seconds ahead of UTC.
    package init(_ instant: Instant, offset: Int) {
        let seconds = instant.microseconds / 1_000_000 + Int64(offset)
        let second = (seconds % 86_400 + 86_400) % 86_400
        rawValue = UInt16(second / 60)
    }

    /// Whether it is at most so many minutes before or after another time of day, also over midnight.
    func isWithin(_ minutes: Int, of other: MinuteOfDay) -> Bool {
        let difference = (Int(rawValue) - Int(other.rawValue) + 1440) % 1440
        return min(difference, 1440 - difference) <= minutes
    }
}

extension MinuteOfDay: CustomStringConvertible {
    /// As `08:58`.
    package var description: String {
        func padded(_ number: UInt16) -> String { (number < 10 ? "0" : "") + String(number) }
        return "\(padded(rawValue / 60)):\(padded(rawValue % 60))"
    }
}
