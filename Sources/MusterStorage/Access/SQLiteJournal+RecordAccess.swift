package import Attendance
import BeaconKit
import GRDB
package import Station

/// Who looked at whose record: beside the journal, so that it can be forgotten.
extension SQLiteJournal {
    package func record(_ access: RecordAccess) throws {
        try writing { db in
            let sql = """
                INSERT INTO record_access (person, actor, part, day, first, last, count) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (person, day, actor, part)
                DO UPDATE SET last = max(last, excluded.last), count = count + excluded.count
                """
            try db.cachedStatement(sql: sql).execute(
                arguments: [
                    access.person?.rawValue ?? "", access.actor, access.part.rawValue, access.day.description,
                    access.first.microseconds, access.last.microseconds, access.count,
                ]
            )
            guard let first = try Self.retention(db).begin(of: .recordAccess, today: access.day)?.description else {
                return
            }
            try db.cachedStatement(sql: "DELETE FROM record_access WHERE day < ?").execute(arguments: [first])
        }
    }

    package func accesses(to person: PersonID, limit: Int) throws -> [RecordAccess] {
        try reading { db in
            let sql = """
                SELECT person, actor, part, day, first, last, count FROM record_access
                WHERE person IN (?, '') ORDER BY last DESC LIMIT ?
                """
            let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [person.rawValue, limit])
            return try rows.map { row in
                let id: String = try row.value(0)
                guard let part = RecordAccess.Part(rawValue: try row.value(2)), let day = LocalDay(try row.value(3))
                else {
                    throw StoreError.unreadableProjection("record_access")
                }
                return RecordAccess(
                    person: id.isEmpty ? nil : PersonID(rawValue: id),
                    actor: try row.value(1),
                    part: part,
                    day: day,
                    first: Instant(microseconds: try row.value(4)),
                    last: Instant(microseconds: try row.value(5)),
                    count: try row.value(6)
                )
            }
        }
    }
}
