package import Attendance
package import BeaconKit

/// Where the journal and its projections are kept. Everything is durable when a call returns.
///
/// Several processes may use one store: the station and the command line. Each append takes the chain's head inside its
/// own transaction.
package protocol JournalStore: JournalReader, Sendable {
    /// Appends entries and updates their projections in one transaction: all or none.
    ///
    /// - Parameter check: is called inside the transaction with the present projections, before anything is written;
    ///   what it throws refuses the whole append. So that a number cannot be given twice by two processes. `nil` where
    ///   nothing needs checking: then the projections are not loaded, which matters for punches.
    /// - Throws: ``StoreError``, ``SentAgain``, or what `check` throws.
    func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        check: ((StoredState) throws -> Void)?
    ) throws -> [Entry]

    /// Appends as ``append(_:recorded:check:)`` does, and what is decided on the journal as it stands then.
    ///
    /// - Parameter deciding: is called inside the transaction, before anything is written, and reads what it needs; what
    ///   it returns is appended after `drafts`, and what it throws refuses the whole append.
    func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        deciding: (any JournalReader) throws -> [EntryDraft]
    ) throws -> [Entry]

    /// The digest of what was sent under an identifier and done; `nil` for nothing.
    func digest(ofRequest identifier: String) throws -> [UInt8]?

    /// Whether another process wrote since this one last asked.
    func changedByOthers() throws -> Bool
    /// Where this chain and those of stations that are trusted contradict each other, in order of their keys.
    func peerTroubles() throws -> [PeerTrouble]
    /// The photo to which a commitment commits; `nil` when erased or never there.
    func photo(_ commitment: Commitment) throws -> Photo?
    /// The picture of somebody who punched; `nil` when it is gone, never there or somebody else's.
    func punchPhoto(_ commitment: Commitment, of person: PersonID) throws -> Photo?
    /// The details of a visitor to which a commitment commits; `nil` when deleted or never there.
    func visitor(_ commitment: Commitment) throws -> VisitorDetails?
    /// The text to which a commitment commits, as a reason; `nil` when erased or never there.
    func text(_ commitment: Commitment) throws -> String?

    /// Every personal value of somebody that was not erased, with its salt: for themselves, and for an inspector.
    func personalValues(of person: PersonID) throws -> [PersonalValue]

    /// The keys that people's devices share with this station: secrets, and no entries.
    func checkinKeys() throws -> [PersonID: CheckinKey]
    /// Gives somebody's device a key in place of an earlier one; `nil` removes it. Removing or erasing the person does,
    /// too.
    func setCheckinKey(_ key: CheckinKey?, of person: PersonID) throws

    /// Keeps who was where when a roll call began: beside the chain, as when badges were last heard.
    func saveRollCall(_ id: RollCallID, people: [RollCall.Whereabouts]) throws
    /// Who was where when a roll call began; none for one that began elsewhere.
    func rollCallPeople(_ id: RollCallID) throws -> [RollCall.Whereabouts]

    /// When badges were last heard, for the next start: outside the journal because it is no fact about a person until
    /// somebody leaves.
    func saveLastSeen(_ lastSeen: [PersonID: LastSighting]) throws
    func lastSeen() throws -> [PersonID: LastSighting]
    /// Keeps when some badges were last heard, and when the station was last at work, so that it outlasts this program and
    /// not necessarily the machine's power: nothing waits for the disk.
    func keep(_ lastSeen: [PersonID: LastSighting], lifeSign: Instant) throws
    /// Keeps when the station was last at work, so that the next start knows since when nothing was heard; `nil` when it
    /// stops as it should.
    func saveLifeSign(_ instant: Instant?) throws
    func lifeSign() throws -> Instant?

    /// Alerts, those that were told last first.
    ///
    /// - Parameter open: only those that have not ended, or only those that have; `nil` for both.
    func alerts(open: Bool?, limit: Int) throws -> [AlertRecord]
    func alert(_ id: AlertID) throws -> AlertRecord?
    /// The items whose batteries were said to be near their end after an instant.
    func batteryHints(after instant: Instant) throws -> Set<ItemID>

    /// What is remembered of items from one start to the next, outside the journal as ``saveLastSeen(_:)``.
    func saveItems(_ memories: [ItemID: ItemMemory]) throws
    func itemMemories() throws -> [ItemID: ItemMemory]
    /// Adds to how often tags were heard. Days that are too old to say anything are forgotten.
    func add(_ counts: [ItemID: [TagDay]]) throws
    func tagDays() throws -> [ItemID: [TagDay]]
}

extension JournalStore {
    package func append(_ drafts: [EntryDraft], recorded: Instant) throws -> [Entry] {
        try append(drafts, recorded: recorded, check: nil)
    }

    /// Appends as ``append(_:recorded:check:)`` does.
    ///
    /// - Parameter inspecting: is called inside the transaction, before anything is written, and reads what it needs;
    ///   what it throws refuses the whole append.
    package func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        inspecting: (any JournalReader) throws -> Void
    ) throws -> [Entry] {
        try append(drafts, recorded: recorded) { journal in
            try inspecting(journal)
            return []
        }
    }
}
