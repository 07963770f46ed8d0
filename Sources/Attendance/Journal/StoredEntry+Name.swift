extension StoredEntry {
    /// How a person finds the entry: `entry 17 (punch, 2026-11-21T08:02:11.000Z)`.
    package var name: String { "entry \(sequence) (\(kind), \(happened.iso8601))" }

    /// Whether it is the genuine entry of another place of the chain.
    func wasRecorded(as sequence: Int64) -> Bool {
        var moved = self
        moved.sequence = sequence
        return moved.computedHash == hash
    }
}
