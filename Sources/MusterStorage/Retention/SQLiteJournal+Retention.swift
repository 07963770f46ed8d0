package import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

/// What was kept for long enough loses its content: docs/decisions/retention.md.
extension SQLiteJournal: RetentionStore {
    package func retention() throws -> Retention? {
        try StoreError.translating(path: path) { try database.read { db in try Self.storedRetention(db) } }
    }

    static func storedRetention(_ db: Database) throws -> Retention? {
        guard let payload = try String.fetchOne(db.cachedStatement(sql: "SELECT payload FROM retention")) else {
            return nil
        }
        guard case .retentionChanged(let retention)? = try? Fact(kind: Retention.kind, payload: payload) else {
            throw StoreError.unreadableProjection("retention")
        }
        return retention
    }

    /// For how long things are kept, also where nobody decided.
    static func retention(_ db: Database) throws -> Retention { try storedRetention(db) ?? .undecided }

    package func expired(by expiry: Int64) throws -> Set<EntryID> {
        try StoreError.translating(path: path) { try database.read { db in try Self.expired(db, by: expiry) } }
    }

    static func expired(_ db: Database, by expiry: Int64) throws -> Set<EntryID> {
        let sql = """
            SELECT hash FROM expired_entry WHERE expiry = ?1 UNION ALL SELECT hash FROM held_entry WHERE expiry = ?1
            """
        return Set(
            try Data.fetchAll(db.cachedStatement(sql: sql), arguments: [expiry]).map { EntryID(hash: Array($0)) }
        )
    }

    package func expiries(limit: Int) throws -> [(at: Instant, expiry: Expiry)] {
        try StoreError.translating(path: path) {
            try database.read { db in
                let condition = JournalSchema.ofKinds([Expiry.kind]) + " ORDER BY sequence DESC LIMIT ?"
                return try StoredEntry.all(db, where: condition, [limit]).compactMap { stored in
                    guard case .contentExpired(let expiry) = try stored.entry(path: path).fact else { return nil }
                    return (stored.happened, expiry)
                }
            }
        }
    }

    package func forecast(_ plan: ExpiryPlan) throws -> RetentionForecast {
        try StoreError.translating(path: path) {
            try database.read { db in
                switch plan.kind {
                case .messages:
                    let sql = "SELECT count(*), min(changed) FROM message WHERE changed < ? AND state <> 'deleted'"
                    return try Self.forecast(plan, sql, plan.begin.microseconds, db) { (oldest: Int64) in
                        LocalDay(ordinal: Int(oldest / 86_400_000_000))
                    }
                case .recordAccess:
                    let sql = "SELECT count(*), min(day) FROM record_access WHERE day < ?"
                    return try Self.forecast(plan, sql, plan.before.description, db) { (oldest: String) in
                        LocalDay(oldest)
                    }
                default: return try Self.forecastEntries(plan, db)
                }
            }
        }
    }

    private static func forecast<Value: DatabaseValueConvertible, Oldest: DatabaseValueConvertible>(
        _ plan: ExpiryPlan,
        _ sql: String,
        _ before: Value,
        _ db: Database,
        day: (Oldest) -> LocalDay?
    ) throws -> RetentionForecast {
        let row = try Row.fetchOne(db, sql: sql, arguments: [before])
        return RetentionForecast(
            kind: plan.kind,
            before: plan.before,
            count: try row?.value(0) ?? 0,
            oldest: try (row?.optional(1) as Oldest?).flatMap(day)
        )
    }

    private static func forecastEntries(_ plan: ExpiryPlan, _ db: Database) throws -> RetentionForecast {
        let selection = ExpirySelection(plan, db)
        let own = try selection.own(isWhole: true)
        let oldest = own.map(\.wall).min().map { wall in
            LocalDay(ordinal: Int(wall / 86_400_000_000))
        }
        return RetentionForecast(kind: plan.kind, before: plan.before, count: own.count, oldest: oldest)
    }

    package func forgetRecordAccess(before day: LocalDay) throws {
        try StoreError.translating(path: path) {
            try database.write { db in
                try db.execute(sql: "DELETE FROM record_access WHERE day < ?", arguments: [day.description])
            }
        }
    }
}
