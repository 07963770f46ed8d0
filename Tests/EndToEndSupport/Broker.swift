import Foundation
import Synchronization
import Testing

/// A real broker: Debian's mosquitto on a port of its own. It keeps nothing over a restart.
package final class Broker: Sendable {
    private struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private static let program = "/usr/sbin/mosquitto"

    package let port: Int
    private let folder: TemporaryFolder
    private let process = Mutex<Process?>(nil)

    private init(port: Int, folder: TemporaryFolder) {
        self.port = port
        self.folder = folder
    }

    /// Skips the test, and says why, where mosquitto is not installed; fails where it must be, as in continuous
    /// integration, where the environment has `MUSTER_BROKER_REQUIRED=1`.
    package static func requireInstalled() throws {
        guard !FileManager.default.isExecutableFile(atPath: program) else { return }
        let reason = "mosquitto is not installed; install it with: Scripts/install-broker.sh"
        if ProcessInfo.processInfo.environment["MUSTER_BROKER_REQUIRED"] == "1" { throw Missing(description: reason) }
        try Test.cancel("\(reason)")
    }

    /// Runs `body` with a broker.
    ///
    /// - Parameter settings: lines of its configuration beside the port.
    package static func with<Result>(
        _ settings: (TemporaryFolder) throws -> String = { _ in "allow_anonymous true" },
        _ body: (Broker) async throws -> Result
    ) async throws -> Result {
        try requireInstalled()
        let folder = try TemporaryFolder()
        let broker = Broker(port: try await FreePort.find(), folder: folder)
        // The broker would become another user, who may not read the folder.
        let text = "listener \(broker.port) 127.0.0.1\nuser root\npersistence false\n" + (try settings(folder)) + "\n"
        try text.write(toFile: folder.path + "/mosquitto.conf", atomically: true, encoding: .utf8)
        try await broker.start()
        defer { broker.stop() }
        return try await body(broker)
    }

    /// Starts it, and waits until it listens.
    package func start() async throws {
        let process = Process()
        process.executableURL = URL(filePath: Self.program)
        process.arguments = ["-c", folder.path + "/mosquitto.conf"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        self.process.withLock { $0 = process }
        if try await comesTrue({ await Self.listens(port) }) { return }
        throw Missing(description: "the broker does not listen on port \(port)")
    }

    /// Ends it as a pulled plug does.
    package func stop() {
        process.withLock { process in
            guard let running = process else { return }
            kill(running.processIdentifier, SIGKILL)
            running.waitUntilExit()
            process = nil
        }
    }

    private static func listens(_ port: Int) async -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
