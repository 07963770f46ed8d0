extension Entry {
    /// The hash before the first entry: 32 zeros.
    package static let noHash = [UInt8](repeating: 0, count: 32)

    /// A kept entry whose fact and source are known already.
    package init(_ stored: StoredEntry, fact: Fact, source: Source) {
        self.init(
            sequence: stored.sequence,
            fact: fact,
            happened: stored.happened,
            recorded: stored.recorded,
            timeZone: stored.timeZone,
            offset: Int(stored.offset),
            source: source,
            receiver: stored.receiver,
            actor: stored.actor,
            previousHash: stored.previousHash,
            hash: stored.hash
        )
    }

    /// The entry as the journal keeps it.
    package func stored() throws(FactError) -> StoredEntry {
        StoredEntry(
            sequence: sequence,
            kind: fact.kind,
            payload: try fact.payload(),
            happened: happened,
            recorded: recorded,
            timeZone: timeZone,
            offset: Int64(offset),
            source: source.rawValue,
            receiver: receiver,
            actor: actor,
            previousHash: previousHash,
            hash: hash
        )
    }
}
