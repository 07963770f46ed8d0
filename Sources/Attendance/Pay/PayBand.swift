/// Time beyond a limit: overtime by day, week or pay period, or a day of work too many.
package struct PayBand: Hashable, Sendable {
    package let measure: PayMeasure
    /// The limit in minutes: what comes after it belongs to the band.
    package let over: Int
    package let code: PayCode
    /// What an hour is worth, in percent of a normal one, 0 to 1000. As time off, this much goes to the account.
    package let percent: Int
    package let compensation: PayCompensation
    /// Minutes beyond the limit from which a day's band counts; with less, the day has none of it.
    package let minimum: Int

    /// - Throws: ``PayRuleError/outOfRange(field:value:allowed:)`` or ``PayRuleError/minimumOutsideDay``.
    package init(
        _ measure: PayMeasure,
        over: Int,
        code: PayCode,
        percent: Int = 100,
        compensation: PayCompensation = .pay,
        minimum: Int = 0
    ) throws(PayRuleError) {
        switch measure {
        case .dayOfWeek(let number): try PayRuleError.check("The day of the week", number, 2...7)
        case .dayInRow(let number): try PayRuleError.check("The day in a row", number, 2...31)
        case .day, .week, .period: break
        }
        try PayRuleError.check("The limit of “\(measure)” in minutes", over, 0...measure.longest)
        try PayRuleError.check("The percentage of \(code)", percent, 0...1000)
        try PayRuleError.check("The minimum of \(code) in minutes", minimum, 0...720)
        if minimum > 0, !measure.isDaily { throw .minimumOutsideDay(code) }
        self.measure = measure
        self.over = over
        self.code = code
        self.percent = percent
        self.compensation = compensation
        self.minimum = minimum
    }

    /// The limit in µs.
    var limit: Int64 { Int64(over) * 60_000_000 }
}

extension PayBand: CustomStringConvertible {
    /// As `band day>8:00 OT50 150% pay min 0:15`.
    package var description: String {
        "band \(measure)>\(HoursText.text(over)) \(code) \(percent)% \(compensation.rawValue)"
            + (minimum > 0 ? " min \(HoursText.text(minimum))" : "")
    }
}
