package import BeaconKit

/// A beacon in the air, with all that is known of it.
package struct HeardBeacon: Hashable, Sendable {
    package var identity: BeaconIdentity
    package var owner: BeaconOwner
    /// From the receiver that hears it best.
    package var distance: Distance
    package var proximity: Proximity
    /// The upper quartile of the last 15 s at the receiver that hears it best, in dBm.
    package var rssi: Double
    /// The strongest reading of each of the last sixty seconds in dBm, oldest first; `nil` where nothing was heard.
    package var levels: [Int8?]
    /// The name of the receiver that heard it last.
    package var receiver: String?
    /// The room that it is in.
    package var room: String?
    package var lastSeen: Instant
    /// The usual time between its sightings in s; `nil` before it is known.
    package var interval: Double?
    /// Whether it was not heard when it should have been.
    package var isFading: Bool

    package init(
        identity: BeaconIdentity,
        owner: BeaconOwner = .unknown,
        distance: Distance = .unknown,
        proximity: Proximity = .unknown,
        rssi: Double,
        levels: [Int8?] = [],
        receiver: String?,
        room: String?,
        lastSeen: Instant,
        interval: Double? = nil,
        isFading: Bool = false
    ) {
        self.identity = identity
        self.owner = owner
        self.distance = distance
        self.proximity = proximity
        self.rssi = rssi
        self.levels = levels
        self.receiver = receiver
        self.room = room
        self.lastSeen = lastSeen
        self.interval = interval
        self.isFading = isFading
    }
}
