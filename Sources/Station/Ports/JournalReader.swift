package import Attendance

/// What can be read of a journal, also inside a transaction that is about to append.
package protocol JournalReader {
    /// The projections as they stand.
    func state() throws -> StoredState
    /// The entries after a sequence number, in order, at most `limit`.
    func entries(after sequence: Int64, limit: Int) throws -> [Entry]
    /// Which days are closed.
    func periods() throws -> PeriodLedger
}
