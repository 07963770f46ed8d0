import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import Subprocess
import Testing

@Suite("Moving a station to another machine, with the real executable")
struct ReplacementTests {
    private static let passphrase = "correct horse battery\n"
    private let folder: TemporaryFolder
    private var data: String { folder["data"] }
    private var other: String { folder["other"] }
    private var file: String { folder["station"] }

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: [String], on data: String, input: String = "") async throws -> Executable.Outcome {
        try await Executable.run(arguments + ["--data-dir", data], input: input)
    }

    private func export() async throws -> Executable.Outcome {
        try await muster(["export-station", file], on: data, input: Self.passphrase)
    }

    /// A station that ran once, with somebody on its roster and an account.
    private func setUp() async throws {
        try await serve(data)
        #expect(try await muster(["people", "add", "7", "Mei Lin"], on: data).code == 0)
        #expect(
            try await muster(
                ["links", "add", "ntfy", "Phone", "https://ntfy.example/muster", "--event", "all"],
                on: data
            ).code == 0
        )
    }

    private func serve(_ data: String) async throws {
        let outcome = try await Executable.withStation([
            "serve", "--data-dir", data, "--open-board", "--port", "0", "--time-zone", "UTC",
        ]) { _ = try await $0.address() }
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    @Test("the new one goes on with everything, and the old one refuses to")
    func moved() async throws {
        try await setUp()
        let exported = try await export()
        #expect(exported.code == 0, "\(exported.errors)")
        let refused = try await Executable.run(["serve", "--data-dir", data, "--port", "0"])
        #expect(refused.code == 69)
        #expect(refused.errors.contains("moved to another machine"), "\(refused.errors)")
        #expect(refused.errors.contains("--take-back"))
        let late = try await muster(["people", "add", "8", "Too Late"], on: data)
        #expect(late.code == 69)

        let wrong = try await muster(["import-station", file], on: other, input: "another passphrase\n")
        #expect(wrong.code == 65)
        #expect(wrong.errors.contains("passphrase is wrong"), "\(wrong.errors)")
        let imported = try await muster(["import-station", file], on: other, input: Self.passphrase)
        #expect(imported.code == 0, "\(imported.errors)")
        try await serve(other)
        #expect(try await muster(["people", "list"], on: other).output.contains("Mei Lin"))
        #expect(try await muster(["links", "list"], on: other).output.contains("Phone"))
        let verified = try await muster(["journal", "verify"], on: other)
        #expect(verified.code == 0, "\(verified.output)")
        let again = try await muster(["import-station", file], on: other, input: Self.passphrase)
        #expect(again.code == 73)
        #expect(again.errors.contains("not empty"))
    }

    @Test("a running station is not exported, nor one without a journal or with a weak passphrase")
    func refusals() async throws {
        try await setUp()
        try await Executable.withStation(["serve", "--data-dir", data, "--open-board", "--port", "0"]) {
            _ = try await $0.address()
            #expect(try await export().code == 75)
        }
        #expect(try await muster(["export-station", file], on: data, input: "short\n").code != 0)
        let nothing = try await muster(["export-station", file], on: folder["nothing"], input: Self.passphrase)
        #expect(nothing.code == 66)
        #expect(!FileManager.default.fileExists(atPath: folder["nothing"]))
        #expect(!FileManager.default.fileExists(atPath: file))
        try await serve(data)
    }

    @Test("killed at any moment, one of the two goes on and nothing is lost")
    func killed() async throws {
        try await setUp()
        // Enough that an export takes a while.
        try FileManager.default.createDirectory(atPath: folder["data/messages"], withIntermediateDirectories: true)
        try Data(count: 40 << 20).write(to: URL(filePath: folder["data/messages/film"]))
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try await export().code == 0)
        let whole = clock.now - start
        try FileManager.default.removeItem(atPath: file)
        #expect(try await muster(["export-station", "--take-back"], on: data).code == 0)
        for part in 1...8 {
            try await killing(after: whole * part / 8, ["export-station", file, "--data-dir", data])
            let isMoved = try await muster(["people", "add", "1\(part)", "Probe"], on: data).code == 69
            // Without the file's name it is not given away: exported again or taken back, nothing is lost.
            if isMoved, !FileManager.default.fileExists(atPath: file) {
                #expect(try await muster(["export-station", "--take-back"], on: data).code == 0)
            } else if isMoved {
                let target = folder["imported-\(part)"]
                #expect(try await muster(["import-station", file], on: target, input: Self.passphrase).code == 0)
                #expect(try await muster(["export-station", "--take-back"], on: data).code == 0)
                try FileManager.default.removeItem(atPath: file)
            } else {
                #expect(!FileManager.default.fileExists(atPath: file))
            }
            #expect(try await muster(["journal", "verify"], on: data).code == 0)
        }
        try await killedImports()
    }

    private func killedImports() async throws {
        #expect(try await export().code == 0)
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try await muster(["import-station", file], on: folder["timed"], input: Self.passphrase).code == 0)
        let whole = clock.now - start
        for part in 1...6 {
            let target = folder["killed-\(part)"]
            try await killing(after: whole * part / 6, ["import-station", file, "--data-dir", target])
            if !FileManager.default.fileExists(atPath: target + "/station.key") {
                #expect(try await muster(["import-station", file], on: target, input: Self.passphrase).code == 0)
            }
            #expect(try await muster(["journal", "verify"], on: target).code == 0)
            #expect(try await muster(["people", "list"], on: target).output.contains("Mei Lin"))
            let film = try FileManager.default.attributesOfItem(atPath: target + "/messages/film")
            #expect(film[.size] as? Int == 40 << 20)
        }
    }

    private func killing(after delay: Duration, _ arguments: [String]) async throws {
        let words = folder["words"]
        try Self.passphrase.write(toFile: words, atomically: true, encoding: .utf8)
        _ = try await Subprocess.run(
            .path(Executable.path),
            arguments: Arguments(arguments + ["--passphrase-file", words]),
            input: .none,
            output: .discarded,
            error: .discarded
        ) { execution in
            try await Task.sleep(for: delay)
            try? execution.send(signal: .kill)
        }
    }
}
