package import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

extension SQLiteJournal {
    package func entries(after sequence: Int64, limit: Int) throws -> [Entry] {
        try storedEntries(after: sequence, limit: limit).map { try $0.entry(path: path) }
    }

    package func sharedEntries(after arrival: Int64, limit: Int) throws -> [SharedEntry] {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.sharedEntries(db, after: arrival, limit: limit) }
        }
    }

    package func recent(from instant: Instant) throws -> RecentEntries {
        try StoreError.translating(path: path) {
            try database.read { db in try OpenJournal(db: db, path: path).recent(from: instant) }
        }
    }

    /// The entries as they are kept, without believing anything of them.
    package func storedEntries(after sequence: Int64, limit: Int) throws -> [StoredEntry] {
        try StoreError.translating(path: path) {
            try database.read { db in
                try StoredEntry.all(db, where: "sequence > ? ORDER BY sequence LIMIT ?", [sequence, limit])
            }
        }
    }

    /// The seals after an entry and up to another, in order.
    package func seals(after sequence: Int64, through last: Int64) throws -> [Seal] {
        try StoreError.translating(path: path) {
            try database.read { db in
                let sql = """
                    SELECT sequence, public_key, signature FROM seal
                    WHERE sequence > ? AND sequence <= ? ORDER BY sequence
                    """
                let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [sequence, last])
                var seals: [Seal] = []
                while let row = try rows.next() { try seals.append(Seal(row)) }
                return seals
            }
        }
    }
}

extension StoredEntry {
    /// What ``init(_:)`` reads.
    static let columns = """
        sequence, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver, actor, previous_hash, hash
        """

    /// The entries of a condition, as they are kept.
    static func all(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> [StoredEntry] {
        let sql = "SELECT \(columns) FROM entry WHERE \(condition)"
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        var entries: [StoredEntry] = []
        while let row = try rows.next() { try entries.append(StoredEntry(row)) }
        return entries
    }

    /// The entry with its fact read.
    func entry(path: String) throws -> Entry {
        do {
            return try entry()
        } catch {
            throw StoreError.damaged(path, "entry \(sequence) cannot be read: \(error)")
        }
    }

    /// - Throws: ``UnexpectedValue``.
    init(_ row: Row) throws {
        self.init(
            sequence: try row.value(0),
            kind: try row.value(1),
            payload: try row.value(2),
            happened: Instant(microseconds: try row.value(3)),
            recorded: Instant(microseconds: try row.value(4)),
            timeZone: try row.value(5),
            offset: try row.value(6),
            source: try row.value(7),
            receiver: try row.optional(8),
            actor: try row.value(9),
            previousHash: Array(try row.value(10) as Data),
            hash: Array(try row.value(11) as Data)
        )
    }
}

extension Seal {
    /// Reads sequence, public key and signature.
    init(_ row: Row) throws {
        self.init(
            sequence: try row.value(0),
            publicKey: Array(try row.value(1) as Data),
            signature: Array(try row.value(2) as Data)
        )
    }
}
