import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station

/// How long ten thousand punches take from one station's store to another's, durable and as JSON in between.
struct SharingBenchmark {
    struct Result {
        /// Seconds until all is held and durable.
        let catchingUp: Double
        /// Seconds until the board knows it.
        let uniting: Double
        /// Bytes of all answers.
        let bytes: Int
    }

    let people = 500
    let punches = 10_000

    func run() async throws -> Result {
        let folder = FileManager.default.currentDirectoryPath + "/.build/sharing-benchmark-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let one = try make(folder + "/one")
        let two = try make(folder + "/two")
        let (from, to) = (try one.stationID(), try two.stationID())
        try record(one, with: to)
        let (asked, answering) = (SharingManager(store: two) { at(0) }, SharingManager(store: one) { at(0) })
        var bytes = 0
        let clock = ContinuousClock()
        let start = clock.now
        let report = try await asked.catchUp(with: from) { request in
            let answer = try await answering.answer(request, from: to)
            bytes += answer.count
            return answer
        }
        let catchingUp = (clock.now - start) / .seconds(1)
        guard report.readable > punches else {
            throw BenchmarkError.wrongResult("sharing", expected: UInt64(punches), actual: UInt64(report.readable))
        }
        var state: StoredState?
        let uniting = try clock.measure { state = try two.state() } / .seconds(1)
        guard state?.roster.people.count == people else {
            throw BenchmarkError.unsteady("sharing")
        }
        return Result(catchingUp: catchingUp, uniting: uniting, bytes: bytes)
    }

    private func make(_ folder: String) throws -> SQLiteJournal {
        let journal = try SQLiteJournal(folder: folder, mode: .create)
        let site = Fact.siteConfigured(
            SiteConfigured(
                name: "Benchmark",
                timeZone: "Europe/Berlin",
                shift: try Shift("09:00-17:30", grace: 10),
                broadcastUUID: BeaconUUID(high: 1, low: 2)
            )
        )
        _ = try journal.append([draft(site, 0)], recorded: at(0))
        return journal
    }

    private func record(_ journal: SQLiteJournal, with peer: PeerID) throws {
        _ = try journal.append(
            [draft(.sharingChanged(SharingChanged(PeerScope(station: peer, scope: .everything))), 0)],
            recorded: at(0)
        )
        let commands = RosterCommands(store: journal, actor: "benchmark", source: .import)
        let new = try (1...people).compactMap { number in
            try PersonNumber(rawValue: number).map {
                NewPerson(number: $0, details: try PersonDetails(name: "Person \(number)"))
            }
        }
        let ids = try commands.add(new, at: at(0)).map(\.id)
        for round in 0..<punches / people {
            let minute = Int64(round) * 240
            let direction: Punch.Direction = round.isMultiple(of: 2) ? .in : .out
            let drafts = ids.map { draft(.punched(Punch(person: $0, direction: direction)), minute) }
            _ = try journal.append(drafts, recorded: at(minute))
        }
    }

    private func draft(_ fact: Fact, _ minute: Int64) -> EntryDraft {
        EntryDraft(fact, happened: at(minute), source: .system, actor: "benchmark")
    }
}

private func at(_ minute: Int64) -> Instant {
    Instant(microseconds: 1_772_431_200_000_000 + minute * 60_000_000)
}
