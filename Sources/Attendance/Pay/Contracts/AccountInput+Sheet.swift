/// The one place that reads timesheets for hours accounts.
extension AccountInput {
    /// - Parameters:
    ///   - pay: what the day is paid for: ``PayDay/init(_:policy:zones:credits:)``.
    ///   - hasRota: a rota counts for the person on the day, so that its shifts, or that it has none, say what is expected.
    package init(_ sheet: DaySheet, pay: PayDay, hasRota: Bool) {
        self.init(sheet.day)
        spans = pay.spans.map(\.interval).sorted { $0.start < $1.start }
        if hasRota { planned = Totals.minutes(sheet.rounded.expected) }
        holiday = sheet.plan.holiday?.part
        leaves = sheet.plan.leaves.map { LeavePart($0.kind, $0.part) }
    }
}
