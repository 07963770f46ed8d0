import Attendance
import BeaconKit
import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import MusterStorage
import Station
import Subprocess
import Testing

/// The real station, killed in the middle of telling a real endpoint that does its worst.
@Suite("The outbox of a killed station")
struct KillTests {
    /// Each behaviour of the endpoint once. A station in a hurry costs a core, so there are no more.
    private static let rounds = 4

    @Test("nothing is lost, and nothing comes again that was acknowledged, but for what was under way at a kill")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let slow = ["demo", "--data-dir", folder.path, "--continue", "--port", "0", "--speed", "60"]
        let demo = Array(slow.dropLast()) + ["20000"]
        try await Endpoint.with(.answer(204)) { endpoint in
            var generator = SystemRandomNumberGenerator()
            // The first run makes the journal, to which the channel is added.
            try await Self.run(demo, entries: 20)
            let added = try await Executable.run([
                "links", "add", "webhook", "Test", endpoint.address, "--event", "all", "--allow-host", "127.0.0.1",
                "--data-dir",
                folder.path,
            ])
            try #require(added.code == 0, "\(added.errors)")
            let start = try SQLiteJournal(folder: folder.path, mode: .existing).state().head
            for round in 0..<Self.rounds {
                let behaviours: [Endpoint.Behaviour] = [.answer(204), .answer(503), .answer(204), .drop]
                endpoint.behave(behaviours[round % behaviours.count])
                try await Self.run(demo, entries: Int.random(in: 15...80, using: &generator))
            }
            // Killed stations left something to be delivered; now it works.
            endpoint.behave(.answer(204))
            let end = try SQLiteJournal(folder: folder.path, mode: .existing).state().head
            let isDone = try await Self.drain(folder, slow, through: end)
            #expect(isDone)

            let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
            let told = try journal.entries(after: start, limit: 100_000).filter { $0.sequence <= end }
                .compactMap { EventDocument($0)?.id }
            let acknowledged = endpoint.acknowledged
            #expect(told.count > 20)
            #expect(Set(told).subtracting(acknowledged).isEmpty, "lost")
            // One message at a time is under way, so each kill can double one at most.
            let doubles = acknowledged.count - Set(acknowledged).count
            #expect(doubles <= Self.rounds + 1)
            // Most came once; if acknowledgements were forgotten, all would come again after each restart.
            #expect(doubles * 4 < acknowledged.count)
        }
    }

    /// Runs a demo until it has recorded so many entries, and kills it in what it does then.
    private static func run(_ demo: [String], entries: Int) async throws {
        let outcome = try await Executable.withStation(demo + ["--print-entries"], ending: nil) { station in
            await station.output.wait(forCount: entries)
            try await ContinuousClock().sleep(for: .milliseconds(Int.random(in: 0...300)))
            try station.send(.kill)
        }
        try #require(outcome.status == .signaled(9), "\(outcome.errors)")
    }

    /// Lets a station deliver what waits, up to an entry.
    private static func drain(_ folder: TemporaryFolder, _ demo: [String], through end: Int64) async throws -> Bool {
        var isDone = false
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        let channel = try #require(try journal.channels().first)
        try await Executable.withStation(demo) { station in
            isDone = try await comesTrue {
                let deliveries = try journal.deliveries(channel.id, limit: 100_000)
                // One after the end shows that nothing up to there is still to become a delivery.
                return deliveries.contains { $0.sequence > end }
                    && deliveries.allSatisfy { $0.sequence > end || $0.state == .delivered }
            }
        }
        return isDone
    }
}
