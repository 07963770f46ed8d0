package import Attendance
import BeaconKit
package import Station

/// Who looked at whose record, and people's PINs.
extension HubAccess {
    /// What is older than it is to be kept is deleted by ``HubChores``, once for all processes.
    package func record(_ access: RecordAccess) throws {
        try writing { session in
            let sql = """
                INSERT INTO muster.record_access (person, actor, part, day, first, last, count)
                VALUES ($1, $2, $3, $4, $5::bigint, $6::bigint, $7::bigint)
                ON CONFLICT (person, day, actor, part) DO UPDATE SET
                    last = greatest(record_access.last, excluded.last), count = record_access.count + excluded.count
                """
            try session.execute(
                sql,
                .text(access.person?.rawValue ?? ""),
                .text(access.actor),
                .text(access.part.rawValue),
                .text(access.day.description),
                .integer(access.first.microseconds),
                .integer(access.last.microseconds),
                .integer(Int64(access.count))
            )
        }
    }

    package func accesses(to person: PersonID, limit: Int) throws -> [RecordAccess] {
        try reading { session in
            let sql = """
                SELECT person, actor, part, day, first, last, count FROM muster.record_access
                WHERE person IN ($1, '') ORDER BY last DESC LIMIT $2::bigint
                """
            return try Self.accesses(try session.execute(sql, .text(person.rawValue), .integer(Int64(limit))))
        }
    }

    private static func accesses(_ rows: PostgresRows) throws -> [RecordAccess] {
        try (0..<rows.count).map { row in
            let id = try rows.text(row, 0)
            guard let part = RecordAccess.Part(rawValue: try rows.text(row, 2)),
                let day = LocalDay(try rows.text(row, 3)), let count = Int(exactly: try rows.integer(row, 6))
            else { throw unreadable("note of who looked at a record") }
            return RecordAccess(
                person: id.isEmpty ? nil : PersonID(rawValue: id),
                actor: try rows.text(row, 1),
                part: part,
                day: day,
                first: Instant(microseconds: try rows.integer(row, 4)),
                last: Instant(microseconds: try rows.integer(row, 5)),
                count: count
            )
        }
    }

    package func pin(of person: PersonID) throws -> PasswordHash? {
        try reading { session in
            let rows = try session.execute("SELECT hash FROM muster.pin WHERE person = $1", .text(person.rawValue))
            guard rows.count > 0 else { return nil }
            guard let hash = PasswordHash(text: try rows.text(0, 0)) else { throw Self.unreadable("PIN") }
            return hash
        }
    }

    package func setPIN(_ hash: PasswordHash?, of person: PersonID) throws {
        try writing { session in
            guard let hash else {
                try session.execute("DELETE FROM muster.pin WHERE person = $1", .text(person.rawValue))
                return
            }
            let sql = """
                INSERT INTO muster.pin (person, hash) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET hash = excluded.hash
                """
            try session.execute(sql, .text(person.rawValue), .text(hash.text))
        }
    }

    package func peopleWithPIN() throws -> Set<PersonID> {
        try reading { session in
            let rows = try session.execute("SELECT person FROM muster.pin")
            return Set(try (0..<rows.count).map { PersonID(rawValue: try rows.text($0, 0)) })
        }
    }
}
