/// What changed on the board from one revision to the next. At least every second of real time there is one, which
/// carries the time, if nothing else.
package struct BoardUpdate: Hashable, Sendable {
    /// The board after the change. Copies share their storage, so it costs nothing to carry.
    package let board: Board
    /// The people whose lines changed or are new, by their place in `board.people`.
    package let changedPeople: [Int]
    /// The people whose lines are gone.
    package let removedPeople: [BoardPerson]
    /// Receivers, unknown beacons, alarms, the site or the day changed.
    package let changedRest: Bool

    package init(board: Board, changedPeople: [Int], removedPeople: [BoardPerson], changedRest: Bool) {
        self.board = board
        self.changedPeople = changedPeople
        self.removedPeople = removedPeople
        self.changedRest = changedRest
    }
}
