import GRDB
import Station

/// The tables of the journal, and how a database is known to be one.
enum JournalSchema {
    /// “Mstr”, in the header of the database file.
    static let applicationID: Int32 = 0x4D73_7472

    /// The tables that follow from the entries, in the order in which they can be deleted.
    static let projections = [
        "badge", "person", "site", "receiver", "presence", "item", "quiet", "alert", "rule", "firing", "doors",
        "peer", "relocation", "sharing", "taking", "retention", "head",
    ]

    /// Checks that a database that was just opened is a journal, before anything is written to it.
    ///
    /// - Parameter creating: an empty database becomes a journal.
    static func identify(_ db: Database, creating: Bool, path: String) throws {
        let found = try Int32.fetchOne(db, sql: "PRAGMA application_id")
        if found == applicationID { return }
        let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
        guard creating, found == 0, isEmpty else { throw StoreError.notAJournal(path) }
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    }

    /// Refuses a database that a later version has changed.
    static func checkAge(_ db: Database, path: String) throws {
        guard try migrator.hasBeenSuperseded(db) else { return }
        let known = number(of: migrator.migrations)
        throw StoreError.newer(
            path,
            schema: number(of: try migrator.appliedIdentifiers(db)),
            known: known,
            copy: JournalUpgrade.copy(of: path, upTo: known)
        )
    }

    /// The number of a schema: that with which its latest migration begins.
    static func number(of migrations: some Sequence<String>) -> Int {
        migrations.compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0
    }

    /// Refuses a database of an older version, where it cannot be brought up to date because it is only read.
    static func checkComplete(_ db: Database, path: String) throws {
        guard try migrator.hasCompletedMigrations(db) else {
            throw StoreError(
                .other,
                "\(path) is of an older version. Start `muster serve` once to bring it up to date."
            )
        }
    }

    /// Migrations say in SQL what they do and use no type of the application: what they made years ago must not change
    /// when a type does. One that has been released is never edited.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 journal") { db in
            try db.execute(sql: journalTables)
        }
        migrator.registerMigration("1 projections") { db in
            try db.execute(sql: projectionTables)
        }
        migrator.registerMigration("2 access") { db in
            try db.execute(sql: accessTables)
        }
        migrator.registerMigration("3 archive") { db in
            // Who is archived keeps number and badges, so that restoring gives back what was.
            try db.execute(sql: "ALTER TABLE person ADD COLUMN archived INTEGER NOT NULL DEFAULT 0")
        }
        migrator.registerMigration("4 punches") { db in
            try db.execute(sql: punchIndexes)
        }
        migrator.registerMigration("5 radio") { db in
            try db.execute(sql: radioTables)
        }
        migrator.registerMigration("6 periods and roll calls") { db in
            try db.execute(sql: rollCallTables)
        }
        migrator.registerMigration("7 items") { db in
            try db.execute(sql: itemTables)
        }
        migrator.registerMigration("8 links") { db in
            try db.execute(sql: linkTables)
        }
        migrator.registerMigration("9 peers") { db in
            try db.execute(sql: peerTables)
        }
        migrator.registerMigration("9 relocation") { db in
            try db.execute(sql: relocationTables)
        }
        migrator.registerMigration("9 sharing") { db in
            try db.execute(sql: sharingTables)
        }
        migrator.registerMigration("10 record access") { db in
            // Of everybody's at once the person is empty: a key has no NULL.
            try db.execute(
                sql: """
                    CREATE TABLE record_access (
                        person TEXT NOT NULL,
                        day TEXT NOT NULL,
                        actor TEXT NOT NULL,
                        part TEXT NOT NULL,
                        first INTEGER NOT NULL,
                        last INTEGER NOT NULL,
                        count INTEGER NOT NULL,
                        PRIMARY KEY (person, day, actor, part)
                    ) STRICT, WITHOUT ROWID;
                    """
            )
        }
        migrator.registerMigration("11 retention") { db in
            try db.execute(sql: retentionTables)
        }
        migrator.registerMigration("12 life sign") { db in
            try db.execute(
                sql: """
                    CREATE TABLE life_sign (
                        id INTEGER PRIMARY KEY CHECK (id = 1),
                        instant INTEGER NOT NULL
                    ) STRICT;
                    """
            )
        }
        migrator.registerMigration("13 shown of others") { db in
            try db.execute(sql: sharedItemTables)
        }
        migrator.registerMigration("14 sent requests") { db in
            try db.execute(
                sql: """
                    CREATE TABLE sent_request (
                        identifier TEXT PRIMARY KEY,
                        digest BLOB NOT NULL
                    ) STRICT, WITHOUT ROWID;
                    """
            )
        }
        migrator.registerMigration("15 taking") { db in
            try db.execute(sql: takingTables)
        }
        migrator.registerMigration("15 pairing window") { db in
            try db.execute(
                sql: """
                    CREATE TABLE pairing_window (
                        id INTEGER PRIMARY KEY CHECK (id = 1),
                        until INTEGER,
                        attempts INTEGER NOT NULL,
                        broken INTEGER NOT NULL
                    ) STRICT;
                    """
            )
        }
        migrator.registerMigration("15 anchors") { db in
            try db.execute(sql: anchorTables)
        }
        migrator.registerMigration("15 check-in keys") { db in
            try db.execute(
                sql: """
                    CREATE TABLE checkin_key (
                        person TEXT PRIMARY KEY,
                        key BLOB NOT NULL
                    ) STRICT, WITHOUT ROWID;
                    """
            )
        }
        // Where people are is derived from their punches of the last weeks, by the rules of timesheets.
        migrator.registerMigration("16 stays") { db in
            try db.execute(
                sql: """
                    DROP TABLE day;
                    CREATE INDEX entry_punch_happened ON entry (happened) WHERE kind = 'punch';
                    CREATE INDEX held_entry_punch_happened ON held_entry (happened) WHERE kind = 'punch';
                    """
            )
        }
        migrator.registerMigration("17 gateways") { db in
            try db.execute(sql: gatewayTables)
        }
        migrator.registerMigration("18 photos of punches") { db in
            try db.execute(
                sql: """
                    CREATE INDEX entry_punch_photo ON entry (\(punchPerson), happened) WHERE kind = 'punch-photo';
                    """
            )
        }
        migrator.registerMigration("19 floors") { db in
            try db.execute(sql: floorTables)
        }
        return migrator
    }
}
