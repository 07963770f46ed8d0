import Attendance
import BeaconKit
import Foundation
import GRDB
import Station

/// Keeps a part of another station's chain, inside one transaction.
struct HeldKeeper {
    private let peer: PeerID
    private let part: SharingPart
    private let db: Database
    private let now: Instant
    private var held: HeldChain
    private var arrival: Int64
    /// Whose values the other station erased.
    private var erased: Set<PersonID> = []
    /// Whether something came that can be read, besides what only says what the other had received.
    private var hasNews = false

    init(_ peer: PeerID, _ part: SharingPart, _ db: Database, at now: Instant) throws {
        self.peer = peer
        self.part = part
        self.db = db
        self.now = now
        held = try SQLiteJournal.held(of: peer, db)
        arrival = try Int64.fetchOne(db, sql: "SELECT max(arrival) FROM held_entry") ?? 0
    }

    /// - Throws: ``SharingError`` for a part that does not follow on what is held.
    mutating func keep() throws {
        let excerpt = part.excerpt
        guard excerpt.first <= held.head.sequence + 1 else { throw SharingError.unreadable }
        try check(excerpt.first - 1, excerpt.previous)
        for (index, place) in excerpt.places.enumerated() {
            let sequence = excerpt.first + Int64(index)
            if sequence <= held.head.sequence {
                try check(sequence, place.hash)
                if case .entry(let entry) = place { try fill(entry) }
            } else {
                try insert(place, sequence)
                held.head = Head(sequence: sequence, hash: place.hash)
            }
        }
        try keepValues()
        if !excerpt.places.isEmpty {
            let sql = "INSERT OR IGNORE INTO held_excerpt (origin, first, last, signature) VALUES (?, ?, ?, ?)"
            try run(sql, [peer.text, excerpt.first, excerpt.last, Data(excerpt.signature)])
        }
        let sql = """
            INSERT INTO held_chain (origin, head, position, mark) VALUES (?, ?, ?, ?)
            ON CONFLICT (origin) DO UPDATE SET head = excluded.head, position = excluded.position, mark = excluded.mark
            """
        try run(sql, [peer.text, held.head.sequence, excerpt.last, part.mark])
    }

    /// What the own journal says of it: that it came, and that what the other erased is erased here, too.
    func drafts() throws -> [EntryDraft] {
        var facts: [Fact] = []
        if hasNews {
            let excerpt = part.excerpt
            let head = Head(sequence: excerpt.last, hash: excerpt.places.last?.hash ?? excerpt.previous)
            facts.append(.sharingReceived(from: peer, through: head, people: try readable()))
        }
        for person in erased.sorted(by: { $0.rawValue < $1.rawValue }) {
            let statement = try db.cachedStatement(sql: "SELECT 1 FROM personal WHERE person = ? LIMIT 1")
            guard try Int.fetchOne(statement, arguments: [person.rawValue]) != nil else { continue }
            facts.append(.personErased(person))
        }
        return facts.map { EntryDraft($0, happened: now, source: .system, actor: "station \(peer.text.prefix(8))") }
    }

    /// Whose place on the roster the other station shares with this one, as its own chain says.
    private func readable() throws -> PeopleSelection {
        let sql = """
            SELECT payload FROM held_entry WHERE origin = ? AND kind = 'sharing-changed' ORDER BY sequence DESC LIMIT 1
            """
        let payload = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [peer.text])
        let fact = payload.flatMap { try? Fact(kind: Fact.Kind.sharingChanged.rawValue, payload: $0) }
        guard case .sharingChanged(_, let scope)? = fact else { return .nobody }
        return scope.people
    }

    private func check(_ sequence: Int64, _ hash: [UInt8]) throws {
        guard try SQLiteJournal.heldHash(of: peer, sequence, db) == hash else {
            throw SharingError.trouble(SharingTrouble(peer: peer, kind: .forked, sequence: sequence, since: now))
        }
    }

    private mutating func insert(_ place: Excerpt.Place, _ sequence: Int64) throws {
        switch place {
        case .withheld(let hash):
            let sql = "INSERT INTO held_entry (origin, sequence, hash) VALUES (?, ?, ?)"
            try run(sql, [peer.text, sequence, Data(hash)])
        case .entry(let entry):
            try note(entry)
            let sql = """
                INSERT INTO held_entry (origin, sequence, hash, arrival, doubtful, kind, payload, happened, recorded,
                    time_zone, utc_offset, source, receiver, actor)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
            try run(sql, [peer.text, sequence, Data(entry.hash)] + content(entry))
        }
    }

    /// Writes in what was withheld before.
    private mutating func fill(_ entry: StoredEntry) throws {
        // What has expired here does not come back.
        let sql = "SELECT 1 FROM held_entry WHERE origin = ? AND sequence = ? AND kind IS NULL AND expiry IS NULL"
        let statement = try db.cachedStatement(sql: sql)
        guard try Int.fetchOne(statement, arguments: [peer.text, entry.sequence]) != nil else { return }
        try note(entry)
        let update = """
            UPDATE held_entry SET arrival = ?, doubtful = ?, kind = ?, payload = ?, happened = ?, recorded = ?,
                time_zone = ?, utc_offset = ?, source = ?, receiver = ?, actor = ?
            WHERE origin = ? AND sequence = ?
            """
        try run(update, content(entry) + [peer.text, entry.sequence])
    }

    private func content(_ entry: StoredEntry) -> StatementArguments {
        [
            arrival, part.isClockDoubtful, entry.kind, entry.payload, entry.happened.microseconds,
            entry.recorded.microseconds, entry.timeZone, entry.offset, entry.source, entry.receiver, entry.actor,
        ]
    }

    private mutating func note(_ entry: StoredEntry) throws {
        arrival += 1
        if entry.kind != Fact.Kind.sharingReceived.rawValue { hasNews = true }
        // A fact that a newer version made is kept, and read when this one is as new.
        if case .personErased(let person)? = try? entry.entry().fact {
            erased.insert(person)
            try run("DELETE FROM held_personal WHERE person = ?", [person.rawValue])
        }
    }

    /// Keeps the values that entries of this part commit to. What no entry commits to is passed over.
    private func keepValues() throws {
        var expected: [Commitment: PersonID] = [:]
        for case .entry(let entry) in part.excerpt.places {
            guard let personal = (try? entry.entry())?.fact.personal else { continue }
            for commitment in personal.commitments { expected[commitment] = personal.person }
        }
        let sql = "INSERT OR IGNORE INTO held_personal (commitment, person, salt, value) VALUES (?, ?, ?, ?)"
        for value in part.values where expected[value.commitment] == value.person && value.isGenuine {
            guard try !isErased(value.person) else { continue }
            try run(sql, [value.commitment.rawValue, value.person.rawValue, Data(value.salt), Data(value.value)])
        }
    }

    /// Whether somebody's values were erased here: what the other station still has does not bring them back.
    private func isErased(_ person: PersonID) throws -> Bool {
        let payload = try Fact.personErased(person).payload()
        let sql = "SELECT 1 FROM entry WHERE kind = 'person-erased' AND payload = ? LIMIT 1"
        return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [payload]) != nil
    }

    private func run(_ sql: String, _ arguments: StatementArguments) throws {
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
