package import BeaconKit

/// What is known of a beacon now. Instants are steady time.
package struct ItemSense: Hashable, Sendable {
    package let lastHeard: Instant
    /// How far it is, in m; `nil` if unknown.
    package let meters: Double?
    package let room: String?
    /// The usual time between its sightings, in s; `nil` if unknown.
    package let interval: Double?

    package init(lastHeard: Instant, meters: Double? = nil, room: String? = nil, interval: Double? = nil) {
        self.lastHeard = lastHeard
        self.interval = interval
        self.meters = meters
        self.room = room
    }
}

/// What ``ItemWatch`` asks for when it has something to decide.
package protocol ItemSenses {
    /// What is known of an item's beacon; `nil` if it is forgotten.
    func sense(_ item: Item) -> ItemSense?
    /// The same for that of somebody's badges which was heard last.
    func sense(owner: PersonID) -> ItemSense?
    /// Whether nobody is to be told of an item now.
    func isQuiet(_ item: Item) -> Bool
    /// Whether any receiver hears, so that what is not heard is not there.
    var isHearing: Bool { get }
    /// Wall time at a steady instant.
    func wall(_ steady: Instant) -> Instant
}
