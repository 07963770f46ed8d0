extension JournalSchema {
    /// Who is told outside, and what is on its way there: no facts, and not in the chain. A channel's `position` is the
    /// last entry of which its deliveries were made.
    static let linkTables = """
        CREATE TABLE channel (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            settings TEXT NOT NULL,
            off TEXT,
            position INTEGER NOT NULL,
            created INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE subscription (
            channel TEXT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
            type TEXT NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (channel, type, person)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE delivery (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            channel TEXT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            state TEXT NOT NULL,
            queued INTEGER NOT NULL,
            due INTEGER NOT NULL,
            attempts INTEGER NOT NULL,
            tried INTEGER,
            reason TEXT,
            status INTEGER,
            detail TEXT,
            UNIQUE (channel, sequence)
        ) STRICT;
        CREATE INDEX delivery_waiting ON delivery (channel, attempts, sequence) WHERE state = 'waiting';
        CREATE INDEX delivery_tried ON delivery (tried) WHERE state <> 'waiting';
        """
}
