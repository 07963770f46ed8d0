package import Attendance
import Foundation
import GRDB

/// A place of the own chain: an entry, or what is left of one that has expired.
package struct ChainPlace: Hashable, Sendable {
    package let sequence: Int64
    /// What has expired is withheld from everybody.
    package let place: Excerpt.Place
    /// The entry by which it lost its content.
    package let expiry: Int64?

    /// Places after another, in order.
    static func all(_ db: Database, after sequence: Int64, limit: Int) throws -> [ChainPlace] {
        let entries = try StoredEntry.all(db, where: "sequence > ? ORDER BY sequence LIMIT ?", [sequence, limit])
        let last = entries.count < limit ? Int64.max : entries.last?.sequence ?? .max
        let expired = try expired(db, where: "sequence > ? AND sequence < ?", [sequence, last], limit: limit)
        guard !expired.isEmpty else { return entries.map(ChainPlace.init) }
        return Array((entries.map(ChainPlace.init) + expired).sorted { $0.sequence < $1.sequence }.prefix(limit))
    }

    /// What is left of entries that have expired, in order.
    static func expired(
        _ db: Database,
        where condition: String,
        _ arguments: StatementArguments,
        limit: Int = -1
    ) throws -> [ChainPlace] {
        let sql = """
            SELECT sequence, hash, expiry FROM expired_entry WHERE \(condition) ORDER BY sequence LIMIT \(limit)
            """
        return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments).map { row in
            ChainPlace(
                sequence: try row.value(0),
                place: .withheld(Array(try row.value(1) as Data)),
                expiry: try row.value(2)
            )
        }
    }

    private init(sequence: Int64, place: Excerpt.Place, expiry: Int64?) {
        self.sequence = sequence
        self.place = place
        self.expiry = expiry
    }

    private init(_ entry: StoredEntry) {
        self.init(sequence: entry.sequence, place: .entry(entry), expiry: nil)
    }
}
