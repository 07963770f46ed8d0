import Dispatch
import Foundation
import Synchronization
import Testing

/// A program in Python that is a gateway, as `Scripts/install-gateway-peers.sh` installs what it needs.
final class Peer: Sendable {
    private struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private static let folder: String = {
        let environment = ProcessInfo.processInfo.environment
        if let given = environment["MUSTER_GATEWAY_CACHE"] { return given }
        let cache = environment["XDG_CACHE_HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path + "/.cache"
        return cache + "/muster-gateways"
    }()

    /// The first line that it printed.
    let word: String
    private let process: Mutex<Process>

    private init(word: String, process: sending Process) {
        self.word = word
        self.process = Mutex(process)
    }

    /// Skips the test, and says why, where the peers are not installed; fails where they must be.
    static func requireInstalled() throws {
        guard !FileManager.default.fileExists(atPath: folder + "/installed") else { return }
        let reason = "the peers of gateways are not installed; install them with: Scripts/install-gateway-peers.sh"
        if ProcessInfo.processInfo.environment["MUSTER_GATEWAYS_REQUIRED"] == "1" { throw Missing(description: reason) }
        try Test.cancel("\(reason)")
    }

    /// An ESPHome proxy on a port of its own.
    static func withProxy<Result>(
        _ arguments: [String] = [],
        _ body: (_ port: Int) async throws -> Result
    ) async throws -> Result {
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Peers/esphome_proxy.py").path
        return try await with([script] + arguments, waits: true) { peer in
            try await body(try #require(Int(peer.word), "the proxy printed no port"))
        }
    }

    /// Runs a Python program, and ends it after `body`.
    ///
    /// - Parameter waits: whether it prints a line when it is ready.
    static func with<Result>(
        _ arguments: [String],
        waits: Bool,
        _ body: (Peer) async throws -> Result
    ) async throws -> Result {
        try requireInstalled()
        let process = Process()
        process.executableURL = URL(filePath: folder + "/python/bin/python")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = waits ? output : FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let number = process.processIdentifier
        defer { kill(number, SIGKILL) }
        var word = ""
        if waits {
            let pipe = output.fileHandleForReading
            let line = await withCheckedContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(returning: pipe.availableData) }
            }
            word = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return try await body(Peer(word: word, process: process))
    }
}
