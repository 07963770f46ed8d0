import GRDB
import MusterStorage

/// A connection that knows nothing of the journal's rules: the hand of somebody who tampers.
enum RawDatabase {
    /// Runs SQL on a closed journal with its triggers taken away, and puts them back.
    static func run(_ folder: TemporaryFolder, _ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        try run(DatabaseQueue(path: SQLiteJournal.path(in: folder.path), configuration: configuration), sql)
    }

    /// Runs SQL on an open database with its triggers taken away, and puts them back.
    static func run(_ database: any DatabaseWriter, _ sql: String) throws {
        try database.writeWithoutTransaction { db in
            let triggers = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
            for trigger in triggers { try db.execute(sql: "DROP TRIGGER \(trigger[0] as String)") }
            try db.execute(sql: sql)
            for trigger in triggers { try db.execute(sql: trigger[1] as String) }
        }
    }

    /// The first number that a query gives.
    static func number(_ folder: TemporaryFolder, _ sql: String) throws -> Int? {
        try DatabaseQueue(path: SQLiteJournal.path(in: folder.path)).read { try Int.fetchOne($0, sql: sql) }
    }
}
