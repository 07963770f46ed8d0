package import Attendance

/// Where the web gets the board from.
package protocol BoardSource: Sendable {
    /// The board as it stands.
    func board() async -> Board
    /// What changes from now on. A subscriber that is too slow loses the oldest updates, and sees that in the gap of
    /// revisions: then it takes the whole board anew.
    func boardUpdates() async -> AsyncStream<BoardUpdate>
    /// Takes over at once what was written to the journal from here.
    func rosterChanged() async
    /// A person's photo; `nil` if there is none.
    func photo(_ commitment: Commitment) async throws -> Photo?
}
