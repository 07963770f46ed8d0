package import Attendance

/// An item that is heard, and where: for plans.
package struct BoardItem: Hashable, Sendable {
    package var id: ItemID
    package var name: String
    package var room: String
    /// The rooms that it may be in, where that is not sure.
    package var chances: [RoomChance]
    /// Last known, not sure: the receiver that heard it is deaf.
    package var isFrozen: Bool

    package init(id: ItemID, name: String, room: String, chances: [RoomChance] = [], isFrozen: Bool = false) {
        self.id = id
        self.name = name
        self.room = room
        self.chances = chances
        self.isFrozen = isFrozen
    }
}
