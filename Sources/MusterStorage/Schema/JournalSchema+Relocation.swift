extension JournalSchema {
    /// Whether the station goes on here, or was moved to another machine: follows from the entries.
    static let relocationTables = """
        CREATE TABLE relocation (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            moved INTEGER NOT NULL,
            export TEXT NOT NULL,
            happened INTEGER NOT NULL
        ) STRICT;
        """
}
