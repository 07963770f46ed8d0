import Attendance
import Station

/// A board that a test scripts.
actor InMemoryBoardSource: BoardSource {
    private var current: Board
    private var photos: [Commitment: Photo]
    private var subscribers: [AsyncStream<BoardUpdate>.Continuation] = []

    init(_ board: Board, photos: [Commitment: Photo] = [:]) {
        current = board
        self.photos = photos
    }

    func board() -> Board { current }

    func boardUpdates() -> AsyncStream<BoardUpdate> {
        let (updates, continuation) = AsyncStream.makeStream(
            of: BoardUpdate.self,
            bufferingPolicy: .bufferingNewest(64)
        )
        subscribers.append(continuation)
        return updates
    }

    func rosterChanged() {}

    func photo(_ commitment: Commitment) -> Photo? { photos[commitment] }

    /// How many follow the updates.
    var subscriberCount: Int { subscribers.count }

    /// Changes the board and tells of it, as the station does.
    func change(_ edit: @Sendable (inout Board) -> Void) {
        let old = current
        edit(&current)
        current.revision = old.revision + 1
        let before = Dictionary(uniqueKeysWithValues: old.people.map { ($0.id, $0) })
        let after = Set(current.people.map(\.id))
        send(
            BoardUpdate(
                board: current,
                changedPeople: current.people.indices.filter { before[current.people[$0].id] != current.people[$0] },
                removedPeople: old.people.filter { !after.contains($0.id) },
                changedRest: old.receivers != current.receivers || old.alarms != current.alarms
            )
        )
    }

    /// Changes the board without telling, as when a subscriber was too slow for an update.
    func changeUnseen(_ edit: @Sendable (inout Board) -> Void) {
        edit(&current)
        current.revision += 1
    }

    private func send(_ update: BoardUpdate) {
        for subscriber in subscribers { subscriber.yield(update) }
    }
}
