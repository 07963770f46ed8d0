package import Attendance
package import BeaconKit

/// An item with all that is known of it now.
package struct ItemState: Hashable, Sendable {
    package enum Whereabouts: Hashable, Sendable {
        /// Not heard since the station started, or nobody can tell.
        case unknown
        /// Heard, as near as that.
        case here(Proximity)
        /// Out of range.
        case away
    }

    package var item: Item
    /// The owner's name; `nil` if it is nobody's, or theirs who is not on the roster any more.
    package var owner: String?
    package var whereabouts: Whereabouts
    package var distance: Distance
    /// Where it is, or was last heard.
    package var room: String?
    /// `nil` if it was never heard.
    package var lastSeen: Instant?
    /// Whether the receiver that heard it is deaf, so that nothing said here can be checked.
    package var isFrozen: Bool

    package init(
        item: Item,
        owner: String? = nil,
        whereabouts: Whereabouts = .unknown,
        distance: Distance = .unknown,
        room: String? = nil,
        lastSeen: Instant? = nil,
        isFrozen: Bool = false
    ) {
        self.item = item
        self.owner = owner
        self.whereabouts = whereabouts
        self.distance = distance
        self.room = room
        self.lastSeen = lastSeen
        self.isFrozen = isFrozen
    }
}
