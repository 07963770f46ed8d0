/// What is known of one beacon.
public struct BeaconPresence: Hashable, Sendable {
    /// The beacon.
    public let identity: BeaconIdentity
    /// The level at 1 m that it claims, in dBm, as last heard. May be absurd.
    public let measuredPower: Int8
    /// Its first sighting since it was last forgotten.
    public let firstSeen: Instant
    /// Its last sighting.
    public let lastSeen: Instant
    /// The receiver that heard it last; `nil` for a beacon only assumed to be there.
    public let receiver: ReceiverID?
    /// The room that it is in, or was in when last heard.
    public let room: RoomID?
    /// How far it is from the nearest receiver.
    public let distance: Distance
    /// The same, coarsely and without flicker.
    public let proximity: Proximity
    /// The level of the last 15 s at the nearest receiver, in dBm; `nil` if unknown. It is the upper quartile, from which
    /// the distance is estimated: what it is at 1 m is the power that the beacon should claim.
    public let rssi: Double?
    /// The usual time between its sightings, in seconds, learned; `nil` before enough were heard.
    public let advertisingInterval: Double?
    /// Whether it is inside any region, its own included.
    public let isInside: Bool
    /// Whether the receivers that last heard it are deaf, so that nothing said here can be checked.
    public let isFrozen: Bool
}
