import Attendance
import BeaconKit
import GRDB
import Station

/// The rows of people's days while punches are applied: each is read once and written once, however many punches of a day
/// there are. An import brings them by the hundred thousand.
struct DayRows {
    /// What is known of a person's rows: all from a day on, the open one among them.
    private struct Known {
        var from: LocalDay
        var rows: [LocalDay: DayRecord] = [:]
        var open: LocalDay?
        var last: LocalDay?

        mutating func put(_ record: DayRecord) {
            rows[record.day] = record
            if record.isOpen { open = record.day } else if open == record.day { open = nil }
            last = max(last ?? record.day, record.day)
        }
    }

    private struct Place: Hashable {
        let person: PersonID
        let day: LocalDay
    }

    /// From so many changed rows on they are written, and what is known is forgotten: years of everybody are not held.
    private static let most = 20_000

    private var known: [PersonID: Known] = [:]
    private var changed: Set<Place> = []

    /// The day of a person that is open.
    ///
    /// - Parameter day: all rows from there on are asked for next.
    mutating func open(of person: PersonID, asking day: LocalDay, _ db: Database) throws -> DayRecord? {
        let known = try known(person, from: day, db)
        return known.open.flatMap { known.rows[$0] }
    }

    mutating func record(of person: PersonID, on day: LocalDay, _ db: Database) throws -> DayRecord? {
        try known(person, from: day, db).rows[day]
    }

    /// Whether a later day of the person is known than a record's.
    mutating func isFollowed(_ record: DayRecord, _ db: Database) throws -> Bool {
        guard let last = try known(record.person, from: record.day, db).last else { return false }
        return last > record.day
    }

    mutating func put(_ record: DayRecord, _ db: Database) throws {
        _ = try known(record.person, from: record.day, db)
        known[record.person]?.put(record)
        changed.insert(Place(person: record.person, day: record.day))
        if changed.count >= Self.most { try write(db) }
    }

    /// Writes what has changed.
    mutating func write(_ db: Database) throws {
        defer {
            known = [:]
            changed = []
        }
        let records = changed.compactMap { known[$0.person]?.rows[$0.day] }
        // The index lets nobody have two open days, not even between two of these.
        for record in records where !record.isOpen { try Self.save(record, db) }
        for record in records where record.isOpen { try Self.save(record, db) }
    }

    private mutating func known(_ person: PersonID, from day: LocalDay, _ db: Database) throws -> Known {
        if let known = known[person] {
            if known.from <= day { return known }
            // A punch of earlier than any so far: what has changed is read with the rest.
            try write(db)
        }
        let sql = """
            SELECT \(Self.columns) FROM day WHERE person = ?1 AND day >= min(?2, coalesce(
                (SELECT open.day FROM day AS open WHERE open.person = ?1 AND open.left IS NULL AND open.forgotten = 0),
                ?2))
            """
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [person.rawValue, day.description])
        var read = Known(from: day)
        while let row = try rows.next() { read.put(try Self.record(row)) }
        read.from = min(day, read.open ?? day)
        known[person] = read
        return read
    }

    private static func save(_ record: DayRecord, _ db: Database) throws {
        let sql = """
            INSERT INTO day (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?)
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

    static let columns = "person, day, arrived, entered_last, left, provisional, forgotten"

    /// Reads a row of ``columns``.
    static func record(_ row: Row) throws -> DayRecord {
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
