package import Attendance
package import BeaconKit

/// Reads times as people and other systems write them: `2026-11-21 09:00`, `2026-11-21T09:00:30`, with an offset or `Z`; 24:00
/// is the end of its day.
///
/// What has no offset is a time on the site's wall. An hour that the clocks skip, or that comes twice, is refused.
package struct WallTimeReader: Sendable {
    private let zones: ZoneHistory
    /// When days begin that are 24 hours long, for tables with many times.
    private var plain: [LocalDay: Instant?] = [:]

    package init(zones: ZoneHistory) {
        self.zones = zones
    }

    /// - Parameter which: of the two, where the clocks showed the time twice.
    /// - Throws: ``PunchSheetError/badTime(_:)`` or `WallTimeError`.
    package mutating func instant(_ text: String, _ which: ZoneHistory.Occurrence? = nil) throws -> Instant {
        let bytes = Array(text.utf8)
        guard bytes.count >= 16, bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T"),
            let named = LocalDay(String(decoding: bytes[0..<10], as: UTF8.self)), bytes[13] == UInt8(ascii: ":"),
            let hour = Self.number(bytes[11..<13]), let minute = Self.number(bytes[14..<16]), minute < 60,
            hour < 24 || hour == 24 && minute == 0
        else { throw PunchSheetError.badTime(text) }
        var rest = bytes[16...]
        var microseconds: Int64 = 0
        if rest.first == UInt8(ascii: ":") {
            guard rest.count >= 3, let second = Self.number(rest.dropFirst().prefix(2)), second < 60 else {
                throw PunchSheetError.badTime(text)
            }
            microseconds = Int64(second) * 1_000_000
            rest = rest.dropFirst(3)
            if rest.first == UInt8(ascii: ".") {
                let digits = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                guard !digits.isEmpty else { throw PunchSheetError.badTime(text) }
                var unit: Int64 = 100_000
                for digit in digits {
                    microseconds += Int64(digit - UInt8(ascii: "0")) * unit
                    unit /= 10
                }
                rest = rest.dropFirst(1 + digits.count)
            }
        }
        guard hour < 24 || microseconds == 0 else { throw PunchSheetError.badTime(text) }
        let (day, minutes) = hour < 24 ? (named, hour * 60 + minute) : (named.adding(1), 0)
        guard !rest.isEmpty else { return try wall(day, minutes, which).adding(microseconds: microseconds) }
        guard let offset = Self.offset(rest) else { throw PunchSheetError.badTime(text) }
        let seconds = Int64(day.ordinal) * 86_400 + Int64(minutes - offset) * 60
        return Instant(microseconds: seconds * 1_000_000 + microseconds)
    }

    private mutating func wall(_ day: LocalDay, _ minutes: Int, _ which: ZoneHistory.Occurrence?) throws -> Instant {
        let begin: Instant?
        if let known = plain[day] {
            begin = known
        } else {
            let first = zones.begin(of: day)
            let isPlain = zones.begin(of: day.adding(1)).microseconds(since: first) == 86_400_000_000
            begin = isPlain ? first : nil
            plain[day] = begin
        }
        if let begin { return begin.adding(microseconds: Int64(minutes) * 60_000_000) }
        return try zones.instant(entered: minutes, on: day, which)
    }

    /// Minutes ahead of UTC, of `Z`, `+08:00` or `+0800`.
    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
        if bytes.elementsEqual([UInt8(ascii: "Z")]) { return 0 }
        guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        let digits = bytes.dropFirst().filter { $0 != UInt8(ascii: ":") }
        guard digits.count == 4, let hours = number(digits[..<2]), let minutes = number(digits[2...]), hours <= 14,
            minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.count == 2 else { return nil }
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }
}
