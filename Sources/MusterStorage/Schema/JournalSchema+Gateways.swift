extension JournalSchema {
    /// Where gateways are and how they were last: no facts, and not in the chain. Where each stands is a fact.
    static let gatewayTables = """
        CREATE TABLE gateway_source (
            id TEXT NOT NULL PRIMARY KEY,
            settings TEXT NOT NULL,
            created INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE gateway_state (
            gateway TEXT NOT NULL PRIMARY KEY,
            condition TEXT NOT NULL,
            title TEXT NOT NULL,
            remedy TEXT,
            fault INTEGER NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
