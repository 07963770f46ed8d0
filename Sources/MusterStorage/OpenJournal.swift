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

    func recent(from instant: Instant) throws -> RecentEntries {
        // Two conditions, each with its own index.
        let kinds =
            AttendanceLedger.lasting + [RollCallStarted.kind, RollCallClosed.kind] + Fact.kinds(changing: .visitors)
        let facts = try StoredEntry.all(db, where: JournalSchema.ofKinds(kinds), [])
        let punches = try StoredEntry.all(db, where: "kind = 'punch' AND happened >= ?", [instant.microseconds])
        let held = "kind IS NOT NULL AND (kind <> 'punch' OR happened >= ?) ORDER BY arrival"
        return RecentEntries(
            own: try (facts + punches).map { try $0.entry(path: path) }.sorted { $0.sequence < $1.sequence },
            shared: try SQLiteJournal.heldEntries(db, where: held, [instant.microseconds]),
            head: try Int64.fetchOne(db, sql: "SELECT sequence FROM head") ?? 0,
            arrival: try Int64.fetchOne(db, sql: "SELECT max(arrival) FROM held_entry") ?? 0
        )
    }

    func punches(of person: PersonID, from: Instant, to: Instant) throws -> [RecordedPunch] {
        // With the very expression of the index, as otherwise all entries are read.
        let condition = """
            kind = 'punch' AND \(JournalSchema.punchPerson) = ? AND happened >= ? AND happened < ?
            ORDER BY happened, sequence
            """
        return try StoredEntry.all(db, where: condition, [person.rawValue, from.microseconds, to.microseconds])
            .compactMap { RecordedPunch(try $0.entry(path: path)) }
    }

    func punchPhotos(of person: PersonID, from: Instant, to: Instant) throws -> [EntryID: Commitment] {
        // With the very expression of the index, as otherwise all entries are read.
        let condition = """
            kind = '\(PunchPhotographed.kind)' AND \(JournalSchema.punchPerson) = ? AND happened >= ? AND happened < ?
            """
        let entries = try StoredEntry.all(db, where: condition, [person.rawValue, from.microseconds, to.microseconds])
        var photos: [EntryID: Commitment] = [:]
        for entry in entries {
            guard case .punchPhotographed(let taken) = try entry.entry(path: path).fact else { continue }
            photos[taken.punch] = taken.photo
        }
        return photos
    }

    func punch(key: String) throws -> RecordedPunch? { try SQLiteJournal.punch(key: key, path: path, db) }

    func kioskRules() throws -> KioskRules {
        let condition = JournalSchema.ofKinds([KioskSettings.kind]) + " ORDER BY sequence"
        let entries = try StoredEntry.all(db, where: condition, []).map { try $0.entry(path: path) }
        return KioskRules(
            entries.compactMap { entry in
                guard case .kioskConfigured(let settings) = entry.fact else { return nil }
                return (settings, entry.recorded)
            }
        )
    }

    func ownPunching() throws -> OwnPunching {
        let condition = JournalSchema.ofKinds([OwnPunching.kind]) + " ORDER BY sequence DESC LIMIT 1"
        guard
            case .ownPunchingSet(let set)? = try StoredEntry.all(db, where: condition, []).first?.entry(path: path).fact
        else { return .usual }
        return set
    }

    func signature(_ commitment: Commitment, of person: PersonID) throws -> Signature? {
        try SQLiteJournal.signature(commitment, of: person, db)
    }

    func details(_ commitment: Commitment) throws -> PersonDetails? {
        try SQLiteJournal.personalValue(commitment, db).flatMap(PersonDetails.init(personalValue:))
    }
}
