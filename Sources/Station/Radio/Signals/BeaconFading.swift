/// How a beacon that falls silent leaves a list: it fades, and then it is gone.
package enum BeaconFading: Hashable, Sendable {
    case heard
    /// It was not heard when it should have been.
    case fading
    case gone

    /// Silences in seconds; beacons that are heard seldom get so many of their intervals.
    private static let fades = (seconds: 3.0, intervals: 3.0)
    private static let leaves = (seconds: 15.0, intervals: 6.0)

    /// - Parameters:
    ///   - silence: how long it has been unheard, in s.
    ///   - interval: the usual time between its sightings, in s; `nil` if unknown.
    package init(silence: Double, interval: Double?) {
        let interval = interval ?? 0
        if silence >= max(Self.leaves.seconds, Self.leaves.intervals * interval) {
            self = .gone
        } else if silence >= max(Self.fades.seconds, Self.fades.intervals * interval) {
            self = .fading
        } else {
            self = .heard
        }
    }
}
