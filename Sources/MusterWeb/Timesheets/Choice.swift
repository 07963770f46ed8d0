/// A choice in a list.
struct Choice: Sendable {
    let value: String
    let label: String
    let isChosen: Bool
}
