import EndToEndSupport
import Foundation
import Subprocess
import SystemPackage
import Testing

/// A PostgreSQL of a test's own, on a socket in a folder of its own. It writes to the disk as a real one does.
final class PostgresCluster: Sendable {
    private static let programs = "/usr/lib/postgresql/15/bin/"
    static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: programs + "initdb") }

    struct Failure: Error, CustomStringConvertible { let description: String }

    let folder: TemporaryFolder
    let port: Int
    var data: String { folder["data"] }

    private init(folder: TemporaryFolder, port: Int) {
        self.folder = folder
        self.port = port
    }

    /// Runs a new one while `body` uses it.
    ///
    /// - Parameter disk: bytes of a small disk for its data, which needs root; `nil` for this machine's.
    static func with<Value>(
        disk: Int? = nil,
        _ body: (PostgresCluster) async throws -> Value
    ) async throws -> Value {
        let cluster = try await PostgresCluster(folder: TemporaryFolder(), port: FreePort.find())
        guard let disk else { return try await cluster.begin(body) }
        try await run("mount", ["-t", "tmpfs", "-o", "size=\(disk)", "tmpfs", cluster.folder.path])
        let result: Result<Value, any Error>
        do { result = .success(try await cluster.begin(body)) } catch { result = .failure(error) }
        try await run("umount", ["--lazy", cluster.folder.path])
        return try result.get()
    }

    private func begin<Value>(_ body: (PostgresCluster) async throws -> Value) async throws -> Value {
        try await makeOwn()
        try await program(
            "initdb",
            ["-D", data, "-U", "admin", "-A", "trust", "--no-sync", "-E", "UTF8"]
        )
        try await start()
        return try await use(body)
    }

    private func use<Value>(_ body: (PostgresCluster) async throws -> Value) async throws -> Value {
        let result: Result<Value, any Error>
        do { result = .success(try await body(self)) } catch { result = .failure(error) }
        _ = try? await program("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"])
        return try result.get()
    }

    /// A standby of this one, which follows it while `body` uses it.
    func withStandby<Value>(_ body: (PostgresCluster) async throws -> Value) async throws -> Value {
        let standby = try await PostgresCluster(folder: TemporaryFolder(), port: FreePort.find())
        try await standby.makeOwn()
        try await standby.program(
            "pg_basebackup",
            ["-h", "127.0.0.1", "-p", "\(port)", "-U", "admin", "-D", standby.data, "-R", "-X", "stream", "-c", "fast"]
        )
        try await standby.start()
        return try await standby.use(body)
    }

    /// PostgreSQL does not run as root.
    private func makeOwn() async throws {
        guard geteuid() == 0 else { return }
        try await Self.run("chown", ["postgres", folder.path])
    }

    func start() async throws {
        let options =
            "-k \(folder.path) -p \(port) -c listen_addresses=127.0.0.1 -c fsync=on -c max_connections=60 "
            + "-c wal_level=replica -c hot_standby=on -c logging_collector=off"
        try await program("pg_ctl", ["-D", data, "-o", options, "-l", folder["log"], "-w", "-t", "60", "start"])
    }

    /// Ends it as a power failure does.
    func kill() async throws {
        let text = try String(contentsOfFile: data + "/postmaster.pid", encoding: .utf8)
        guard let process = Int32(text.split(separator: "\n")[0]) else { throw Failure(description: "no process") }
        // All of them at once: the postmaster and what it started.
        let children = try await Self.run("pgrep", ["-P", "\(process)"]).split(separator: "\n").compactMap { Int32($0) }
        for process in [process] + children { Foundation.kill(process, SIGKILL) }
        _ = try await comesTrue { ([process] + children).allSatisfy { Foundation.kill($0, 0) != 0 } }
        // The next start would wait for memory that nobody uses any more.
        try? FileManager.default.removeItem(atPath: data + "/postmaster.pid")
    }

    func promote() async throws { try await program("pg_ctl", ["-D", data, "-w", "promote"]) }

    /// Makes a database.
    func database(_ name: String = "muster") async throws -> String {
        try await sql("CREATE DATABASE \(name)", in: "postgres")
        return address(name)
    }

    func address(_ name: String = "muster", user: String = "admin") -> String {
        "postgresql://\(user)@127.0.0.1:\(port)/\(name)"
    }

    /// What a statement gives, by PostgreSQL's own program: rows of fields with a bar between.
    @discardableResult
    func sql(_ statement: String, in database: String = "muster", user: String = "admin") async throws -> String {
        let arguments = ["-h", "127.0.0.1", "-p", "\(port)", "-U", user, "-d", database, "-X", "-A", "-t", "-q"]
        return try await program("psql", arguments + ["-v", "ON_ERROR_STOP=1", "-c", statement])
    }

    @discardableResult
    func program(_ name: String, _ arguments: [String]) async throws -> String {
        if geteuid() == 0 {
            return try await Self.run("runuser", ["-u", "postgres", "--", Self.programs + name] + arguments)
        }
        return try await Self.run(Self.programs + name, arguments)
    }

    @discardableResult
    static func run(_ name: String, _ arguments: [String]) async throws -> String {
        // What a server that was started says goes to a file, as it would keep a pipe open.
        let file = FileManager.default.temporaryDirectory.appending(path: "postgres-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let descriptor = try FileDescriptor.open(
            FilePath(file),
            .readWrite,
            options: [.create, .truncate],
            permissions: .ownerReadWrite
        )
        let result = try await Subprocess.run(
            name.hasPrefix("/") ? .path(FilePath(name)) : .name(name),
            arguments: Arguments(arguments),
            workingDirectory: "/tmp",
            input: .none,
            output: .fileDescriptor(descriptor, closeAfterSpawningProcess: false),
            error: .fileDescriptor(descriptor, closeAfterSpawningProcess: false)
        )
        try? descriptor.close()
        let said = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        guard result.terminationStatus.isSuccess else { throw Failure(description: "\(name) \(arguments): \(said)") }
        return said.trimmingCharacters(in: .newlines)
    }
}
