import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import Subprocess
import Testing

/// A real hub of a test, beside real stations.
struct RunningHub: Sendable {
    let folder: TemporaryFolder
    let port: Int
    let database: String

    init(database: String) async throws {
        folder = try TemporaryFolder()
        port = try await FreePort.find()
        self.database = database
    }

    /// Runs the hub while `body` uses it.
    func run(ending: Signal? = .terminate, _ body: (RunningStation) async throws -> Void) async throws {
        try await Executable.withStation(
            [
                "hub", "serve", "--data-dir", folder.path, "--database", database, "--peer-port", "\(port)",
                "--peer-listen", "127.0.0.1", "--port", "0",
            ],
            ending: ending
        ) { hub in
            guard await hub.errors.first(where: { $0.contains("Listening for stations") }) != nil else {
                throw RunningStation.Ended(description: await hub.errors.text)
            }
            try await body(hub)
        }
    }
}

/// A real station of a test.
struct RealStation: Sendable {
    let name: String
    let folder: TemporaryFolder
    let port: Int

    init(_ name: String) async throws {
        self.name = name
        folder = try TemporaryFolder()
        port = try await FreePort.find()
    }

    func run(_ body: () async throws -> Void) async throws {
        try await Executable.withStation(
            [
                "serve", "--data-dir", folder.path, "--port", "0", "--peer-port", "\(port)", "--peer-listen",
                "127.0.0.1", "--site-name", name, "--time-zone", "Asia/Shanghai",
            ]
        ) { station in
            _ = try await station.address()
            _ = await station.errors.first { $0.contains("muster site") }
            try await body()
        }
    }

    @discardableResult
    func muster(_ arguments: String...) async throws -> String {
        let outcome = try await Executable.run(arguments + ["--data-dir", folder.path])
        #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
        return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Pairs with a hub as people on both sides do, and shares everything with it.
    func join(_ hub: RunningHub) async throws {
        let there = ["--data-dir", hub.folder.path]
        _ = try await Executable.run(["stations", "allow"] + there)
        let code = try await muster("stations", "pair", "127.0.0.1:\(hub.port)")
        try await muster("stations", "confirm", code)
        let isConfirmed = try await comesTrue {
            try await Executable.run(["stations", "confirm", code] + there).code == 0
        }
        #expect(isConfirmed)
        let isPaired = try await comesTrue { try await muster("stations", "list").contains("paired") }
        #expect(isPaired)
        try await muster("stations", "share", "Hub", "--people", "all", "--punches", "all", "--planning")
    }
}
