/// Pay rules to start from. An office takes one, changes its numbers and saves the result as its own.
package enum PayTemplate: String, CaseIterable, RequestValue {
    /// 40 hours a week; what is beyond them is overtime that is paid.
    case week
    /// Overtime beyond 8 hours a day and beyond 40 hours a week.
    case day
    /// Overtime goes to the hours account.
    case timeOff = "time-off"
    /// Supplements for nights, Sundays and holidays, as German offices pay them.
    case supplements
    /// California Labor Code § 510.
    case california

    /// The rules, each in a line of its own.
    package var text: String {
        switch self {
        case .week: "band week>40:00 OT 125% pay"
        case .day:
            """
            band day>10:00 OT50 150% pay
            band day>8:00 OT25 125% pay
            band week>40:00 OT25 125% pay
            """
        case .timeOff: "band week>40:00 TIME 100% time"
        case .supplements:
            """
            band week>40:00 OT 125% pay
            supplement NIGHT 23:00-06:00 days 1234567 25% pay
            supplement HOL 00:00-24:00 holidays 125% pay group A
            supplement SUN 00:00-24:00 days 7 50% pay group A
            """
        case .california:
            """
            week 7
            period two-weekly 2026-01-04
            band day>12:00 DT 200% pay
            band day-7-of-week>8:00 DT 200% pay
            band day-7-of-week>0:00 OT 150% pay
            band day>8:00 OT 150% pay
            band week>40:00 OT 150% pay
            """
        }
    }
}
