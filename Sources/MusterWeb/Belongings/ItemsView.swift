/// The page of all items.
struct ItemsView: Sendable {
    let t: ItemTexts
    let assets: String
    let events: String
    let notice: Notice?
    let canEdit: Bool
    let canRule: Bool
    let alerts: AlertsView
    let rows: [ItemRow]
    let isEmpty: Bool
    let others: SharedItemsView
}

struct AlertsView: Sendable {
    let t: ItemTexts
    let open: [AlertRow]
    let isEmpty: Bool
    let earlier: [AlertRow]
    let hasEarlier: Bool

    /// How many that have ended are shown.
    static let mostEarlier = 20
    static let mostOpen = 100
}
