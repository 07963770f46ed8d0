package import Attendance
import BeaconKit
import Crypto
import Foundation
import GRDB
package import Station

/// The own chain as others receive it.
extension SQLiteJournal: SharingStore {
    /// Bytes of pictures in one answer; the entry that exceeds it is the last.
    private static let mostPersonal = 4 << 20

    package func stationID() throws -> PeerID {
        guard let key, let id = PeerID(publicKey: key.publicKey) else {
            throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.")
        }
        return id
    }

    package func scopes(_ direction: SharingScope.Direction) throws -> [PeerID: SharingScope] {
        try StoreError.translating(path: path) { try database.read { db in try Self.scopes(direction, db) } }
    }

    private static func scopes(
        _ direction: SharingScope.Direction,
        _ db: Database
    ) throws -> [PeerID: SharingScope] {
        let (table, kind) =
            switch direction {
            case .giving: ("sharing", SharingChanged.kind)
            case .taking: ("taking", TakingChanged.kind)
            }
        var scopes: [PeerID: SharingScope] = [:]
        for payload in try String.fetchAll(db, sql: "SELECT payload FROM \(table)") {
            guard let changed = try? Fact(kind: kind, payload: payload).peerScope else {
                throw StoreError.unreadableProjection(table)
            }
            scopes[changed.station] = changed.scope
        }
        return scopes
    }

    /// What is taken over of a station, by the departments as they are known here; with those that are only claimed where
    /// nothing is known.
    static func taking(
        of peer: PeerID,
        _ db: Database,
        claimed: @autoclosure () -> [PersonID: String] = [:]
    ) throws -> SharingFilter? {
        guard let own = try ownID(db) else { return nil }
        let scope = try scopes(.taking, db)[peer] ?? .nothing
        guard scope.people.hasDepartments || scope.punches.hasDepartments else { return SharingFilter(scope, to: own) }
        let departments = claimed().merging(try departments(db, own: own)) { _, known in known }
        return SharingFilter(scope, to: own, departments: departments)
    }

    package func departments() throws -> [PersonID: String] {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.departments(db, own: stationID()) }
        }
    }

    private static func departments(_ db: Database, own: PeerID) throws -> [PersonID: String] {
        var departments: [PersonID: String] = [:]
        for fact in try rosterFacts(db, own: own) {
            guard let state = fact.fact.personState, let value = try personalValue(state.details, db) else { continue }
            departments[state.person] = PersonDetails(personalValue: value)?.department
        }
        return departments
    }

    package func ownHead() throws -> Head {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.notedHead(db) ?? Head(sequence: 0, hash: Entry.noHash) }
        }
    }

    package func ownHash(_ sequence: Int64) throws -> [UInt8]? {
        guard sequence > 0 else { return sequence == 0 ? Entry.noHash : nil }
        return try StoreError.translating(path: path) {
            try database.read { db in
                let sql = """
                    SELECT hash FROM entry WHERE sequence = ?1
                    UNION ALL SELECT hash FROM expired_entry WHERE sequence = ?1
                    """
                let statement = try db.cachedStatement(sql: sql)
                return try Data.fetchOne(statement, arguments: [sequence]).map(Array.init)
            }
        }
    }

    package func ownSeal(_ sequence: Int64) throws -> (hash: [UInt8], seal: Seal) {
        guard let key, let hash = try ownHash(sequence) else {
            throw StoreError(.other, "There is no entry \(sequence) to seal.")
        }
        return (hash, try Seal(sequence: sequence, hash: hash, key: key.privateKey))
    }

    package func excerpt(
        after sequence: Int64,
        limit: Int,
        filter: SharingFilter
    ) throws -> (Excerpt, [PersonalValue]) {
        guard let key else { throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.") }
        guard let previous = try ownHash(sequence) else {
            throw StoreError(.other, "There is no entry \(sequence) to continue from.")
        }
        return try StoreError.translating(path: path) {
            try database.read { db in
                let own = try ChainPlace.all(db, after: sequence, limit: limit)
                var places: [Excerpt.Place] = []
                var values: [PersonalValue] = []
                var size = 0
                for place in own {
                    guard case .entry(let stored) = place.place else {
                        places.append(place.place)
                        continue
                    }
                    let fact = try stored.entry(path: path).fact
                    guard filter.shares(fact) else {
                        places.append(.withheld(stored.hash))
                        continue
                    }
                    places.append(.entry(stored))
                    for commitment in filter.values(of: fact) {
                        guard let value = try PersonalValue.kept(commitment, db) else { continue }
                        size += value.value.count
                        values.append(value)
                    }
                    if size >= Self.mostPersonal { break }
                }
                let excerpt = try Excerpt(
                    first: sequence + 1,
                    previous: previous,
                    places: places,
                    key: key.privateKey
                )
                return (excerpt, values)
            }
        }
    }

    package func troubles() throws -> [SharingTrouble] {
        try StoreError.translating(path: path) {
            try database.read { db in
                let sql = "SELECT peer, kind, sequence, since FROM sharing_trouble ORDER BY peer"
                return try Row.fetchAll(db, sql: sql).compactMap { try SharingTrouble($0) }
            }
        }
    }

    package func peerTroubles() throws -> [PeerTrouble] {
        let names = Dictionary(try peers().map { ($0.id, $0.name) }) { first, _ in first }
        guard !names.isEmpty else { return [] }
        let shared = try troubles()
        // One sentence of a station is enough; what was shared says more of it.
        let countersigned = try reading { db in try Self.anchorTroubles(db) }.filter { trouble in
            !shared.contains { $0.peer == trouble.peer }
        }
        return (shared + countersigned).sorted { $0.peer < $1.peer }.compactMap { trouble in
            names[trouble.peer].map { PeerTrouble(trouble, with: $0) }
        }
    }

    package func record(_ trouble: SharingTrouble?, with peer: PeerID) throws {
        try StoreError.translating(path: path) {
            try database.write { db in
                guard let trouble else {
                    return try db.execute(sql: "DELETE FROM sharing_trouble WHERE peer = ?", arguments: [peer.text])
                }
                // Since when it was noticed first.
                let sql = """
                    INSERT INTO sharing_trouble (peer, kind, sequence, since) VALUES (?, ?, ?, ?)
                    ON CONFLICT (peer) DO UPDATE SET kind = excluded.kind, sequence = excluded.sequence,
                    since = CASE WHEN kind = excluded.kind THEN since ELSE excluded.since END
                    """
                try db.execute(
                    sql: sql,
                    arguments: [
                        peer.text, trouble.kind.rawValue, trouble.sequence, trouble.since.microseconds,
                    ]
                )
            }
        }
    }
}

extension PersonalValue {
    /// The own value to which a commitment commits; `nil` if it was erased.
    static func kept(_ commitment: Commitment, _ db: Database) throws -> PersonalValue? {
        let sql = "SELECT person, salt, value FROM personal WHERE commitment = ?"
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [commitment.rawValue]) else {
            return nil
        }
        return PersonalValue(
            commitment: commitment,
            person: PersonID(rawValue: try row.value(0)),
            salt: Array(try row.value(1) as Data),
            value: Array(try row.value(2) as Data)
        )
    }
}
