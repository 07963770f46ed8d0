import Attendance
import BeaconKit
import GRDB
import Station

/// The journal inside a transaction or a reading, as it stands there.
struct OpenJournal: JournalReader {
    let db: Database
    /// For messages.
    let path: String

    func state() throws -> StoredState { try SQLiteJournal.state(db) }

    func entries(after sequence: Int64, limit: Int) throws -> [Entry] {
        try StoredEntry.all(db, where: "sequence > ? ORDER BY sequence LIMIT ?", [sequence, limit])
            .map { try $0.entry(path: path) }
    }

    func sharedEntries(after arrival: Int64, limit: Int) throws -> [SharedEntry] {
        try SQLiteJournal.sharedEntries(db, after: arrival, limit: limit)
    }

    func expired(by expiry: Int64) throws -> Set<EntryID> { try SQLiteJournal.expired(db, by: expiry) }

    func planning(after sequence: Int64) throws -> [Entry] {
        let condition = JournalSchema.ofKinds(AttendanceBook.planning) + " AND sequence > ? ORDER BY sequence"
        return try StoredEntry.all(db, where: condition, [sequence]).map { try $0.entry(path: path) }
    }

    func timesheetPolicy(on day: LocalDay) throws -> TimesheetPolicy {
        let condition = JournalSchema.ofKinds([PolicyAdopted.kind]) + " ORDER BY sequence"
        let stored = try StoredEntry.all(db, where: condition, [])
        guard !stored.isEmpty else { return TimesheetPolicy() }
        return try AttendanceBook(stored.map { try $0.entry(path: path) }).policy(on: day)
    }

    func details(_ commitment: Commitment) throws -> PersonDetails? {
        try SQLiteJournal.personalValue(commitment, db).flatMap(PersonDetails.init(personalValue:))
    }

    func periods() throws -> PeriodLedger {
        var ledger = PeriodLedger()
        // The very condition of the index, as otherwise all entries are read.
        let condition = "kind IN ('period-closed', 'period-reopened') ORDER BY sequence"
        for stored in try StoredEntry.all(db, where: condition, []) {
            ledger.take(try stored.entry(path: path))
        }
        for stored in try StoredEntry.all(db, where: JournalSchema.ofKinds([Expiry.kind]), []) {
            if case .contentExpired(let expiry) = try stored.entry(path: path).fact { ledger.take(expiry: expiry) }
        }
        return ledger
    }
}
