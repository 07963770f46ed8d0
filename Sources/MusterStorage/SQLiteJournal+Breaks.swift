package import Attendance
package import BeaconKit
import GRDB
import Station

/// Who is in a break, straight from the chains: most people are in none, and for them one look into an index is enough.
extension SQLiteJournal {
    package func breaks(in days: some Sequence<DayRecord>) throws -> [PersonID: Instant] {
        let open = days.filter(\.isOpen)
        return try StoreError.translating(path: path) {
            try database.read { db in
                var breaks: [PersonID: Instant] = [:]
                for day in open where try Self.hasBreak(day, db) {
                    breaks[day.person] = OpenBreak.since(try Self.punches(of: day, db))
                }
                return breaks
            }
        }
    }

    /// Whether a break began in a day's present stay. With the very expressions of the indexes, as otherwise all entries
    /// are read.
    private static func hasBreak(_ day: DayRecord, _ db: Database) throws -> Bool {
        let condition = """
            kind = 'punch' AND \(JournalSchema.punchPerson) = ?1 AND happened >= ?2 AND \(direction) = 'break-begin'
            """
        let sql = """
            SELECT EXISTS (SELECT 1 FROM entry WHERE \(condition))
                OR EXISTS (SELECT 1 FROM held_entry WHERE \(condition))
            """
        let arguments: StatementArguments = [day.person.rawValue, day.enteredLast.microseconds]
        return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? false
    }

    /// The punches of a day's present stay in all chains, in order of time; those of one instant as they were recorded.
    private static func punches(of day: DayRecord, _ db: Database) throws -> [RecordedPunch] {
        let condition = """
            kind = 'punch' AND \(JournalSchema.punchPerson) = ? AND happened >= ? ORDER BY happened, sequence
            """
        let arguments: StatementArguments = [day.person.rawValue, day.enteredLast.microseconds]
        let own = try StoredEntry.all(db, where: condition, arguments).map { try $0.entry() }
        let held = try heldEntries(db, where: condition, arguments).compactMap(\.counting)
        return (own + held).compactMap(RecordedPunch.init).enumerated()
            .sorted { ($0.element.happened, $0.offset) < ($1.element.happened, $1.offset) }
            .map(\.element)
    }

    private static let direction = "(CASE WHEN json_valid(payload) THEN json_extract(payload, '$.direction') END)"
}
