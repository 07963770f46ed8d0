package import Foundation

/// Real recordings, which lie beside the package and aren't part of it.
package enum SharedData {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/data")

    /// Whether they are there. Tests that need them are skipped where they aren't, and say so.
    package static var isThere: Bool { FileManager.default.fileExists(atPath: path("README.md")) }

    /// Where a recording is.
    package static func path(_ name: String) -> String {
        folder.appending(path: name).path(percentEncoded: false)
    }

    /// What is in a gzipped recording.
    package static func unzipped(_ name: String) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["zcat", path(name)]
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return data
    }
}
