import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

/// What is on its way out.
extension SQLiteJournal {
    /// How many entries become deliveries in one transaction at most, for each channel.
    private static let batch = 500

    package func enqueue(at now: Instant) throws -> Int {
        let isBehind = try reading { db in
            let sql = "SELECT 1 FROM channel, head WHERE off IS NULL AND position < sequence LIMIT 1"
            return try Int.fetchOne(db.cachedStatement(sql: sql)) != nil
        }
        guard isBehind else { return 0 }
        return try writing { db in
            var count = 0
            for channel in try Self.channels(db, where: "off IS NULL", []) {
                count += try Self.enqueue(channel, at: now, db)
            }
            return count
        }
    }

    private static func enqueue(_ channel: Channel, at now: Instant, _ db: Database) throws -> Int {
        let sql = """
            SELECT \(StoredEntry.columns) FROM entry
            WHERE sequence > (SELECT position FROM channel WHERE id = ?) ORDER BY sequence LIMIT ?
            """
        let entries = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [channel.id, batch])
            .map(StoredEntry.init)
        guard let last = entries.last else { return 0 }
        for stored in entries {
            // What this version cannot read it can tell nobody.
            guard let entry = try? stored.entry(), let event = EventDocument(entry),
                channel.subscriptions.contains(where: { $0.covers(event) })
            else { continue }
            let insertion = """
                INSERT OR IGNORE INTO delivery (channel, sequence, state, queued, due, attempts)
                VALUES (?1, ?2, 'waiting', ?3, ?3, 0)
                """
            try db.cachedStatement(sql: insertion).execute(
                arguments: [channel.id, stored.sequence, now.microseconds]
            )
        }
        try db.cachedStatement(sql: "UPDATE channel SET position = ? WHERE id = ?").execute(
            arguments: [last.sequence, channel.id]
        )
        return entries.count
    }

    package func due(_ channel: String, at now: Instant) throws -> Delivery? {
        try reading { db in
            // What is due later than any pause could be was written by a clock that has been set back since.
            let sql = """
                SELECT \(Self.deliveryColumns) FROM delivery
                WHERE channel = ?1 AND state = 'waiting' AND (due <= ?2 OR due > ?3)
                ORDER BY attempts, sequence LIMIT 1
                """
            let limit = now.microseconds + (RetrySchedule.longestPause + 60) * 1_000_000
            return try Row.fetchOne(
                db.cachedStatement(sql: sql),
                arguments: [channel, now.microseconds, limit]
            ).map(Self.delivery)
        }
    }

    package func record(
        _ outcome: SendOutcome,
        verdict: RetrySchedule.Verdict,
        of delivery: Int64,
        at now: Instant
    ) throws {
        let (state, due): (Delivery.State, Instant?) =
            switch verdict {
            case .delivered: (.delivered, nil)
            case .again(let next): (.waiting, next)
            case .givenUp: (.failed, nil)
            case .channelGone: (.waiting, now)
            }
        try writing { db in
            let sql = """
                UPDATE delivery SET state = ?, due = coalesce(?, due), attempts = attempts + 1, tried = ?, reason = ?,
                status = ?, detail = ? WHERE id = ?
                """
            try db.cachedStatement(sql: sql).execute(
                arguments: [
                    state.rawValue, due?.microseconds, now.microseconds, outcome.reason.rawValue, outcome.status,
                    outcome.detail, delivery,
                ]
            )
            guard verdict == .channelGone else { return }
            try db.execute(
                sql: "UPDATE channel SET off = ? WHERE id = (SELECT channel FROM delivery WHERE id = ?)",
                arguments: [Channel.Off.gone.rawValue, delivery]
            )
        }
    }

    package func hasten(_ channel: String, at now: Instant) throws {
        try writing { db in
            try db.execute(
                sql: "UPDATE delivery SET due = ?1 WHERE channel = ?2 AND state = 'waiting' AND due > ?1",
                arguments: [now.microseconds, channel]
            )
        }
    }

    package func replay(_ delivery: Int64, of channel: String, at now: Instant) throws -> Bool {
        try writing { db in
            let sql = """
                UPDATE delivery SET state = 'waiting', queued = ?1, due = ?1, attempts = 0
                WHERE id = ?2 AND channel = ?3 AND state <> 'waiting'
                """
            try db.execute(sql: sql, arguments: [now.microseconds, delivery, channel])
            return db.changesCount > 0
        }
    }

    package func deliveries(_ channel: String?, limit: Int) throws -> [Delivery] {
        try reading { db in
            let sql = """
                SELECT \(Self.deliveryColumns) FROM delivery WHERE ?1 IS NULL OR channel = ?1
                ORDER BY sequence DESC, id DESC LIMIT ?2
                """
            return try Row.fetchAll(db, sql: sql, arguments: [channel, limit]).map(Self.delivery)
        }
    }

    package func waiting() throws -> [String: Int] {
        try reading { db in
            let sql = "SELECT channel, count(*) FROM delivery WHERE state = 'waiting' GROUP BY channel"
            let rows = try Row.fetchAll(db, sql: sql)
            return Dictionary(uniqueKeysWithValues: try rows.map { (try $0.value(0), try $0.value(1)) })
        }
    }

    package func forgetDeliveries(before: Instant) throws {
        let isAny = try reading { db in
            let sql = "SELECT 1 FROM delivery WHERE state <> 'waiting' AND tried < ? LIMIT 1"
            return try Int.fetchOne(db, sql: sql, arguments: [before.microseconds]) != nil
        }
        guard isAny else { return }
        try writing { db in
            try db.execute(
                sql: "DELETE FROM delivery WHERE state <> 'waiting' AND tried < ?",
                arguments: [before.microseconds]
            )
        }
    }

    private static let deliveryColumns =
        "id, channel, sequence, state, queued, due, attempts, tried, reason, status, detail"

    private static func delivery(_ row: Row) throws -> Delivery {
        guard let state = Delivery.State(rawValue: try row.value(3)) else { throw UnexpectedValue() }
        let tried: Int64? = try row.optional(7)
        let reason: String? = try row.optional(8)
        let outcome = SendOutcome(
            reason.flatMap { SendOutcome.Reason(rawValue: $0) } ?? .other,
            status: try row.optional(9),
            detail: try row.optional(10) ?? ""
        )
        return Delivery(
            id: try row.value(0),
            channel: try row.value(1),
            sequence: try row.value(2),
            state: state,
            queued: Instant(microseconds: try row.value(4)),
            due: Instant(microseconds: try row.value(5)),
            attempts: try row.value(6),
            lastAttempt: tried.map { Delivery.Attempt(at: Instant(microseconds: $0), outcome: outcome) }
        )
    }
}
