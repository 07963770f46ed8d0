import Attendance
import GRDB

/// Compares the projections of two databases row by row.
enum ProjectionComparison {
    /// - Returns: for each table that differs its first row that does.
    static func findings(kept: Database, expected: Database) throws -> [Finding] {
        try JournalSchema.projections.compactMap { table in
            guard let key = try firstDifference(in: table, kept, expected) else { return nil }
            return Finding(
                .projection,
                "The projection “\(table)” does not match the entries, first at “\(key)”. Run: muster journal rebuild"
            )
        }
    }

    private static func firstDifference(in table: String, _ kept: Database, _ expected: Database) throws -> String? {
        let left = try Row.fetchCursor(kept, sql: ProjectionDigest.query(table))
        let right = try Row.fetchCursor(expected, sql: ProjectionDigest.query(table))
        while true {
            // Copies: a cursor reuses its row.
            let pair = (try left.next()?.copy(), try right.next()?.copy())
            switch pair {
            case (nil, nil): return nil
            case (let row?, let other?) where row == other: continue
            case (let row, let other): return key(of: other ?? row)
            }
        }
    }

    private static func key(of row: Row?) -> String {
        guard let row else { return "" }
        return String.fromDatabaseValue(row[0] as DatabaseValue) ?? "\(row[0] as DatabaseValue)"
    }
}
