import Attendance
import BeaconKit
import GRDB
import Station

extension Projector {
    /// An *in* opens the day in which it happened, or resumes it; an *out* closes the day that is open. One that repeats
    /// the state changes nothing. A day that was never closed when another begins is kept as forgotten.
    func take(_ punch: Punch, at happened: Instant) throws {
        guard let site else { throw StoreError.siteNotSetUp }
        let day = site.workingDay(of: happened)
        let records = try records(of: punch.person, from: day)
        let latest = records.first { $0.isOpen } ?? records.first { $0.day == day }
        guard let record = DayRecord.after(punch, at: happened, latest: latest, site: site), record != latest
        else { return }
        if let latest, latest.day != record.day { try save(latest.forgotten) }
        // A punch that arrives late does not make a day go on that another one followed.
        let isFollowed = try record.day < day ? isFollowed(record) : records.contains { $0.day > record.day }
        try save(isFollowed ? record.forgotten : record)
    }

    /// The day that is open, and those from a day on. One question instead of three: imports bring punches by the hundred
    /// thousand.
    private func records(of person: PersonID, from day: LocalDay) throws -> [DayRecord] {
        let columns = Self.dayColumns
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(columns) FROM day WHERE person = ?1 AND left IS NULL AND forgotten = 0
                UNION ALL SELECT \(columns) FROM day WHERE person = ?1 AND day >= ?2
                """
        )
        return try Row.fetchAll(statement, arguments: [person.rawValue, day.description]).map(Self.dayRecord)
    }

    private func isFollowed(_ record: DayRecord) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT 1 FROM day WHERE person = ? AND day > ? LIMIT 1")
        return try Int.fetchOne(statement, arguments: [record.person.rawValue, record.day.description]) != nil
    }

    private func save(_ record: DayRecord) throws {
        let sql = """
            INSERT INTO day (\(Self.dayColumns)) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (person, day) DO UPDATE SET arrived = excluded.arrived,
            entered_last = excluded.entered_last, left = excluded.left, provisional = excluded.provisional,
            forgotten = excluded.forgotten
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: [
                record.person.rawValue, record.day.description, record.arrived.microseconds,
                record.enteredLast.microseconds, record.left?.microseconds, record.isProvisional,
                record.isForgotten,
            ]
        )
    }

    static let dayColumns = "person, day, arrived, entered_last, left, provisional, forgotten"

    /// Reads a row of ``dayColumns``.
    static func dayRecord(_ row: Row) throws -> DayRecord {
        guard let day = LocalDay(try row.value(1) as String) else { throw StoreError.unreadableProjection("day") }
        return DayRecord(
            person: PersonID(rawValue: try row.value(0)),
            day: day,
            arrived: Instant(microseconds: try row.value(2)),
            enteredLast: Instant(microseconds: try row.value(3)),
            left: try (row.optional(4) as Int64?).map(Instant.init(microseconds:)),
            isProvisional: try row.value(5),
            isForgotten: try row.value(6)
        )
    }
}
