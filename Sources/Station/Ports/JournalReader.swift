package import Attendance

/// What can be read of a journal, also inside a transaction that is about to append.
package protocol JournalReader {
    /// The projections as they stand.
    func state() throws -> StoredState
    /// The entries after a sequence number, in order, at most `limit`.
    func entries(after sequence: Int64, limit: Int) throws -> [Entry]
    /// What other stations shared of their chains, in the order in which it came, at most `limit`.
    ///
    /// - Parameter arrival: the last one that is known; 0 for none.
    func sharedEntries(after arrival: Int64, limit: Int) throws -> [SharedEntry]
    /// Which days are closed.
    func periods() throws -> PeriodLedger
}
