package import BeaconKit

/// What went through a decoder.
package struct PipelineCounts: Hashable, Sendable {
    /// Advertising reports and sightings taken, whatever they held.
    package var reports = 0
    /// Those of them that were iBeacons.
    package var beacons = 0
    /// Packets, or advertising data within them, that break the rules of their format.
    package var malformed = 0

    package init() {}

    /// Counts a sighting that needed no decoding.
    package mutating func add(_ sighting: Sighting) {
        reports += 1
        beacons += 1
    }
}
