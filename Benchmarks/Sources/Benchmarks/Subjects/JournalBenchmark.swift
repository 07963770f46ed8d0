import Attendance
import BeaconKit
import Foundation
import GRDB
import MusterStorage
import Station

/// Speed of the journal with its projections, beside bare commits of the same bytes in the same run.
///
/// The bare baseline is a table without any index, trigger or projection in a database of its own with the same settings
/// (WAL, synchronous FULL); each row is as long as an entry with its seal.
struct JournalBenchmark {
    struct Result {
        /// Entries per second in transactions of 1,000, median of the rounds.
        let batched: Double
        /// Seconds for one durable entry, median.
        let single: Double
        /// Seconds for one bare durable commit of the same size, median.
        let bare: Double
    }

    let people = 1000

    func run(rounds: Int = 15, singles: Int = 1000) throws -> Result {
        let folder = FileManager.default.currentDirectoryPath + "/.build/journal-benchmark-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let journal = try SQLiteJournal(folder: folder + "/data", mode: .create)
        try setUp(journal)
        var minute: Int64 = 0
        let clock = ContinuousClock()
        let batches = try (0..<rounds).map { _ in
            minute += 1
            let drafts = (0..<1000).map { punch(person: $0 % people, minute: minute) }
            let time = try clock.measure { _ = try journal.append(drafts, recorded: at(minute)) }
            return 1000 / (time / .seconds(1))
        }
        // Alternately, so that whatever else the disk does hits both.
        let bare = try Bare(path: folder + "/bare.sqlite")
        let row = Data(count: 320)
        var times: (journal: [Double], bare: [Double]) = ([], [])
        for index in 0..<singles {
            if index.isMultiple(of: people) { minute += 1 }
            let draft = punch(person: index % people, minute: minute)
            times.journal.append(
                try clock.measure { _ = try journal.append([draft], recorded: at(minute)) } / .seconds(1)
            )
            times.bare.append(try clock.measure { try bare.commit(row) } / .seconds(1))
        }
        return Result(batched: median(batches), single: median(times.journal), bare: median(times.bare))
    }

    private func setUp(_ journal: SQLiteJournal) throws {
        let site = Fact.siteConfigured(
            SiteConfigured(
                name: "Benchmark",
                timeZone: "Europe/Berlin",
                shift: try Shift("09:00-17:30", grace: 10),
                broadcastUUID: BeaconUUID(high: 1, low: 2)
            )
        )
        var drafts = [EntryDraft(site, happened: at(0), source: .system, actor: "benchmark")]
        for index in 0..<people {
            let value = PersonalValue.make(details: try PersonDetails(name: "Person \(index)"), person: id(index))
            guard let number = PersonNumber(rawValue: index + 1) else { continue }
            drafts.append(
                EntryDraft(
                    .personAdded(
                        PersonAdded(
                            PersonState(person: id(index), number: number, details: value.commitment, photo: nil)
                        )
                    ),
                    happened: at(0),
                    source: .import,
                    actor: "benchmark",
                    personal: [value]
                )
            )
        }
        _ = try journal.append(drafts, recorded: at(0))
    }

    private func id(_ index: Int) -> PersonID {
        let digits = String(index)
        return PersonID(
            rawValue: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        )
    }

    private func at(_ minute: Int64) -> Instant {
        Instant(microseconds: 1_772_431_200_000_000 + minute * 60_000_000)
    }

    private func punch(person: Int, minute: Int64) -> EntryDraft {
        let punch = Punch(person: id(person), direction: minute.isMultiple(of: 2) ? .out : .in)
        return EntryDraft(
            .punched(punch),
            happened: at(minute),
            source: .beacon,
            receiver: "Entrance",
            actor: "station"
        )
    }

    private func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}

/// The least that a durable commit can be: one row in one table.
private struct Bare {
    private let pool: DatabasePool

    init(path: String) throws {
        pool = try DatabasePool(path: path)
        try pool.writeWithoutTransaction { db in
            try db.execute(
                sql: "PRAGMA synchronous = FULL; CREATE TABLE bare (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)"
            )
        }
    }

    func commit(_ row: Data) throws {
        try pool.write { db in
            try db.cachedStatement(sql: "INSERT INTO bare (bytes) VALUES (?)").execute(arguments: [row])
        }
    }
}
