package import BeaconKit

/// A receiver that the station listens to, and the room in which it stands.
package struct ReceiverPlace: Hashable, Sendable {
    package let id: ReceiverID
    package let name: String
    package let room: String

    package init(id: ReceiverID, name: String, room: String) {
        self.id = id
        self.name = name
        self.room = room
    }
}
