package import BeaconKit
import Foundation

/// A report of the scanners in `starksm64`.
package struct ScannerReport: Decodable {
    /// As `Room201`.
    package let scannerID: String
    package let uuid: String
    package let major: UInt16
    package let minor: UInt16
    package let rssi: Int8
    /// Milliseconds since the epoch.
    package let time: Int64
    private let power: Int8
    private let calibratedPower: Int8

    /// The run with two scanners has the measured power in `calibratedPower`, that with four in `power`; the other one
    /// is 0.
    package var measuredPower: Int8 { power == 0 ? calibratedPower : power }

    /// The report as a sighting. Receiver 201 is that of Room201, which stands in room 201.
    package var sighting: Sighting? {
        guard let room = UInt16(scannerID.suffix(3)), let uuid = BeaconUUID(uuid) else { return nil }
        return Sighting(
            identity: BeaconIdentity(uuid: uuid, major: major, minor: minor),
            measuredPower: measuredPower,
            rssi: rssi,
            receiver: ReceiverID(rawValue: room),
            instant: Instant(microseconds: time * 1_000)
        )
    }

    /// Reads a recording: gzipped JSON objects, one after the other with nothing between them.
    package static func all(_ name: String) throws -> [ScannerReport] {
        let objects = String(decoding: try SharedData.unzipped("starksm64/\(name).json.gz"), as: UTF8.self)
        return try JSONDecoder().decode([Self].self, from: Data("[\(objects.replacing("}{", with: "},{"))]".utf8))
    }
}
