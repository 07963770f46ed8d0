import Attendance
import Foundation
import GRDB

/// Reads what is left of entries that have expired, beside those that are whole, in one order.
struct ExpiredCursor {
    struct Place {
        let sequence: Int64
        let hash: [UInt8]
        let expiry: Int64
        let seal: Seal?
    }

    static let sql = """
        SELECT expired_entry.sequence, hash, expiry, public_key, signature
        FROM expired_entry LEFT JOIN seal ON seal.sequence = expired_entry.sequence ORDER BY expired_entry.sequence
        """

    private let rows: RowCursor
    private var waiting: Place?

    init(_ rows: RowCursor) throws {
        self.rows = rows
        waiting = try Self.read(rows)
    }

    /// The next place up to a sequence number; `nil` if there is none.
    mutating func next(through sequence: Int64) throws -> Place? {
        guard let place = waiting, place.sequence <= sequence else { return nil }
        waiting = try Self.read(rows)
        return place
    }

    private static func read(_ rows: RowCursor) throws -> Place? {
        guard let row = try rows.next() else { return nil }
        let sequence: Int64 = try row.value(0)
        return Place(
            sequence: sequence,
            hash: Array(try row.value(1) as Data),
            expiry: try row.value(2),
            seal: Seal(optional: row, at: 3, sequence: sequence)
        )
    }
}
