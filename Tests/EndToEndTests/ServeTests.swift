import EndToEndSupport
import Foundation
import Testing

@Suite("A station that serves")
struct ServeTests {
    private let folder: TemporaryFolder
    private var serve: [String] {
        ["serve", "--data-dir", folder["data"], "--open-board", "--port", "0", "--time-zone", "UTC"]
    }

    init() throws { folder = try TemporaryFolder() }

    @Test("SIGTERM stops it cleanly within five seconds, with a browser connected")
    func terminate() async throws {
        let clock = ContinuousClock()
        let asked = Moment()
        let outcome = try await Executable.withStation(serve) { station in
            let address = try await station.address()
            // An open stream of events must not hold the station back.
            _ = try await Web.board(address, within: patience) { $0.revision > 2 }
            await asked.set(clock.now)
        }
        #expect(outcome.code == 0, "\(outcome.errors)")
        let began = try #require(await asked.value)
        #expect(clock.now - began < .seconds(5))
        let verified = try await Executable.run(["journal", "verify", "--data-dir", folder["data"]])
        #expect(verified.code == 0)
    }

    @Test("people that the command line adds appear on the running station's board")
    func addWhileRunning() async throws {
        let data = folder["data"]
        try await Executable.withStation(serve) { station in
            let address = try await station.address()
            let added = try await Executable.run(["people", "add", "7", "Amara Okafor", "--data-dir", data])
            #expect(added.code == 0, "\(added.errors)")
            let board = try await Web.board(address, within: patience) { $0.people.contains { $0.number == 7 } }
            // On a weekend nobody is expected.
            #expect(["expected", "free"].contains(board?.people.first?.status))
            let page = try await Web.get(address + "/").text
            #expect(page.contains("Amara Okafor"))
        }
    }

    @Test("the board speaks the browser's language")
    func languages() async throws {
        try await Executable.withStation(serve) { station in
            let address = try await station.address()
            #expect(
                try await Web.get(address + "/", headers: [("Accept-Language", "zh-CN,zh;q=0.9")]).text.contains(
                    "lang=\"zh"
                )
            )
            #expect(try await Web.get(address + "/", headers: [("Accept-Language", "en")]).text.contains("lang=\"en"))
            #expect(try await Web.get(address + "/healthz").status == 200)
        }
    }

    @Test("a second station on the same data is refused in one line")
    func secondStation() async throws {
        let arguments = serve
        let data = folder["data"]
        try await Executable.withStation(arguments) { station in
            _ = try await station.address()
            let second = try await Executable.run(arguments)
            #expect(second.code == 75)
            #expect(second.errors.contains(data))
            #expect(second.errors.split(separator: "\n").count == 1, "\(second.errors)")
        }
    }

    @Test("a port in use is refused in one line that names the flag")
    func portInUse() async throws {
        let other = folder["other"]
        try await Executable.withStation(serve) { station in
            let port = try #require(try await station.address().split(separator: ":").last)
            let second = try await Executable.run(["serve", "--data-dir", other, "--port", String(port)])
            #expect(second.code == 69)
            #expect(second.errors.contains(port) && second.errors.contains("--port"), "\(second.errors)")
            #expect(second.errors.split(separator: "\n").count == 1, "\(second.errors)")
        }
    }

    @Test("a data folder that cannot be written is refused in one line that names it")
    func unwritableFolder() async throws {
        // A path through a file can't be made into a folder, whoever runs the test.
        try "".write(toFile: folder["file"], atomically: true, encoding: .utf8)
        let outcome = try await Executable.run([
            "serve", "--data-dir", folder["file"] + "/data", "--open-board", "--port", "0",
        ])
        #expect(outcome.code == 73)
        #expect(outcome.errors.contains(folder["file"]), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }

    @Test("a backup is made while it runs, and restores to the same journal")
    func backup() async throws {
        let data = folder["data"]
        let file = folder["backup.muster"]
        try await Executable.withStation(serve) { station in
            _ = try await station.address()
            #expect(try await Executable.run(["people", "add", "7", "Amara Okafor", "--data-dir", data]).code == 0)
            let outcome = try await Executable.run(["backup", file, "--data-dir", data])
            #expect(outcome.code == 0, "\(outcome.errors)")
            // The station's pages say when that was.
            #expect(FileManager.default.fileExists(atPath: data + "/last-backup"))
        }
        let restored = folder["restored"]
        let outcome = try await Executable.run(["restore", file, "--data-dir", restored])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(try await Executable.run(["journal", "verify", "--data-dir", restored]).code == 0)
        #expect(
            try await Executable.run(["people", "list", "--data-dir", restored]).output.contains("Amara Okafor")
        )
        // The restored station goes on with the same key.
        try await Executable.withStation(["serve", "--data-dir", restored, "--open-board", "--port", "0"]) {
            _ = try await $0.address()
        }
        #expect(try await Executable.run(["journal", "verify", "--data-dir", restored]).code == 0)
    }
}

/// A moment that a station's body notes for the test around it.
actor Moment {
    private(set) var value: ContinuousClock.Instant?

    func set(_ instant: ContinuousClock.Instant) { value = instant }
}
