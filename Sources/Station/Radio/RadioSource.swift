package import Attendance

/// Where the web gets what is in the air from. It costs nothing while nobody asks.
package protocol RadioSource: Sendable {
    /// The beacons that are heard now.
    func beacons() async -> BeaconList
    /// The receivers, in the order in which they came.
    func receiverReports() async -> [ReceiverReport]
    /// When presence becomes a punch now.
    func attendancePolicy() async -> AttendancePolicy
}
