package import BeaconKit

/// A beacon that is nobody's badge, heard near a receiver.
package struct UnknownBeacon: Hashable, Sendable {
    package var identity: BeaconIdentity
    package var room: String
    /// The average signal strength in dBm.
    package var rssi: Double
    package var lastSeen: Instant

    package init(identity: BeaconIdentity, room: String, rssi: Double, lastSeen: Instant) {
        self.identity = identity
        self.room = room
        self.rssi = rssi
        self.lastSeen = lastSeen
    }
}
