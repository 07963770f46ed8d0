/// Which days are paid together.
package enum PayCycle: Hashable, Sendable {
    case weekly
    /// Two weeks, one of which begins on the anchor.
    case twoWeekly(anchor: LocalDay)
    /// Four weeks, the first of which begins on the anchor.
    case fourWeekly(anchor: LocalDay)
    /// The 1st to the 15th, and the 16th to the last.
    case halfMonthly
    /// From this day of the month, 1 to 28, to the day before it in the next.
    case monthly(from: Int)

    /// The pay period in which a day lies.
    ///
    /// - Parameter week: the first day of weeks, 1 for Monday to 7 for Sunday.
    package func range(around day: LocalDay, week: Int) -> (from: LocalDay, to: LocalDay) {
        switch self {
        case .weekly:
            let first = Self.weekStart(of: day, week: week)
            return (first, first.adding(6))
        case .twoWeekly(let anchor): return Self.weeks(2, from: anchor, around: day)
        case .fourWeekly(let anchor): return Self.weeks(4, from: anchor, around: day)
        case .halfMonthly:
            let middle = LocalDay(year: day.year, month: day.month, day: 16)
            return day < middle
                ? (LocalDay(year: day.year, month: day.month, day: 1), middle.adding(-1))
                : (middle, Self.next(day, from: 1).adding(-1))
        case .monthly(let number):
            let next =
                day.day < number
                ? LocalDay(year: day.year, month: day.month, day: number) : Self.next(day, from: number)
            let first =
                next.month == 1
                ? LocalDay(year: next.year - 1, month: 12, day: number)
                : LocalDay(year: next.year, month: next.month - 1, day: number)
            return (first, next.adding(-1))
        }
    }

    /// The first day of the week in which a day lies.
    package static func weekStart(of day: LocalDay, week: Int) -> LocalDay {
        day.adding(-((day.weekday - week + 7) % 7))
    }

    private static func weeks(_ count: Int, from anchor: LocalDay, around day: LocalDay) -> (LocalDay, LocalDay) {
        let length = count * 7
        let remainder = (day.ordinal - anchor.ordinal) % length
        let first = day.adding(-(remainder < 0 ? remainder + length : remainder))
        return (first, first.adding(length - 1))
    }

    private static func next(_ day: LocalDay, from number: Int) -> LocalDay {
        day.month == 12
            ? LocalDay(year: day.year + 1, month: 1, day: number)
            : LocalDay(year: day.year, month: day.month + 1, day: number)
    }

    /// Refuses what cannot be divided into weeks or comes in no month.
    func check(week: Int) throws(PayRuleError) {
        try PayRuleError.check("The first day of the week", week, 1...7)
        switch self {
        case .weekly, .halfMonthly: break
        case .twoWeekly(let anchor), .fourWeekly(let anchor):
            guard anchor.weekday == week else { throw .anchorInsideWeek(anchor, weekday: week) }
        case .monthly(let number): try PayRuleError.check("The first day of the pay period", number, 1...28)
        }
    }
}

extension PayCycle: LosslessStringConvertible {
    /// As `weekly`, `two-weekly 2026-01-05`, `four-weekly 2026-01-05`, `half-monthly` or `monthly 26`.
    package var description: String {
        switch self {
        case .weekly: "weekly"
        case .twoWeekly(let anchor): "two-weekly \(anchor)"
        case .fourWeekly(let anchor): "four-weekly \(anchor)"
        case .halfMonthly: "half-monthly"
        case .monthly(let number): "monthly \(number)"
        }
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        switch (words.first, words.count) {
        case ("weekly", 1): self = .weekly
        case ("half-monthly", 1): self = .halfMonthly
        case ("two-weekly", 2), ("four-weekly", 2):
            guard let anchor = LocalDay(words[1]) else { return nil }
            self = words[0] == "two-weekly" ? .twoWeekly(anchor: anchor) : .fourWeekly(anchor: anchor)
        case ("monthly", 2):
            guard let number = Int(words[1]) else { return nil }
            self = .monthly(from: number)
        default: return nil
        }
        guard self.description == description else { return nil }
    }
}
