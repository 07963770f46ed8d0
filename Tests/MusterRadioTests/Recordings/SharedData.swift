import Foundation

/// Real recordings, kept beside the project and not in it.
enum SharedData {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared/data")

    /// Whether they are there. Tests that need them are skipped where they aren't, and say so.
    static var isThere: Bool { FileManager.default.fileExists(atPath: path("README.md")) }

    /// Where a recording is.
    static func path(_ name: String) -> String {
        folder.appending(path: name).path(percentEncoded: false)
    }

    /// A recording of `starksm64` as Muster's own JSON lines.
    ///
    /// It is a gzip of JSON objects one after the other. The run with two scanners has the measured power in
    /// `calibratedPower`, that with four in `power`; the other one is 0.
    static func sightingLines(_ name: String) throws -> [UInt8] {
        struct Report: Decodable {
            let scannerID: String
            let uuid: String
            let major: Int
            let minor: Int
            let power: Int
            let calibratedPower: Int
            let rssi: Int
            let time: Int64
        }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["zcat", path("starksm64/\(name).json.gz")]
        process.standardOutput = output
        try process.run()
        let objects = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()

        let array = "[" + String(decoding: objects, as: UTF8.self).replacing("}{", with: "},{") + "]"
        let lines = try JSONDecoder().decode([Report].self, from: Data(array.utf8)).map { report in
            """
            {"time":\(report.time / 1000).\(String(report.time % 1000 + 1000).dropFirst()),\
            "receiver":"\(report.scannerID)","uuid":"\(report.uuid)","major":\(report.major),"minor":\(report.minor),\
            "power":\(report.power == 0 ? report.calibratedPower : report.power),"rssi":\(report.rssi)}
            """
        }
        return Array(lines.joined(separator: "\n").utf8)
    }
}
