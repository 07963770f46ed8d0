import Foundation

/// A file system in memory of a few mebibytes, which can be full. Only root may mount it.
final class SmallDisk: Sendable {
    struct CannotMount: Error {}

    let path: String
    private let folder: TemporaryFolder

    init(mebibytes: Int) throws {
        folder = try TemporaryFolder()
        path = folder.path
        try Self.run("mount", ["-t", "tmpfs", "-o", "size=\(mebibytes)m", "tmpfs", path])
    }

    deinit {
        try? Self.run("umount", ["-l", path])
    }

    func makeReadOnly() throws {
        try Self.run("mount", ["-o", "remount,ro", path])
    }

    /// Whether this process may mount.
    static let isPossible = geteuid() == 0 && (try? SmallDisk(mebibytes: 1)) != nil

    private static func run(_ command: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw CannotMount() }
    }
}
