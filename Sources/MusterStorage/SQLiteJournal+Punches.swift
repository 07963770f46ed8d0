package import Attendance
package import BeaconKit
import GRDB
import Station

/// Punches by whose they are and by their key, straight from the chain.
extension SQLiteJournal {
    package func punches(of person: PersonID, from: Instant, to: Instant) throws -> [RecordedPunch] {
        try punches(
            where: "\(JournalSchema.punchPerson) = ? AND happened >= ? AND happened < ? ORDER BY happened, sequence",
            [person.rawValue, from.microseconds, to.microseconds]
        )
    }

    package func punch(key: String) throws -> RecordedPunch? {
        try punches(where: "\(JournalSchema.punchKey) = ? ORDER BY sequence LIMIT 1", [key]).first
    }

    /// - Parameter condition: with the very expressions of the indexes, as otherwise all entries are read.
    private func punches(where condition: String, _ arguments: StatementArguments) throws -> [RecordedPunch] {
        let stored = try StoreError.translating(path: path) {
            try database.read { db in
                try StoredEntry.all(db, where: "kind = 'punch' AND \(condition)", arguments)
            }
        }
        return try stored.compactMap { RecordedPunch(try $0.entry(path: path)) }
    }
}
