extension JournalSchema {
    /// The facts of which the roster follows, and which stations had received what when they were recorded. Part of
    /// indexes: where it is asked for in other words all entries are read.
    static let rosterKinds = """
        kind IN ('person-added', 'person-edited', 'person-removed', 'person-archived', 'person-restored', \
        'badge-assigned', 'badge-revoked', 'sharing-received')
        """

    /// The facts of which other stations' items follow. Part of an index, as ``rosterKinds``.
    static let itemKinds = "kind IN ('item-added', 'item-changed', 'item-removed')"

    /// Which item an alert is about. Part of an index.
    static let alertItem = "(CASE WHEN json_valid(payload) THEN json_extract(payload, '$.item') END)"

    /// Finds other stations' items, and what was told of each last; and keeps when a station was heard over the air.
    static let sharedItemTables = """
        CREATE INDEX held_entry_item ON held_entry (origin, sequence) WHERE \(itemKinds);
        CREATE INDEX held_entry_alert ON held_entry (origin, \(alertItem), sequence) WHERE kind = 'alert-raised';
        ALTER TABLE peer_contact ADD COLUMN heard INTEGER;
        """

    static let heldEntryDelete = """
        CREATE TRIGGER held_entry_delete BEFORE DELETE ON held_entry
        BEGIN SELECT RAISE(ABORT, 'entries of other stations are never deleted'); END;
        """

    /// What is taken over of others, which follows from the entries; for each entry of another station the last own one when it
    /// came; under which scope a chain was gone through; and finds who was erased elsewhere.
    static let takingTables = """
        CREATE TABLE taking (
            peer TEXT NOT NULL PRIMARY KEY,
            payload TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE held_entry ADD COLUMN after INTEGER;
        ALTER TABLE held_chain ADD COLUMN taking TEXT NOT NULL DEFAULT '';
        CREATE INDEX held_entry_erased ON held_entry (origin, sequence) WHERE kind = 'person-erased';
        CREATE INDEX entry_erasure_declined ON entry (payload) WHERE kind = 'erasure-declined';
        """

    /// What others receive, which follows from the entries; and the chains of others, each entry with its origin, what was
    /// withheld only as its hash.
    ///
    /// People and badges lose two rules that hold of one chain alone: another station's people may have a number that is
    /// given here, until somebody decides, and they may have badges of this site.
    static let sharingTables = """
        CREATE TABLE sharing (
            peer TEXT NOT NULL PRIMARY KEY,
            payload TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX entry_roster ON entry (sequence) WHERE \(rosterKinds);
        CREATE INDEX entry_erased ON entry (payload) WHERE kind = 'person-erased';

        CREATE TABLE held_chain (
            origin TEXT NOT NULL PRIMARY KEY,
            head INTEGER NOT NULL,
            position INTEGER NOT NULL,
            mark TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE held_entry (
            origin TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            hash BLOB NOT NULL,
            arrival INTEGER UNIQUE,
            doubtful INTEGER,
            kind TEXT,
            payload TEXT,
            happened INTEGER,
            recorded INTEGER,
            time_zone TEXT,
            utc_offset INTEGER,
            source TEXT,
            receiver TEXT,
            actor TEXT,
            PRIMARY KEY (origin, sequence)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX held_entry_roster ON held_entry (origin, sequence) WHERE \(rosterKinds);
        CREATE INDEX held_entry_sharing ON held_entry (origin, sequence) WHERE kind = 'sharing-changed';
        CREATE INDEX held_entry_punch_person ON held_entry (\(punchPerson), happened) WHERE kind = 'punch';
        CREATE TRIGGER held_entry_update BEFORE UPDATE ON held_entry
        WHEN OLD.kind IS NOT NULL OR NEW.hash <> OLD.hash OR NEW.origin <> OLD.origin OR NEW.sequence <> OLD.sequence
        BEGIN SELECT RAISE(ABORT, 'entries of other stations are never changed'); END;
        \(heldEntryDelete)
        CREATE TABLE held_excerpt (
            origin TEXT NOT NULL,
            first INTEGER NOT NULL,
            last INTEGER NOT NULL,
            signature BLOB NOT NULL,
            PRIMARY KEY (origin, first, last)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE held_personal (
            commitment TEXT NOT NULL PRIMARY KEY,
            person TEXT NOT NULL,
            salt BLOB NOT NULL,
            value BLOB NOT NULL
        ) STRICT;
        CREATE INDEX held_personal_person ON held_personal (person);
        CREATE TABLE sharing_trouble (
            peer TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            since INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE new_badge (
            identity TEXT NOT NULL PRIMARY KEY,
            person TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_badge (identity, person) SELECT identity, person FROM badge;
        DROP TABLE badge;
        ALTER TABLE new_badge RENAME TO badge;
        CREATE TABLE new_person (
            id TEXT NOT NULL PRIMARY KEY,
            number INTEGER NOT NULL,
            details TEXT NOT NULL,
            photo TEXT,
            archived INTEGER NOT NULL DEFAULT 0
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_person (id, number, details, photo, archived)
            SELECT id, number, details, photo, archived FROM person;
        DROP TABLE person;
        ALTER TABLE new_person RENAME TO person;
        """
}
