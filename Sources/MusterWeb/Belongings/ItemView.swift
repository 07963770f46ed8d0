/// The page of one item.
struct ItemView: Sendable {
    struct FieldRow: Sendable {
        let t: ItemTexts
        let name: String
        let label: String
        let value: String
        let hint: String?
        let problem: String?
        /// What somebody else saved there meanwhile.
        let theirs: String?
        let describedBy: String
        let isNumeric: Bool
    }

    struct Choice: Sendable {
        let value: String
        let label: String
        let isChosen: Bool
    }

    let t: ItemTexts
    let p: PeopleTexts
    let assets: String
    let csrfToken: String
    let title: String
    let action: String
    let version: String
    let notice: Notice?
    let canEdit: Bool
    let fields: [FieldRow]
    let exitTime: [FieldRow]
    let quiet: FieldRow
    let owners: [Choice]
    let ownerProblem: String?
    let ownerTheirs: String?
    let rooms: [Choice]
    let hasRooms: Bool
    let roomsProblem: String?
    let days: [Choice]
    let nearby: [ItemNearbyView.Row]
    let hasNearby: Bool
    /// Only of an item that is there already.
    let id: String?
    let state: ItemRow?
    let photo: String?
    let initials: String
    let hue: Int
}
