/// What other stations sent for the wall screen.
struct WallMessagesView: Sendable {
    struct Row: Sendable {
        let from: String
        let text: String?
        let picture: String?
        let alt: String
    }

    let rows: [Row]
}
