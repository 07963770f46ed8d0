/// The sums of a week or of a pay period.
package struct PayTotal: Hashable, Sendable {
    package let from: LocalDay
    /// The last day.
    package let to: LocalDay
    /// In µs.
    package private(set) var sums: PaySums
    /// In whole minutes: the sums of the days' minutes.
    package private(set) var minutes: PaySums

    /// The weeks of days that are in order.
    package static func weeks(_ days: [DayPay], _ rules: PayRules) -> [PayTotal] { totals(days, rules.week) }

    /// The pay periods of days that are in order.
    package static func periods(_ days: [DayPay], _ rules: PayRules) -> [PayTotal] { totals(days, rules.period) }

    private static func totals(
        _ days: [DayPay],
        _ range: (LocalDay) -> (from: LocalDay, to: LocalDay)
    ) -> [PayTotal] {
        var totals: [PayTotal] = []
        for day in days {
            let (from, to) = range(day.day)
            if totals.last?.from != from {
                totals.append(PayTotal(from: from, to: to, sums: PaySums(), minutes: PaySums()))
            }
            totals[totals.count - 1].sums += day.sums
            totals[totals.count - 1].minutes += day.minutes
        }
        return totals
    }
}
