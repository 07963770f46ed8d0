extension JournalSchema {
    /// Items, alerts and rules, which follow from the entries; and what is remembered of tags, which is no fact.
    static let itemTables = """
        CREATE TABLE item (
            id TEXT NOT NULL PRIMARY KEY,
            details TEXT NOT NULL,
            photo TEXT,
            identity TEXT NOT NULL UNIQUE,
            owner TEXT,
            exit_time INTEGER NOT NULL,
            rooms TEXT NOT NULL,
            quiet TEXT
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE quiet (
            person TEXT NOT NULL PRIMARY KEY,
            hours TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE alert (
            id TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL,
            item TEXT,
            person TEXT,
            rule TEXT,
            beacon TEXT,
            room TEXT,
            last_seen INTEGER,
            repetition INTEGER NOT NULL,
            about TEXT,
            text TEXT,
            raised INTEGER NOT NULL,
            told INTEGER NOT NULL,
            answer TEXT,
            until INTEGER,
            ended INTEGER
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX alert_open ON alert (kind, told) WHERE ended IS NULL;
        CREATE INDEX alert_told ON alert (told);
        CREATE INDEX alert_item ON alert (item) WHERE ended IS NULL;
        CREATE TABLE rule (
            id TEXT NOT NULL PRIMARY KEY,
            payload TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE firing (
            rule TEXT NOT NULL,
            cause TEXT NOT NULL,
            happened INTEGER NOT NULL,
            PRIMARY KEY (rule, cause)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE doors (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            allowed INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE item_memory (
            item TEXT NOT NULL PRIMARY KEY,
            last_seen INTEGER NOT NULL,
            inside INTEGER NOT NULL,
            room TEXT,
            owner_left INTEGER
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE tag_day (
            item TEXT NOT NULL,
            day TEXT NOT NULL,
            sightings INTEGER NOT NULL,
            seconds INTEGER NOT NULL,
            PRIMARY KEY (item, day)
        ) STRICT, WITHOUT ROWID;
        """
}
