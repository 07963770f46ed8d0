import Attendance
import BeaconKit
import FactExamples

/// Entries of journals, as far as they can be read, in the snapshot and in the roster of several stations.
struct EntryBoundary: Boundary {
    static let casesTogether: UInt64 = 10_000

    private let maker: FactMaker
    private let origin: PeerID

    init(_ random: inout FuzzCase) throws {
        maker = try FactMaker()
        origin = try FactExamples.some(PeerID(publicKey: [UInt8](repeating: 1, count: 32)))
    }

    mutating func take(_ random: inout FuzzCase) throws {
        var entries: [Entry] = []
        for sequence in 1...Int64(random.number(1...12)) {
            let stored = maker.entry(sequence, &random)
            guard stored.isPlausible, let entry = try? stored.entry() else { continue }
            let written = try entry.fact.payload()
            try FuzzFailure.unless(written == stored.payload, "\(stored.kind) \(stored.payload) was read as \(written)")
            entries.append(entry)
        }
        if !entries.isEmpty { random.accept() }
        let book = try AttendanceLedger(entries)
        let first = random.one(of: [(2026, 3, 1), (9999, 12, 1), (1, 1, 1)])
        let from = LocalDay(year: first.0, month: first.1, day: first.2)
        let range = try DayRange(from: from, to: from.adding(30))
        let knowledge = Timesheet.Knowledge(complete: Instant(microseconds: 1_773_000_000_000_000))
        let days = book.days(of: FactExamples.person, in: range, knowledge: knowledge)
        try FuzzFailure.unless(days.count <= 31, "a month of \(days.count) days")
        let facts = entries.map {
            ChainFact($0, origin: origin, arrival: ChainFact.Arrival(own: 0, foreign: $0.sequence))
        }
        let roster = SharedRoster(facts, causality: Causality(facts)) { $0 == $1 }
        try FuzzFailure.unless(roster.members.count <= entries.count, "more people than entries")
    }
}
