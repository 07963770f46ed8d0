extension JournalSchema {
    /// The chain, the personal values beside it, and what is no fact. Times are microseconds since 1970 UTC.
    static let journalTables = """
        CREATE TABLE entry (
            sequence INTEGER PRIMARY KEY,
            kind TEXT NOT NULL,
            payload TEXT NOT NULL,
            happened INTEGER NOT NULL,
            recorded INTEGER NOT NULL,
            time_zone TEXT NOT NULL,
            utc_offset INTEGER NOT NULL,
            source TEXT NOT NULL,
            receiver TEXT,
            actor TEXT NOT NULL,
            previous_hash BLOB NOT NULL,
            hash BLOB NOT NULL
        ) STRICT;
        CREATE TABLE seal (
            sequence INTEGER PRIMARY KEY,
            public_key BLOB NOT NULL,
            signature BLOB NOT NULL
        ) STRICT;
        CREATE TRIGGER entry_update BEFORE UPDATE ON entry
        BEGIN SELECT RAISE(ABORT, 'entries of the journal are never changed'); END;
        CREATE TRIGGER entry_delete BEFORE DELETE ON entry
        BEGIN SELECT RAISE(ABORT, 'entries of the journal are never deleted'); END;
        CREATE TRIGGER seal_update BEFORE UPDATE ON seal
        BEGIN SELECT RAISE(ABORT, 'seals of the journal are never changed'); END;
        CREATE TRIGGER seal_delete BEFORE DELETE ON seal
        BEGIN SELECT RAISE(ABORT, 'seals of the journal are never deleted'); END;

        CREATE TABLE personal (
            commitment TEXT NOT NULL PRIMARY KEY,
            person TEXT NOT NULL,
            salt BLOB NOT NULL,
            value BLOB NOT NULL
        ) STRICT;
        CREATE INDEX personal_person ON personal (person);

        CREATE TABLE last_seen (
            person TEXT NOT NULL PRIMARY KEY,
            instant INTEGER NOT NULL,
            badge TEXT
        ) STRICT, WITHOUT ROWID;
        """

    /// What follows from the entries and can be rebuilt from them.
    ///
    /// The unique indexes hold what the code must never do wrong: a number belongs to one person, and nobody has two
    /// open days.
    static let projectionTables = """
        CREATE TABLE head (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            sequence INTEGER NOT NULL,
            hash BLOB NOT NULL
        ) STRICT;
        CREATE TABLE site (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            name TEXT NOT NULL,
            time_zone TEXT NOT NULL,
            shift_start INTEGER NOT NULL,
            shift_end INTEGER NOT NULL,
            grace INTEGER NOT NULL,
            broadcast_uuid TEXT NOT NULL,
            language TEXT NOT NULL
        ) STRICT;
        CREATE TABLE person (
            id TEXT NOT NULL PRIMARY KEY,
            number INTEGER NOT NULL UNIQUE,
            details TEXT NOT NULL,
            photo TEXT
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE badge (
            identity TEXT NOT NULL PRIMARY KEY,
            person TEXT NOT NULL REFERENCES person (id)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE day (
            person TEXT NOT NULL,
            day TEXT NOT NULL,
            arrived INTEGER NOT NULL,
            entered_last INTEGER NOT NULL,
            left INTEGER,
            provisional INTEGER NOT NULL,
            forgotten INTEGER NOT NULL,
            PRIMARY KEY (person, day)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX day_open ON day (person) WHERE left IS NULL AND forgotten = 0;
        """

    /// Who may sign in, and what was let in. Only digests of secrets are kept.
    static let accessTables = """
        CREATE TABLE account (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            folded_name TEXT NOT NULL UNIQUE,
            role TEXT NOT NULL,
            person TEXT,
            password TEXT NOT NULL CHECK (password <> '')
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE credential (
            id TEXT NOT NULL PRIMARY KEY,
            digest TEXT NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            account TEXT REFERENCES account (id),
            scopes TEXT NOT NULL,
            name TEXT NOT NULL,
            created INTEGER NOT NULL,
            last_used INTEGER NOT NULL,
            expires INTEGER
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX credential_account ON credential (account);
        """

    /// Whose a punch is, as an index has it. What is no JSON was not written by us, and is no error before it is verified.
    static let punchPerson = "(CASE WHEN json_valid(payload) THEN json_extract(payload, '$.person') END)"
    /// Under which key a punch was sent.
    static let punchKey = "(CASE WHEN json_valid(payload) THEN json_extract(payload, '$.key') END)"

    /// To find punches among all entries, and the hashes of PINs, which a kiosk asks for.
    static let punchIndexes = """
        CREATE INDEX entry_punch_person ON entry (\(punchPerson), happened) WHERE kind = 'punch';
        CREATE INDEX entry_punch_key ON entry (\(punchKey)) WHERE kind = 'punch';
        CREATE TABLE pin (
            person TEXT NOT NULL PRIMARY KEY,
            hash TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    /// Where receivers stand and when presence becomes a punch, which follow from the entries; and what somebody may want
    /// to transmit again, which is no fact.
    static let radioTables = """
        CREATE TABLE receiver (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            room TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE presence (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            near REAL NOT NULL,
            sightings INTEGER NOT NULL,
            window INTEGER NOT NULL,
            away_after INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE preset (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            uuid TEXT NOT NULL,
            major INTEGER NOT NULL,
            minor INTEGER NOT NULL,
            power INTEGER NOT NULL,
            interval INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    /// To find closed periods, which every punch that people make looks at; and who was where when a roll call began,
    /// which is no fact, as when badges were last heard.
    static let rollCallTables = """
        CREATE INDEX entry_period ON entry (sequence) WHERE kind IN ('period-closed', 'period-reopened');
        CREATE TABLE roll_call (
            id TEXT NOT NULL,
            person TEXT NOT NULL,
            on_site INTEGER NOT NULL,
            last_seen INTEGER,
            frozen INTEGER NOT NULL,
            PRIMARY KEY (id, person)
        ) STRICT, WITHOUT ROWID;
        """
}
