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
    /// The last own entry, by which what comes now is put in order.
    private let after: Int64
    /// What is taken over of the station.
    private let filter: SharingFilter?
    /// Whether something came that can be read, besides what only says what the other had received.
    private var hasNews = false

    init(_ peer: PeerID, _ part: SharingPart, _ db: Database, at now: Instant) throws {
        self.peer = peer
        self.part = part
        self.db = db
        self.now = now
        held = try SQLiteJournal.held(of: peer, db)
        arrival = try Int64.fetchOne(db, sql: "SELECT max(arrival) FROM held_entry") ?? 0
        after = try SQLiteJournal.notedHead(db)?.sequence ?? 0
        filter = try SQLiteJournal.taking(of: peer, db, claimed: part.departments)
    }

    /// - Throws: ``SharingError`` for a part that does not follow on what is held.
    mutating func keep() throws {
        let excerpt = part.excerpt
        guard excerpt.first <= held.head.sequence + 1 else { throw SharingError.unreadable }
        try check(excerpt.first - 1, excerpt.previous)
        var facts: [Fact] = []
        for (index, given) in excerpt.places.enumerated() {
            let sequence = excerpt.first + Int64(index)
            let place = applied(given, &facts)
            if sequence <= held.head.sequence {
                try check(sequence, place.hash)
                if case .entry(let entry) = place { try fill(entry) }
            } else {
                try insert(place, sequence)
                held.head = Head(sequence: sequence, hash: place.hash)
            }
        }
        try keepValues(of: facts)
        if !excerpt.places.isEmpty {
            let sql = "INSERT OR IGNORE INTO held_excerpt (origin, first, last, signature) VALUES (?, ?, ?, ?)"
            try run(sql, [peer.text, excerpt.first, excerpt.last, Data(excerpt.signature)])
        }
        let sql = """
            INSERT INTO held_chain (origin, head, position, mark, taking) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (origin) DO UPDATE SET head = ?2, position = ?3, mark = ?4,
                taking = CASE WHEN ?6 = 1 THEN ?5 ELSE taking END
            """
        let mark = excerpt.first == 1 ? try SQLiteJournal.takingMark(of: peer, db) : ""
        // Under which scope it is gone through is said at its beginning: what changes meanwhile lets it begin anew.
        try run(sql, [peer.text, held.head.sequence, excerpt.last, part.mark, mark, excerpt.first])
    }

    /// Of what is not taken over the hash remains, which holds its place in the chain.
    private func applied(_ place: Excerpt.Place, _ facts: inout [Fact]) -> Excerpt.Place {
        guard case .entry(let entry) = place else { return place }
        // A fact that a newer version made says nothing here, nor to whom it belongs.
        guard let fact = try? entry.entry().fact, filter?.shares(fact) == true else { return .withheld(entry.hash) }
        facts.append(fact)
        return place
    }

    /// What the own journal says of it: that it came, and about whom it can be read.
    func drafts() throws -> [EntryDraft] {
        guard hasNews else { return [] }
        let excerpt = part.excerpt
        let head = Head(sequence: excerpt.last, hash: excerpt.places.last?.hash ?? excerpt.previous)
        let fact = Fact.sharingReceived(SharingReceived(station: peer, head: head, people: try readable()))
        return [EntryDraft(fact, happened: now, source: .system, actor: "station \(peer.text.prefix(8))")]
    }

    /// Whose place on the roster the other station shares with this one, as its own chain says, and this one takes over.
    private func readable() throws -> PeopleSelection {
        let sql = """
            SELECT payload FROM held_entry WHERE origin = ? AND kind = 'sharing-changed' ORDER BY sequence DESC LIMIT 1
            """
        let payload = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [peer.text])
        let fact = payload.flatMap { try? Fact(kind: SharingChanged.kind, payload: $0) }
        guard case .sharingChanged(let changed)? = fact else { return .nobody }
        return changed.value.scope.people.common(with: filter?.scope.people ?? .nobody)
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
            index(entry)
            let sql = """
                INSERT INTO held_entry (origin, sequence, hash, arrival, after, doubtful, kind, payload, happened, recorded,
                    time_zone, utc_offset, source, receiver, actor)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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
        index(entry)
        let update = """
            UPDATE held_entry SET arrival = ?, after = ?, doubtful = ?, kind = ?, payload = ?, happened = ?, recorded = ?,
                time_zone = ?, utc_offset = ?, source = ?, receiver = ?, actor = ?
            WHERE origin = ? AND sequence = ?
            """
        try run(update, content(entry) + [peer.text, entry.sequence])
    }

    private func content(_ entry: StoredEntry) -> StatementArguments {
        [
            arrival, after, part.isClockDoubtful, entry.kind, entry.payload, entry.happened.microseconds,
            entry.recorded.microseconds, entry.timeZone, entry.offset, entry.source, entry.receiver, entry.actor,
        ]
    }

    private mutating func index(_ entry: StoredEntry) {
        arrival += 1
        if entry.kind != SharingReceived.kind { hasNews = true }
    }

    /// Keeps the values that entries of this part commit to. What no entry commits to is passed over.
    private func keepValues(of facts: [Fact]) throws {
        let sql = "INSERT OR IGNORE INTO held_personal (commitment, person, salt, value) VALUES (?, ?, ?, ?)"
        for value in part.values(of: facts) where try !isErased(value.person) {
            try run(sql, [value.commitment.rawValue, value.person.rawValue, Data(value.salt), Data(value.value)])
        }
    }

    /// Whether somebody's values were erased here: what the other station still has does not bring them back.
    private func isErased(_ person: PersonID) throws -> Bool {
        let payload = try PersonErased(person: person).payload()
        let sql = "SELECT 1 FROM entry WHERE kind = 'person-erased' AND payload = ? LIMIT 1"
        return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [payload]) != nil
    }

    private func run(_ sql: String, _ arguments: StatementArguments) throws {
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
