/// A receiver in the list beside a plan.
struct PlanReceiver: Sendable {
    let row: ReceiverRow
    let icons: String

    init(_ row: ReceiverRow, icons: String) {
        self.row = row
        self.icons = icons
    }
}
