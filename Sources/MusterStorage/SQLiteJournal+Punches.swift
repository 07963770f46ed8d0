package import Attendance
package import BeaconKit
import GRDB
import Station

/// Punches by whose they are and by their key, straight from the chain.
extension SQLiteJournal {
    package func punches(of person: PersonID, from: Instant, to: Instant) throws -> [RecordedPunch] {
        try StoreError.translating(path: path) {
            try database.read { db in try OpenJournal(db: db, path: path).punches(of: person, from: from, to: to) }
        }
    }

    package func punchPhotos(of person: PersonID, from: Instant, to: Instant) throws -> [EntryID: Commitment] {
        try StoreError.translating(path: path) {
            try database.read { db in try OpenJournal(db: db, path: path).punchPhotos(of: person, from: from, to: to) }
        }
    }

    package func kioskRules() throws -> KioskRules {
        try StoreError.translating(path: path) {
            try database.read { db in try OpenJournal(db: db, path: path).kioskRules() }
        }
    }

    package func ownPunching() throws -> OwnPunching {
        try StoreError.translating(path: path) {
            try database.read { db in try OpenJournal(db: db, path: path).ownPunching() }
        }
    }

    package func punch(key: String) throws -> RecordedPunch? {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.punch(key: key, path: path, db) }
        }
    }

    static func punch(key: String, path: String, _ db: Database) throws -> RecordedPunch? {
        let condition = "kind = 'punch' AND \(JournalSchema.punchKey) = ? ORDER BY sequence LIMIT 1"
        return try StoredEntry.all(db, where: condition, [key]).first.flatMap {
            RecordedPunch(try $0.entry(path: path))
        }
    }
}
