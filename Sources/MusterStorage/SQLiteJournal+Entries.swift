package import Attendance
import BeaconKit
import Foundation
import GRDB
import Station

extension SQLiteJournal {
    package func entries(after sequence: Int64, limit: Int) throws -> [Entry] {
        try storedEntries(after: sequence, limit: limit).map { stored in
            do {
                return try stored.entry()
            } catch {
                throw StoreError.damaged(path, "entry \(stored.sequence) cannot be read: \(error)")
            }
        }
    }

    /// The entries as they are kept, without believing anything of them.
    package func storedEntries(after sequence: Int64, limit: Int) throws -> [StoredEntry] {
        try StoreError.translating(path: path) {
            try database.read { db in
                let sql = "SELECT \(StoredEntry.columns) FROM entry WHERE sequence > ? ORDER BY sequence LIMIT ?"
                let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [sequence, limit])
                var entries: [StoredEntry] = []
                while let row = try rows.next() { entries.append(StoredEntry(row)) }
                return entries
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
                while let row = try rows.next() { seals.append(Seal(row)) }
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

    /// The tables are strict, so that a value of another type can only come from a damaged file: SQLite then converts it,
    /// and the hash does not fit.
    init(_ row: Row) {
        self.init(
            sequence: row[0],
            kind: row[1],
            payload: row[2],
            happened: Instant(microseconds: row[3]),
            recorded: Instant(microseconds: row[4]),
            timeZone: row[5],
            offset: row[6],
            source: row[7],
            receiver: row[8],
            actor: row[9],
            previousHash: Array(row[10] as Data),
            hash: Array(row[11] as Data)
        )
    }
}

extension Seal {
    /// Reads sequence, public key and signature.
    init(_ row: Row) {
        self.init(sequence: row[0], publicKey: Array(row[1] as Data), signature: Array(row[2] as Data))
    }
}
