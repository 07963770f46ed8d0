extension JournalSchema {
    /// `peer` is a projection: which stations are trusted. The others are no facts, and not in the chain: where a station
    /// was reached last and what is taken of it, pairings under way, and messages until they are deleted. A message's
    /// content is a file beside the journal.
    static let peerTables = """
        CREATE TABLE peer (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            since INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE peer_contact (
            peer TEXT NOT NULL PRIMARY KEY,
            host TEXT,
            port INTEGER,
            uuid TEXT,
            seen INTEGER,
            takes INTEGER NOT NULL DEFAULT 1
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE pairing (
            id TEXT NOT NULL PRIMARY KEY,
            document TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE message (
            id TEXT NOT NULL PRIMARY KEY,
            peer TEXT NOT NULL,
            peer_name TEXT NOT NULL,
            incoming INTEGER NOT NULL,
            form TEXT NOT NULL,
            name TEXT NOT NULL,
            size INTEGER NOT NULL,
            hash TEXT NOT NULL,
            wall INTEGER NOT NULL,
            created INTEGER NOT NULL,
            state TEXT NOT NULL,
            refusal TEXT,
            progress INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            read INTEGER,
            told INTEGER NOT NULL DEFAULT 0,
            due INTEGER NOT NULL,
            attempts INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX message_waiting ON message (peer, due) WHERE state = 'waiting';
        CREATE INDEX message_changed ON message (changed);
        """
}
