/// A beacon's move from one room to another.
public struct RoomChange: Hashable, Sendable {
    /// The beacon.
    public let identity: BeaconIdentity
    /// The room that it is in now.
    public let room: RoomID
    /// The room that it was in; `nil` when a beacon is first heard.
    public let previous: RoomID?
    /// When it was decided.
    public let instant: Instant
    /// The sighting that decided it.
    public let lastSeen: Instant

    /// Makes a change from its parts.
    public init(identity: BeaconIdentity, room: RoomID, previous: RoomID?, instant: Instant, lastSeen: Instant) {
        self.identity = identity
        self.room = room
        self.previous = previous
        self.instant = instant
        self.lastSeen = lastSeen
    }
}
