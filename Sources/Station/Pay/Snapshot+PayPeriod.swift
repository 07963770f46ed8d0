package import Attendance

/// Which days are paid together.
///
/// Every day is in exactly one pay period: where rules with other periods begin, the one before ends. Days before the first
/// rules are in the period in which these begin, or else in their calendar month.
extension Snapshot {
    /// The pay period in which a day lies: of a person, of a department, or of everyone.
    package func payPeriod(
        of person: Person? = nil,
        department: String? = nil,
        on day: LocalDay
    ) throws(ScheduleError) -> DayRange {
        func rules(_ day: LocalDay) -> PayRules? {
            attendance.pay.rules.rules(
                of: person?.id ?? PersonID(rawValue: ""),
                department: person?.details.department ?? department ?? "",
                on: day
            )
        }
        let next = (0...Self.longestPeriod).lazy.map { day.adding($0) }.first { rules($0) != nil }
        if let next, let coming = rules(next), coming.period(of: next).from <= day {
            let period = coming.period(of: next)
            func isOwn(_ day: LocalDay) -> Bool {
                rules(day).map { $0.cycle == coming.cycle && $0.week == coming.week } ?? (day < next)
            }
            var (from, to) = (day, max(day, next))
            while from > period.from, isOwn(from.adding(-1)) || isBeforeRules(from.adding(-1), rules) {
                from = from.adding(-1)
            }
            while to < period.to, isOwn(to.adding(1)) { to = to.adding(1) }
            return try DayRange(from: from, to: to)
        }
        let month = PayCycle.monthly(from: 1).range(around: day, week: 1)
        var from = day
        while from > month.from, rules(from.adding(-1)) == nil { from = from.adding(-1) }
        let end = next.flatMap { next in rules(next)?.period(of: next).from.adding(-1) } ?? month.to
        return try DayRange(from: from, to: min(month.to, end))
    }

    /// No pay period has more days.
    private static let longestPeriod = 31

    /// Whether no rules count on a day nor have counted shortly before.
    private func isBeforeRules(_ day: LocalDay, _ rules: (LocalDay) -> PayRules?) -> Bool {
        (0...Self.longestPeriod).allSatisfy { rules(day.adding(-$0)) == nil }
    }
}
