import Attendance
package import BeaconKit
import GRDB
package import Station

/// What the journal shows of the station's clock.
extension SQLiteJournal {
    package func clockDoubt(at now: Instant) throws -> ClockDoubt? {
        try StoreError.translating(path: path) { try database.read { db in try Self.clockDoubt(db, at: now) } }
    }

    static func clockDoubt(_ db: Database, at now: Instant) throws -> ClockDoubt? {
        let sql = "SELECT recorded FROM entry ORDER BY sequence DESC LIMIT 1"
        guard let last = try Int64.fetchOne(db.cachedStatement(sql: sql)).map(Instant.init(microseconds:)) else {
            return nil
        }
        // Nobody asks a station that is off; the command line may.
        if let cause = cause(from: last, to: now) {
            return ClockDoubt(cause, until: now.adding(microseconds: ClockDoubt.duration))
        }
        let condition = JournalSchema.ofKinds(Fact.kinds(changing: .clock)) + " ORDER BY sequence DESC LIMIT 1000"
        for stored in try StoredEntry.all(db, where: condition, []) {
            let until = stored.recorded.adding(microseconds: ClockDoubt.duration)
            switch try stored.entry().fact {
            case .clockConfirmed: return nil
            // The last reason to doubt counts: what was before it was by the clock that was set.
            case .clockJumped(let jump):
                guard jump.seconds.magnitude > ClockDoubt.tolerance else { continue }
                return until > now ? ClockDoubt(.jumped(seconds: jump.seconds), until: until) : nil
            default:
                let sql = "SELECT recorded FROM entry WHERE sequence < ? ORDER BY sequence DESC LIMIT 1"
                let statement = try db.cachedStatement(sql: sql)
                guard let before = try Int64.fetchOne(statement, arguments: [stored.sequence]),
                    let cause = cause(from: Instant(microseconds: before), to: stored.recorded)
                else { continue }
                return until > now ? ClockDoubt(cause, until: until) : nil
            }
        }
        return nil
    }

    private static func cause(from last: Instant, to now: Instant) -> ClockDoubt.Cause? {
        let passed = now.microseconds(since: last)
        if passed < -Int64(ClockDoubt.tolerance * 1_000_000) { return .behind }
        let days = Int(passed / 86_400_000_000)
        return days >= ClockDoubt.longestGap ? .gap(days: days) : nil
    }
}
