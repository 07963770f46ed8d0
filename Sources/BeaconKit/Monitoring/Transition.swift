/// A beacon's coming into a region or its leaving.
public struct Transition: Hashable, Sendable {
    /// The region; `nil` for the beacon's own presence.
    public let region: RegionID?
    /// The beacon. For a wildcard region, the first that came or the last that left.
    public let identity: BeaconIdentity
    /// When it was decided.
    public let instant: Instant
    /// The first sighting of this stay. For an enter, the first of the sightings that confirmed it.
    public let firstSeen: Instant
    /// The last sighting of this stay. This, not ``instant``, is when a beacon that exits left.
    public let lastSeen: Instant
    /// The room that it was in, if it is known.
    public let room: RoomID?
    /// The receiver that heard it last; `nil` if none has since it was assumed to be inside.
    public let receiver: ReceiverID?

    /// Makes a transition from its parts.
    public init(
        region: RegionID?,
        identity: BeaconIdentity,
        instant: Instant,
        firstSeen: Instant,
        lastSeen: Instant,
        room: RoomID?,
        receiver: ReceiverID?
    ) {
        self.region = region
        self.identity = identity
        self.instant = instant
        self.firstSeen = firstSeen
        self.lastSeen = lastSeen
        self.room = room
        self.receiver = receiver
    }
}
