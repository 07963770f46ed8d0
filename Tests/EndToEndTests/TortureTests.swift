import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import Subprocess
import Testing

/// A pulled plug, over and over: the station is killed at random moments while it records.
@Suite("Torture: killed at random moments")
struct TortureTests {
    private static let kills = ProcessInfo.processInfo.environment["MUSTER_KILLS"].flatMap { Int($0) } ?? 50

    @Test("no acknowledged entry is lost, the chain verifies, and projections equal a rebuild")
    func killed() async throws {
        let folder = try TemporaryFolder()
        var acknowledged: [String] = []
        var generator = SystemRandomNumberGenerator()
        for round in 1...Self.kills {
            let fate = Int.random(in: 1...60, using: &generator)
            let delay = Duration.microseconds(Int.random(in: 0...20_000, using: &generator))
            let outcome = try await Executable.withStation(
                [
                    "demo", "--data-dir", folder.path, "--continue", "--port", "0", "--speed", "100000",
                    "--no-history", "--print-entries",
                ],
                ending: nil
            ) { station in
                // After so many entries, and then anywhere within the next ones.
                await station.output.wait(forCount: fate)
                try await ContinuousClock().sleep(for: delay)
                try station.send(.kill)
            }
            try #require(outcome.status == .signaled(9), "round \(round): \(outcome.errors)")
            // The last line may be cut by the kill; whole ones were durable before they were printed.
            acknowledged += outcome.output.split(separator: "\n").map(String.init).filter { $0.hasSuffix("}") }

            let verified = try await Executable.run(["journal", "verify", "--data-dir", folder.path])
            try #require(verified.code == 0, "round \(round): \(verified.output)\(verified.errors)")
            let rebuilt = try await Executable.run(["journal", "rebuild", "--json", "--data-dir", folder.path])
            try #require(
                rebuilt.output.contains("\"isIdentical\" : true"),
                "round \(round): \(rebuilt.output)\(rebuilt.errors)"
            )
        }
        let exported = try await Executable.run(["journal", "export", "--data-dir", folder.path])
        let kept = Set(exported.output.split(separator: "\n").map(String.init))
        #expect(acknowledged.count > Self.kills)
        for line in acknowledged { #expect(kept.contains(line)) }
    }
}
