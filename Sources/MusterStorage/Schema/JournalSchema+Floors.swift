extension JournalSchema {
    /// What is drawn of floors: no facts, and not in the chain. In which room a receiver stands is one. The picture comes last:
    /// what stands before it is read without it.
    static let floorTables = """
        CREATE TABLE floor (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            place INTEGER NOT NULL,
            drawing TEXT NOT NULL,
            type TEXT,
            width INTEGER,
            height INTEGER,
            digest TEXT,
            picture BLOB
        ) STRICT;
        """
}
