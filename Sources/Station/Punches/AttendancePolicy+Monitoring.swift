import Attendance
import BeaconKit

extension AttendancePolicy {
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
