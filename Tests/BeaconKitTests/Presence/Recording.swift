import BeaconKit
import Foundation

/// A recording of real scanners from `shared/data`, which lies beside the package and isn't part of it. Tests of
/// recordings are skipped where it is absent.
struct Recording {
    /// A report as the recordings have it.
    private struct Report: Decodable {
        let scannerID: String
        let uuid: String
        let major: UInt16
        let minor: UInt16
        let power: Int8
        let rssi: Int8
        let time: Int64
    }

    /// In order of time. Receiver 201 is that of Room201, which stands in room 201.
    let sightings: [Sighting]

    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/data")

    static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static let twoScanners = Result { try Recording(starksm64: "two-scanners-2015-03-03") }
    static let fourScanners = Result { try Recording(starksm64: "four-scanners-2015-03-07") }

    /// Seconds from the first sighting.
    func seconds(_ instant: Instant) -> Double {
        guard let first = sightings.first else { return 0 }
        return Double(instant.microseconds(since: first.instant)) / 1_000_000
    }

    /// Reads a gzipped file of JSON objects, one after the other with nothing between them.
    private init(starksm64 name: String) throws {
        let unzip = Process()
        unzip.executableURL = URL(filePath: "/usr/bin/env")
        unzip.arguments = ["gzip", "-dc", Self.folder.appending(path: "starksm64/\(name).json.gz").path]
        let pipe = Pipe()
        unzip.standardOutput = pipe
        try unzip.run()
        let objects = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        unzip.waitUntilExit()
        let array = "[" + objects.replacing("}{", with: "},{") + "]"
        let reports = try JSONDecoder().decode([Report].self, from: Data(array.utf8))
        sightings = reports.compactMap { report in
            guard let room = UInt16(report.scannerID.suffix(3)), let uuid = BeaconUUID(report.uuid) else { return nil }
            return Sighting(
                identity: BeaconIdentity(uuid: uuid, major: report.major, minor: report.minor),
                measuredPower: report.power,
                rssi: report.rssi,
                receiver: ReceiverID(rawValue: room),
                instant: Instant(microseconds: report.time * 1_000)
            )
        }.sorted { $0.instant < $1.instant }
    }
}
