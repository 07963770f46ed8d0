import Attendance

extension JournalSchema {
    /// Entries of some kinds, by an index, and not of punches, which are nearly all.
    ///
    /// - Parameter kinds: without punches.
    static func ofKinds(_ kinds: [String]) -> String {
        "kind <> 'punch' AND kind IN (\(kinds.map { "'\($0)'" }.joined(separator: ", ")))"
    }

    /// Punches that were signed.
    static let signedPunches = "kind = 'punch' AND instr(payload, '\"signature\":') > 0"

    /// What is left of entries that have lost their content: their hash, and the entry that explains it. Then, and only
    /// then, may an entry be deleted. What is held of others loses its content in its place.
    static let retentionTables = """
        CREATE TABLE retention (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            payload TEXT NOT NULL
        ) STRICT;
        CREATE TABLE expired_entry (
            sequence INTEGER PRIMARY KEY,
            hash BLOB NOT NULL,
            expiry INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX expired_entry_expiry ON expired_entry (expiry);
        CREATE TRIGGER expired_entry_update BEFORE UPDATE ON expired_entry
        BEGIN SELECT RAISE(ABORT, 'entries of the journal are never changed'); END;
        CREATE TRIGGER expired_entry_delete BEFORE DELETE ON expired_entry
        BEGIN SELECT RAISE(ABORT, 'entries of the journal are never deleted'); END;
        DROP TRIGGER entry_delete;
        CREATE TRIGGER entry_delete BEFORE DELETE ON entry
        WHEN NOT EXISTS (SELECT 1 FROM expired_entry WHERE sequence = OLD.sequence AND hash = OLD.hash)
        BEGIN SELECT RAISE(ABORT, 'entries of the journal are never deleted'); END;
        CREATE INDEX entry_kind ON entry (kind, sequence) WHERE kind <> 'punch';
        CREATE INDEX entry_signed ON entry (happened) WHERE \(signedPunches);

        ALTER TABLE held_entry ADD COLUMN expiry INTEGER;
        CREATE INDEX held_entry_kind ON held_entry (kind, origin, sequence) WHERE kind <> 'punch';
        CREATE INDEX held_entry_expiry ON held_entry (expiry) WHERE expiry IS NOT NULL;
        DROP TRIGGER held_entry_update;
        CREATE TRIGGER held_entry_update BEFORE UPDATE ON held_entry
        WHEN NEW.hash <> OLD.hash OR NEW.origin <> OLD.origin OR NEW.sequence <> OLD.sequence
            OR OLD.expiry IS NOT NULL OR OLD.kind IS NOT NULL AND (NEW.kind IS NOT NULL OR NEW.expiry IS NULL)
        BEGIN SELECT RAISE(ABORT, 'entries of other stations are never changed'); END;
        """
}
