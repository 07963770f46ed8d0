import EndToEndSupport
import Foundation
import Testing

/// A real receiver: `muster gateway` with a folder of its own, which hears a recording.
struct TestReceiver: Sendable {
    static let uuid = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"

    let folder: TemporaryFolder
    /// Where it calls the station.
    let address: String

    /// - Parameter minors: the badges that it hears twice a second for twenty minutes, near to it.
    init(calling address: String, hearing minors: [Int]) throws {
        folder = try TemporaryFolder()
        self.address = address
        let lines = (0..<2_400).flatMap { half in
            minors.map { minor in
                """
                {"time":\(1_700_000_000 + Double(half) / 2),"receiver":"a","uuid":"\(Self.uuid)","major":1,\
                "minor":\(minor),"power":-59,"rssi":-55}
                """
            }
        }
        try lines.joined(separator: "\n").write(toFile: folder["air.jsonl"], atomically: true, encoding: .utf8)
    }

    /// Runs it while `body` uses it.
    @discardableResult
    func run(_ body: (RunningStation) async throws -> Void) async throws -> Executable.Outcome {
        let arguments = [
            "gateway", address, "--data-dir", folder.path, "--name", "Stairs", "--play", folder["air.jsonl"],
        ]
        return try await Executable.withStation(arguments, body: body)
    }

    /// Pairs it with the station, which two people do.
    func pair(with station: TestStation, _ receiver: RunningStation) async throws {
        let code = try #require(await receiver.output.first { $0.count == 6 })
        #expect(try await station.code() == code)
        try await station.must("stations", "confirm", code)
        let here = try await Executable.run(["stations", "confirm", code, "--data-dir", folder.path])
        #expect(here.code == 0, "\(here.errors)")
        #expect(await receiver.errors.first { $0.contains("Paired with “\(station.name)”") } != nil)
    }

    /// What the receiver says that it has to be added by.
    func key(_ receiver: RunningStation) async throws -> String {
        let line = await receiver.errors.first { $0.contains("muster://") }
        let match = try #require(line?.firstMatch(of: /muster:\/\/[0-9a-f]{64}/))
        return String(match.output)
    }
}
