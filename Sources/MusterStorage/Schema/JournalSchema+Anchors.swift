extension JournalSchema {
    /// Who vouches for which chain, in the order in which it was kept, each as its text; and where a chain is not the one
    /// that was countersigned. It is beside the chain, because it comes from outside of it.
    static let anchorTables = """
        CREATE TABLE anchor (
            id INTEGER PRIMARY KEY,
            station TEXT NOT NULL,
            voucher TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            hash BLOB NOT NULL,
            kept INTEGER NOT NULL,
            settled INTEGER NOT NULL DEFAULT 0,
            text TEXT NOT NULL
        ) STRICT;
        CREATE INDEX anchor_voucher ON anchor (station, voucher, id);
        CREATE TABLE anchor_trouble (
            peer TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            since INTEGER NOT NULL,
            proof TEXT
        ) STRICT, WITHOUT ROWID;
        """
}
