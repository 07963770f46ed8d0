import BeaconKit

/// When a badge's presence becomes a punch.
package struct AttendancePolicy: Hashable, Sendable {
    /// How near a badge must be to a receiver to arrive, in m.
    package var nearDistance: Double = 8
    /// How many near sightings make an arrival: more than one, so that nobody passing outside is checked in.
    package var sightings: Int = 3
    /// The time in which those sightings must come.
    package var window: Duration = .seconds(45)
    /// How long a badge must go unheard until its person is away. The departure is the last sighting all the same.
    package var awayAfter: Duration = .seconds(300)

    package init() {}

    /// The policy in the beacon library's words.
    var monitoring: MonitoringPolicy {
        MonitoringPolicy(
            exitTime: awayAfter,
            enterDistance: nearDistance,
            confirmingSightings: sightings,
            confirmationWindow: window
        )
    }
}
