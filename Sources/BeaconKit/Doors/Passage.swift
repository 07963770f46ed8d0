/// A beacon's way through a door.
public struct Passage: Hashable, Sendable {
    /// The beacon.
    public let identity: BeaconIdentity
    /// The door.
    public let door: DoorID
    /// The side on which it is now: inside for one that came in.
    public let side: Door.Side
    /// When it was decided, with the sighting that decided it.
    public let instant: Instant

    /// Makes a passage from its parts.
    public init(identity: BeaconIdentity, door: DoorID, side: Door.Side, instant: Instant) {
        self.identity = identity
        self.door = door
        self.side = side
        self.instant = instant
    }
}
