/// What is drawn over a floor's picture: rooms, and where receivers are.
package struct FloorDrawing: Hashable, Sendable {
    /// How many rooms and receivers one floor may have.
    package static let mostRooms = 200
    package static let mostReceivers = 500

    /// In the order in which they were drawn.
    package let rooms: [RoomShape]
    package let receivers: [ReceiverSpot]

    package init() {
        rooms = []
        receivers = []
    }

    /// - Throws: ``FloorError`` for too many, and for a room or a receiver that is drawn twice.
    package init(rooms: [RoomShape], receivers: [ReceiverSpot]) throws(FloorError) {
        guard rooms.count <= Self.mostRooms else { throw .tooManyRooms }
        guard receivers.count <= Self.mostReceivers else { throw .tooManyReceivers }
        guard Set(rooms.map(\.room)).count == rooms.count else { throw .roomTwice }
        guard Set(receivers.map(\.receiver)).count == receivers.count else { throw .receiverTwice }
        self.rooms = rooms
        self.receivers = receivers
    }

    /// Reads lines, as forms, programs and the store have them.
    ///
    /// - Throws: ``FloorError``.
    package init(rooms: [String], receivers: [String]) throws(FloorError) {
        // Before any is read.
        guard rooms.count <= Self.mostRooms else { throw .tooManyRooms }
        guard receivers.count <= Self.mostReceivers else { throw .tooManyReceivers }
        try self.init(
            rooms: rooms.map { line throws(FloorError) in try RoomShape(line: line) },
            receivers: receivers.map { line throws(FloorError) in try ReceiverSpot(line: line) }
        )
    }
}
