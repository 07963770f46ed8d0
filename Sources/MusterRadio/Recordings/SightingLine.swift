package import BeaconKit

/// One line of a recording of sightings.
///
/// `{"time":1425757567.417,"receiver":"Room201","uuid":"…","major":201,"minor":20,"power":-62,"rssi":-60}`: `time` is
/// in seconds since 1970, `power` and `rssi` are in dBm. `receiver` and `power` may be missing or null; further members
/// are passed over.
package struct SightingLine: Hashable {
    /// Stands for a measured power that wasn't recorded.
    ///
    /// No beacon can mean it, so the engine falls back as it does for other absurd powers, and marks the distance so.
    package static let unknownPower: Int8 = 127

    /// Why a line isn't a sighting.
    package struct Failure: Error, Hashable {
        package let reason: SkipReason

        package init(_ reason: SkipReason) {
            self.reason = reason
        }
    }

    package let instant: Instant
    /// The receiver's name, if the line has one.
    package let receiver: String?
    package let identity: BeaconIdentity
    /// In dBm, or ``unknownPower``.
    package let measuredPower: Int8
    /// In dBm.
    package let rssi: Int8

    /// Reads a line without its line feed.
    package init(_ line: Span<UInt8>) throws(Failure) {
        guard let values = SightingValues(line) else { throw Failure(.notAnObject) }
        let microseconds = try values.integer(.time, timesTenToThe: 6, in: line)
        guard let instant = Instant(recorded: microseconds) else { throw Failure(.outOfRange(.time)) }
        self.instant = instant
        receiver = try values.text(.receiver, in: line)
        identity = try BeaconIdentity(
            uuid: values.uuid(.uuid, in: line),
            major: values.number(.major, in: line),
            minor: values.number(.minor, in: line)
        )
        measuredPower = values.has(.power) ? try values.number(.power, in: line) : Self.unknownPower
        rssi = try values.number(.rssi, in: line)
    }
}
