package import Attendance
package import BeaconKit

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
    /// Which entries, of this station and of others, lost their content by an expiry.
    ///
    /// - Parameter expiry: the sequence number of the entry that says so.
    func expired(by expiry: Int64) throws -> Set<EntryID>
    /// What says where people are now, of this station and of others: their punches from an instant on, and whatever the
    /// journal says of their plans and of corrections.
    func recent(from instant: Instant) throws -> RecentEntries
    /// Somebody's punches that this station recorded and that happened from an instant to before another, in order of time;
    /// those of one instant as they were recorded.
    func punches(of person: PersonID, from: Instant, to: Instant) throws -> [RecordedPunch]
    /// The photos of somebody's punches that happened from an instant to before another, by the entries of the punches.
    func punchPhotos(of person: PersonID, from: Instant, to: Instant) throws -> [EntryID: Commitment]
    /// The punch that was sent under a key.
    func punch(key: String) throws -> RecordedPunch?
    /// How kiosks work.
    func kioskRules() throws -> KioskRules
    /// Whether people may clock themselves in.
    func ownPunching() throws -> OwnPunching
    /// What a person signed a punch with; `nil` when erased, never there or somebody else's.
    func signature(_ commitment: Commitment, of person: PersonID) throws -> Signature?
    /// The personal details to which a commitment commits; `nil` when erased or never there.
    func details(_ commitment: Commitment) throws -> PersonDetails?
}

extension JournalReader {
    /// The entry in a place; `nil` for one that has expired, or is not there.
    package func entry(at sequence: Int64) throws -> Entry? {
        try entries(after: sequence - 1, limit: 1).first.flatMap { $0.sequence == sequence ? $0 : nil }
    }
}
