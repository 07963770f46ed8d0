package import BeaconKit

/// Hours that come again on some days of the week, on the clock on the site's wall: `12345 22:00-07:00` is every night that
/// begins on Monday to Friday.
package struct WeeklyHours: Hashable, Sendable {
    /// The days on which the hours begin: 1 for Monday to 7 for Sunday, at least one.
    package let days: Set<Int>
    /// Minutes after midnight, 0 to 1439.
    package let start: Int
    /// Minutes after midnight, 1 to 1440; if not after ``start``, on the next day.
    package let end: Int

    /// - Throws: ``ItemError/badHours(_:)``.
    package init(days: Set<Int> = Set(1...7), start: Int, end: Int) throws(ItemError) {
        guard !days.isEmpty, days.allSatisfy((1...7).contains), (0...1439).contains(start), (1...1440).contains(end),
            start != end
        else { throw .badHours("\(Self.clock(start))-\(Self.clock(end))") }
        self.days = days
        self.start = start
        self.end = end
    }

    /// Reads what somebody typed: `22:00-07:00`, or `24:00` for the end of the day.
    ///
    /// - Throws: ``ItemError/badHours(_:)``.
    package init(days: Set<Int> = Set(1...7), hours: String) throws(ItemError) {
        let parts = hours.filter { !$0.isWhitespace }.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let start = Self.minutes(parts[0]), let end = Self.minutes(parts[1]) else {
            throw .badHours(hours)
        }
        // Nobody means no time at all by the same time twice, or by midnight as an end.
        try self.init(days: days, start: start == 1440 ? 0 : start, end: end == 0 ? 1440 : end)
    }

    /// Reads what somebody chose of days and hours: some days alone are meant from midnight to midnight.
    ///
    /// - Parameters:
    ///   - days: `nil` where nobody was asked for days.
    ///   - hours: as `22:00-07:00`; `nil` or empty for none.
    /// - Returns: `nil` where nothing was chosen: every day and no hours.
    /// - Throws: ``ItemError/noDays`` or ``ItemError/badHours(_:)``.
    package static func chosen(days: Set<Int>?, hours: String?) throws(ItemError) -> WeeklyHours? {
        let week = Set(1...7)
        let days = days ?? week
        guard !days.isEmpty else { throw .noDays }
        if let hours, !hours.isEmpty { return try WeeklyHours(days: days, hours: hours) }
        return days == week ? nil : try WeeklyHours(days: days, start: 0, end: 1440)
    }

    /// The hours as `22:00-07:00`.
    package var hours: String { "\(Self.clock(start))-\(Self.clock(end))" }

    /// Whether an instant is within the hours. A night that is an hour shorter or longer for summer time begins and ends
    /// when the clock on the wall says so.
    package func contains(_ instant: Instant, clock: ZoneClock) -> Bool {
        let today = clock.day(of: instant)
        return [today, today.adding(-1)].contains { day in
            guard days.contains(day.weekday) else { return false }
            let last = end > start ? end : end + 1440
            return instant >= clock.instant(of: day, minutes: start) && instant < clock.instant(of: day, minutes: last)
        }
    }

    private static func minutes(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<60).contains(minute), hour * 60 + minute <= 1440
        else { return nil }
        return hour * 60 + minute
    }

    private static func clock(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
}

extension WeeklyHours: LosslessStringConvertible {
    /// As `1234567 22:00-07:00`.
    package var description: String { days.sorted().map(String.init).joined() + " " + hours }

    package init?(_ description: String) {
        let words = description.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2 else { return nil }
        let days = words[0].compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
        try? self.init(days: Set(days), hours: String(words[1]))
        // Also what means the same must be written in one way.
        guard self.description == description else { return nil }
    }
}
