/// What the scripts of the live board need to know.
struct LiveView: Sendable {
    /// Where the updates come from, beginning after what the page shows.
    let events: String
    let language: String
    /// Whether the address asks for the wall view; otherwise the width decides.
    let isWall: Bool
    /// The address of the board in the other view.
    let otherView: String
    /// The station's time as the page shows it.
    let time: BoardTime
}
