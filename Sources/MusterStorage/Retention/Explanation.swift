package import Attendance
import GRDB
import Station

/// An entry by which others lost their content, with what it takes to verify that it names just those: it is the last of
/// its transaction, and therefore sealed itself.
package struct Explanation: Sendable {
    package let entry: StoredEntry
    package let seal: Seal
    /// All places that lost their content by it, in order.
    package let places: [ChainPlace]
}

extension SQLiteJournal {
    /// The own chain from a place on, also what has expired.
    package func places(after sequence: Int64, limit: Int) throws -> [ChainPlace] {
        try StoreError.translating(path: path) {
            try database.read { db in try ChainPlace.all(db, after: sequence, limit: limit) }
        }
    }

    /// - Parameter expiry: the sequence number of the entry.
    /// - Returns: `nil` where there is no such entry.
    package func explanation(_ expiry: Int64) throws -> Explanation? {
        try StoreError.translating(path: path) {
            try database.read { db in
                let sql = "SELECT sequence, public_key, signature FROM seal WHERE sequence = ?"
                guard let entry = try StoredEntry.all(db, where: "sequence = ?", [expiry]).first,
                    let seal = try Row.fetchOne(db, sql: sql, arguments: [expiry]).map(Seal.init)
                else { return nil }
                let places = try ChainPlace.expired(db, where: "expiry = ?", [expiry])
                return Explanation(entry: entry, seal: seal, places: places)
            }
        }
    }
}
