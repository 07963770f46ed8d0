package import BeaconKit

/// The beacons that are heard at one instant.
package struct BeaconList: Hashable, Sendable {
    /// The station's time.
    package var now: Instant
    /// In no particular order.
    package var beacons: [HeardBeacon]
    /// There are more beacons around than the station follows.
    package var isIncomplete: Bool

    package init(now: Instant, beacons: [HeardBeacon], isIncomplete: Bool = false) {
        self.now = now
        self.beacons = beacons
        self.isIncomplete = isIncomplete
    }
}
