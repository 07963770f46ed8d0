/// Something on top of the base code for work within some hours: at night, on Sundays, on holidays.
package struct PaySupplement: Hashable, Sendable {
    package let code: PayCode
    package let days: PayDays
    /// Minutes after midnight on the clock on the wall, 0 to 1439.
    package let start: Int
    /// Minutes after midnight of the day of the start: more than ``start``, at most a day later.
    package let end: Int
    /// In percent of a normal hour, 0 to 1000.
    package let percent: Int
    package let compensation: PayCompensation
    /// Minutes that must fall within the hours on a day of work for it to count; otherwise the day has none of it.
    package let minimum: Int
    /// Of supplements with the same group only the first in the list counts for a moment.
    package let group: PayCode?

    /// - Throws: ``PayRuleError/outOfRange(field:value:allowed:)``, ``PayRuleError/badHours(_:)``,
    ///   ``PayRuleError/badDays(_:)``, ``PayRuleError/badHolidayName(_:)`` or ``PayRuleError/supplementForNothing(_:)``.
    package init(
        _ code: PayCode,
        on days: PayDays,
        start: Int,
        end: Int,
        percent: Int = 100,
        compensation: PayCompensation = .pay,
        minimum: Int = 0,
        group: PayCode? = nil
    ) throws(PayRuleError) {
        try days.check()
        guard (0..<1440).contains(start), end > start, end - start <= 1440 else {
            throw .badHours("\(start)-\(end)")
        }
        try PayRuleError.check("The percentage of \(code)", percent, 0...1000)
        try PayRuleError.check("The minimum of \(code) in minutes", minimum, 0...1440)
        if compensation == .none { throw .supplementForNothing(code) }
        self.code = code
        self.days = days
        self.start = start
        self.end = end
        self.percent = percent
        self.compensation = compensation
        self.minimum = minimum
        self.group = group
    }

    /// The hours that begin on a day, in minutes after its midnight; `nil` if none do.
    func hours(on day: LocalDay, holiday: Holiday?) -> Range<Int>? {
        switch days {
        case .weekdays(let weekdays): return weekdays.contains(day.weekday) ? start..<end : nil
        case .holiday(let name) where holiday?.name != name: return nil
        case .holidays, .holiday:
            let hours: Range<Int>
            switch holiday?.part {
            case nil: return nil
            case .all: hours = start..<end
            case .until(let minutes): hours = min(start, minutes)..<min(end, minutes)
            case .from(let minutes): hours = max(start, minutes)..<max(end, minutes)
            case .between(let first, let last): hours = max(start, first)..<max(start, first, min(end, last))
            }
            return hours.isEmpty ? nil : hours
        }
    }
}

extension PaySupplement: CustomStringConvertible {
    /// As `supplement NIGHT 23:00-06:00 days 1234567 25% pay min 2:00 group A`.
    package var description: String {
        let last = HoursText.clock(end > 1440 ? end - 1440 : end)
        return "supplement \(code) \(HoursText.clock(start))-\(last) \(days) \(percent)% \(compensation.rawValue)"
            + (minimum > 0 ? " min \(HoursText.text(minimum))" : "") + (group.map { " group \($0)" } ?? "")
    }
}
