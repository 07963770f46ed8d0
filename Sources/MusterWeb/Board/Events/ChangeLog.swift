package import Station

/// The board as it is published, and its latest changes: enough for a browser that comes back after a short break to take
/// only what it missed.
///
/// It counts in steps of its own. A step holds all that came between two publications.
package struct ChangeLog: Sendable {
    /// How many steps are kept; at the usual pace that is some minutes.
    package let capacity: Int
    /// The board as published.
    package private(set) var board: Board
    /// The number of the last step.
    package private(set) var step = 0
    /// The latest steps, the last at the end.
    private var changes: [BoardChange] = []
    /// The newest board, and what is different in it from the published one.
    private var next: Board
    private var pending = BoardChange()

    package init(board: Board, capacity: Int = 512) {
        self.board = board
        self.next = board
        self.capacity = max(1, capacity)
    }

    /// Records the next state of the board; one that is older than what is known changes nothing.
    package mutating func record(_ update: BoardUpdate) {
        guard update.board.revision >= next.revision else { return }
        // After a gap in the revisions the update tells only of the last step, so all is compared.
        let follows = update.board.revision <= next.revision + 1
        pending.append(
            follows ? BoardChange(from: next, update: update) : BoardChange(from: next, to: update.board)
        )
        next = update.board
    }

    /// Publishes what was taken.
    ///
    /// - Returns: whether anything but the time changed.
    package mutating func publish() -> Bool {
        board = next
        guard !pending.isEmpty else { return false }
        step += 1
        changes.append(pending)
        if changes.count > capacity { changes.removeFirst() }
        pending = BoardChange()
        return true
    }

    /// What changed after a step; `nil` if that is no longer known, or was never.
    package func change(after step: Int) -> BoardChange? {
        guard (self.step - changes.count...self.step).contains(step) else { return nil }
        var change = BoardChange()
        for item in changes.suffix(self.step - step) { change.append(item) }
        return change
    }
}
