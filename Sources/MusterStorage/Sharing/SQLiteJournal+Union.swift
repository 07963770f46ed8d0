import Attendance
import BeaconKit
import Foundation
import GRDB
import Station

/// What this station's chain and those of others give together.
extension SQLiteJournal {
    static func sharedEntries(_ db: Database, after arrival: Int64, limit: Int) throws -> [SharedEntry] {
        try heldEntries(db, where: "arrival > ? AND kind IS NOT NULL ORDER BY arrival LIMIT ?", [arrival, limit])
    }

    /// Those entries of others that this version can read.
    static func heldEntries(
        _ db: Database,
        where condition: String,
        _ arguments: StatementArguments
    ) throws -> [SharedEntry] {
        let sql = """
            SELECT sequence, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver, actor, hash,
                hash, origin, arrival, doubtful, after
            FROM held_entry WHERE \(condition)
            """
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        var entries: [SharedEntry] = []
        while let row = try rows.next() {
            guard let origin = PeerID(try row.value(12) as String), let entry = try? StoredEntry(row).entry() else {
                continue
            }
            let shared = SharedEntry(
                arrival: try row.value(13),
                origin: origin,
                entry: entry,
                // Where nobody noted it, it came after everything of here.
                after: try row.optional(15) ?? Plausible.sequences.upperBound,
                isClockDoubtful: try row.value(14)
            )
            entries.append(shared)
        }
        return entries
    }

    /// All facts of which the roster follows, of all chains.
    static func rosterFacts(_ db: Database, own: PeerID) throws -> [ChainFact] {
        let held = try heldEntries(db, where: "\(JournalSchema.rosterKinds) ORDER BY origin, sequence", [])
        var facts = held.map { $0.fact(own: own) }
        for stored in try StoredEntry.all(db, where: "\(JournalSchema.rosterKinds) ORDER BY sequence", []) {
            let entry = try stored.entry()
            facts.append(ChainFact(entry, origin: own, arrival: ChainFact.Arrival(own: entry.sequence)))
        }
        return facts
    }

    /// Those whom other stations erased, of whom something is kept here, and about whom nobody has decided.
    private static func erasures(_ db: Database, own: PeerID) throws -> [ChainFact] {
        let held = try heldEntries(db, where: "kind = 'person-erased' ORDER BY origin, sequence", [])
        return try held.filter { shared in
            guard case .personErased(let erased) = shared.entry.fact else { return false }
            let sql = """
                SELECT (EXISTS (SELECT 1 FROM personal WHERE person = ?1)
                    OR EXISTS (SELECT 1 FROM held_personal WHERE person = ?1))
                    AND NOT EXISTS (SELECT 1 FROM entry WHERE kind = 'erasure-declined' AND payload = ?2)
                """
            let payload = try shared.entry.fact.payload()
            let statement = try db.cachedStatement(sql: sql)
            return try Bool.fetchOne(statement, arguments: [erased.person.rawValue, payload]) == true
        }.map { $0.fact(own: own) }
    }

    /// Whose chain it is, by its seals; `nil` for an empty one.
    static func ownID(_ db: Database) throws -> PeerID? {
        let key = try Data.fetchOne(db, sql: "SELECT public_key FROM seal ORDER BY sequence DESC LIMIT 1")
        return key.flatMap { PeerID(publicKey: Array($0)) }
    }

    /// Puts roster and days of all chains in the place of those of the own one, if anything is shared at all.
    ///
    /// What people decided is the same on all stations that hold the same entries. What contradicts itself is here as it was
    /// known here first.
    static func unite(_ state: inout StoredState, _ db: Database) throws {
        let isSharing = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM sharing) OR EXISTS (SELECT 1 FROM held_chain)"
        )
        guard isSharing == true, let own = try ownID(db) else { return }
        let facts = try rosterFacts(db, own: own)
        var known: [Commitment: PersonDetails] = [:]
        func details(_ commitment: Commitment) throws -> PersonDetails? {
            if let details = known[commitment] { return details }
            let details = try personalValue(commitment, db).flatMap(PersonDetails.init(personalValue:))
            known[commitment] = details
            return details
        }
        let causality = Causality(facts, departments: try departments(of: facts, details))
        let shared = try SharedRoster(facts, causality: causality, erasures: erasures(db, own: own)) { left, right in
            guard left.number == right.number, try details(left.details) == details(right.details) else { return false }
            guard left.photo != right.photo, let one = left.photo, let two = right.photo else {
                return left.photo == right.photo
            }
            return try personalValue(one, db) == personalValue(two, db)
        }
        var roster = Roster()
        for member in shared.members {
            let person = Person(
                id: member.id,
                number: member.state.number,
                details: try details(member.state.details) ?? .erased,
                photo: member.state.photo
            )
            roster.put(person)
            if member.isArchived { roster.archive(person.id) }
        }
        for (identity, person) in shared.badges { roster.assign(identity, to: person) }
        state.roster = roster
        state.conflicts = shared.conflicts
    }

    /// In which departments people ever were, if anything that was received goes by departments.
    private static func departments(
        of facts: [ChainFact],
        _ details: (Commitment) throws -> PersonDetails?
    ) throws -> [PersonID: Set<String>] {
        let isNeeded = facts.contains { fact in
            if case .sharingReceived(let received) = fact.fact { received.people.hasDepartments } else { false }
        }
        guard isNeeded else { return [:] }
        var departments: [PersonID: Set<String>] = [:]
        for fact in facts {
            guard let state = fact.fact.personState, let known = try details(state.details) else { continue }
            departments[state.person, default: []].insert(known.department)
        }
        return departments
    }
}
