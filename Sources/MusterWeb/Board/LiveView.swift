/// What the scripts of the live board need to know.
package struct LiveView: Sendable {
    /// Where the updates come from, beginning after what the page shows.
    package let events: String
    package let language: String
    /// Whether the address asks for the wall view; otherwise the width decides.
    package let isWall: Bool
    /// What is left to do after the set-up, which is markup already; `nil` for nothing.
    package let firstSteps: String?
    /// Whether people's cards lead to their pages: not on a wall, nor for whoever may not open these.
    package let linksPeople: Bool
    /// What leads from a badge that is nobody's to where it gets an owner; `nil` for whoever may not give it one.
    package let whoseBadge: String?
    /// The kiosk's dialog, which is markup already; `nil` where it is no kiosk.
    package let kiosk: String?
    /// The classes of the page, for its style; `nil` for the board as usual.
    package let look: String?
    /// The address of the board in the other view.
    package let otherView: String
    /// The station's time as the page shows it.
    package let time: BoardTime
}
