import EndToEndSupport
import Foundation
import Subprocess
import Testing

/// A real station of a test: its folder, where it answers others, and its commands.
struct TestStation: Sendable {
    let name: String
    let folder: TemporaryFolder
    /// Where others reach it.
    let host: String
    let port: Int
    /// What its process is run by, as `ip netns exec NAME`.
    let wrapper: [String]
    /// What its process and its commands have besides of variables, as another clock.
    private(set) var environment: [String: String]

    /// The same station for commands that are run by this machine's clock, whatever its own shows.
    var atRightTime: TestStation {
        var station = self
        station.environment = [:]
        return station
    }

    /// The same station when an hour has passed, by its clock and by that of its commands.
    var anHourLater: TestStation {
        var station = self
        station.environment.merge(WrongClock.environment(hours: 1)) { $1 }
        return station
    }

    /// - Parameter port: where it answers others; `nil` for one that is free.
    init(
        _ name: String,
        host: String = "127.0.0.1",
        port: Int? = nil,
        wrapper: [String] = [],
        environment: [String: String] = [:]
    ) async throws {
        self.name = name
        folder = try TemporaryFolder()
        self.host = host
        self.port = if let port { port } else { try await FreePort.find() }
        self.wrapper = wrapper
        self.environment = environment
    }

    var address: String { "\(host):\(port)" }

    /// Runs the station while `body` uses it.
    @discardableResult
    func run(ending: Signal? = .terminate, _ body: (RunningStation) async throws -> Void) async throws
        -> EndToEndSupport.Executable.Outcome
    {
        let arguments = [
            "serve", "--data-dir", folder.path, "--port", "0", "--peer-port", "\(port)", "--site-name", name,
        ]
        return try await EndToEndSupport.Executable.withStation(
            arguments,
            environment: environment,
            wrapper: wrapper,
            ending: ending
        ) { station in
            _ = try await station.address()
            _ = await station.errors.first { $0.contains("muster site") }
            try await body(station)
        }
    }

    /// Runs a command on its data.
    @discardableResult
    func muster(_ arguments: String...) async throws -> EndToEndSupport.Executable.Outcome {
        try await muster(arguments)
    }

    @discardableResult
    func muster(_ arguments: [String]) async throws -> EndToEndSupport.Executable.Outcome {
        try await EndToEndSupport.Executable.run(
            arguments + ["--data-dir", folder.path],
            environment: environment
        )
    }

    /// Runs a command that has to succeed.
    func must(_ arguments: String...) async throws { try await must(arguments) }

    func must(_ arguments: [String]) async throws {
        let outcome = try await muster(arguments)
        #expect(outcome.code == 0, "\(name): \(arguments): \(outcome.errors)")
    }

    /// What a command says in JSON.
    func list(_ arguments: String...) async throws -> [[String: Any]] { try await list(arguments) }

    func list(_ arguments: [String]) async throws -> [[String: Any]] {
        let outcome = try await muster(arguments + ["--json"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
    }

    /// Gives another station, which has none yet, a copy of all its data. Neither may run.
    func copyData(to other: TestStation) throws {
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.copyItem(atPath: folder[file], toPath: other.folder[file])
        }
    }

    /// Calls another station; the code that is shown here.
    func call(_ other: TestStation) async throws -> String {
        try await other.must("stations", "allow")
        let outcome = try await muster("stations", "pair", other.address)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The code that is shown here for the station that called last.
    func code() async throws -> String {
        // Over a bad line it takes its time.
        var shown: String?
        try await eventually {
            shown = try await list("stations", "list").compactMap { $0["code"] as? String }.first
            return shown != nil
        }
        return try #require(shown)
    }

    /// Pairs with another station, as people on both sides do.
    func pair(with other: TestStation) async throws {
        let code = try await call(other)
        #expect(try await other.code() == code)
        try await muster("stations", "confirm", code)
        try await other.muster("stations", "confirm", code)
        try await eventually {
            let here = try await list("stations", "list").filter { $0["state"] as? String == "paired" }
            let there = try await other.list("stations", "list").filter { $0["state"] as? String == "paired" }
            return here.contains { $0["name"] as? String == other.name }
                && there.contains { $0["name"] as? String == name }
        }
    }

    /// The station's messages that came.
    func inbox() async throws -> [[String: Any]] { try await list("inbox", "list") }

    /// The journal's entries of a kind.
    func entries(of kind: String) async throws -> Int {
        try await muster("journal", "export").output.split(separator: "\n").count { $0.contains("\"\(kind)\"") }
    }

    /// What is in the folder of contents.
    var contents: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder["messages"])) ?? []
    }
}

/// Waits until something is so.
func eventually(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ isSo: () async throws -> Bool
) async throws {
    if try await !comesTrue(isSo) {
        Issue.record("It did not come to pass within \(patience).", sourceLocation: sourceLocation)
    }
}
