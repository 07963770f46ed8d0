package import BeaconKit

/// What a station remembers of an item from one start to the next, beside the journal.
package struct ItemMemory: Hashable, Sendable {
    /// Its last sighting.
    package var lastSeen: Instant
    /// Whether it counted as here.
    package var isInside: Bool
    package var room: String?
    /// The last sighting of its owner, who went while it stayed, where that is not told yet: it is quiet, or the item
    /// rests in one of its rooms.
    package var ownerLeft: Instant?

    package init(lastSeen: Instant, isInside: Bool, room: String? = nil, ownerLeft: Instant? = nil) {
        self.lastSeen = lastSeen
        self.isInside = isInside
        self.room = room
        self.ownerLeft = ownerLeft
    }
}
