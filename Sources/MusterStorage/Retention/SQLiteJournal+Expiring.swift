import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

/// Taking the content of entries.
extension SQLiteJournal {
    package func expire(_ plan: ExpiryPlan, actor: String, at now: Instant) throws -> Int {
        guard let key else { throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.") }
        let count = try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in
                var count = 0
                try db.inTransaction(.immediate) {
                    guard try !Self.isVoid(plan, db) else { return .commit }
                    count = try Self.expire(plan, db) { expiry in
                        let draft = EntryDraft(.contentExpired(expiry), happened: now, source: .system, actor: actor)
                        return try Self.append([draft], recorded: now, key: key, path: path, db)[0].sequence
                    }
                    return .commit
                }
                return count
            }
        }
        if count > 0 { overwriteLog() }
        return count
    }

    /// Whether somebody corrected or closed something since the plan was made.
    private static func isVoid(_ plan: ExpiryPlan, _ db: Database) throws -> Bool {
        guard plan.kind == .attendance else { return false }
        let kinds = plan.kind.entries.filter { $0 != Punch.kind } + Fact.kinds(changing: [.periods, .shared])
        let sql = "SELECT 1 FROM entry WHERE \(JournalSchema.ofKinds(kinds)) AND sequence > ? LIMIT 1"
        return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [plan.head]) != nil
    }

    private static func expire(_ plan: ExpiryPlan, _ db: Database, record: (Expiry) throws -> Int64) throws -> Int {
        let selection = ExpirySelection(plan, db)
        let own = try selection.own()
        if !own.isEmpty {
            let calls = plan.kind == .rollCalls ? try selection.rollCalls() : []
            let expiry = Self.expiry(of: plan, own.map { ($0.sequence, $0.hash) })
            let sequence = try record(expiry)
            for pick in own { try forget(pick, plan.kind, by: sequence, db) }
            for id in Set(calls.map(\.id)) {
                try db.execute(sql: "DELETE FROM roll_call WHERE id = ?", arguments: [id.rawValue])
            }
            // What follows from what has gone is made anew: to the byte as a rebuild would.
            if plan.kind == .presence { try Projector(db).remakeTold() }
            return own.count
        }
        guard let held = try selection.held(), !held.places.isEmpty else { return 0 }
        let sequence = try record(Self.expiry(of: plan, held.places, station: held.origin))
        let sql = """
            UPDATE held_entry SET expiry = ?, doubtful = NULL, kind = NULL, payload = NULL, happened = NULL,
                recorded = NULL, time_zone = NULL, utc_offset = NULL, source = NULL, receiver = NULL, actor = NULL
            WHERE origin = ? AND sequence = ?
            """
        let statement = try db.cachedStatement(sql: sql)
        for place in held.places {
            try statement.execute(arguments: [sequence, held.origin.text, place.sequence])
        }
        return held.places.count
    }

    private static func expiry(
        of plan: ExpiryPlan,
        _ places: [(sequence: Int64, hash: [UInt8])],
        station: PeerID? = nil
    ) -> Expiry {
        var digest = ExpiryDigest()
        for place in places { digest.add(sequence: place.sequence, hash: place.hash) }
        return Expiry(
            kind: plan.kind,
            before: plan.before,
            count: digest.count,
            digest: digest.bytes,
            station: station
        )
    }

    private static func forget(
        _ pick: ExpirySelection.Pick,
        _ kind: RetentionKind,
        by expiry: Int64,
        _ db: Database
    ) throws {
        for commitment in pick.commitments {
            try db.cachedStatement(sql: "DELETE FROM personal WHERE commitment = ?")
                .execute(arguments: [commitment.rawValue])
        }
        // Of a signature nothing but the picture goes.
        guard kind != .signatures else { return }
        try db.cachedStatement(sql: "INSERT INTO expired_entry (sequence, hash, expiry) VALUES (?, ?, ?)")
            .execute(arguments: [pick.sequence, Data(pick.hash), expiry])
        try db.cachedStatement(sql: "DELETE FROM entry WHERE sequence = ?").execute(arguments: [pick.sequence])
    }
}
