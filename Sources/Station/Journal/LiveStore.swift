package import Attendance
package import BeaconKit

/// Where a running station reads and writes its journal. What is written is durable when a call returns.
///
/// The station makes one call at a time, and none in a task that is cancelled.
package protocol LiveStore: Sendable {
    /// What a station starts from.
    ///
    /// - Throws: ``StoreError``.
    func beginning(at now: Instant) async throws -> StationBeginning

    /// Appends in one transaction: all or nothing.
    ///
    /// - Parameter place: how far the station has read, so that it is given what others wrote in between.
    /// - Throws: ``StoreError``.
    func append(_ batch: JournalBatch, after place: JournalPlace) async throws -> WrittenEntries

    /// Appends, and after that the punch that is decided on the journal as it stands then.
    ///
    /// - Parameter deciding: is called inside the transaction, before anything is written; what it throws refuses the
    ///   whole append.
    /// - Throws: ``StoreError``, or what `deciding` throws.
    func append(
        _ batch: JournalBatch,
        after place: JournalPlace,
        deciding: @escaping @Sendable (any JournalReader) throws -> PunchOutcome
    ) async throws -> (written: WrittenEntries, outcome: PunchOutcome)

    /// What changed since.
    ///
    /// - Throws: ``StoreError``.
    func news(_ scope: StoreNews.Scope, after place: JournalPlace) async throws -> StoreNews

    /// Keeps what a station needs after a restart.
    ///
    /// - Throws: ``StoreError``.
    func save(_ checkpoint: Checkpoint) async throws

    /// Keeps when some badges were last heard, and when the station was last at work, so that it outlasts this program
    /// and not necessarily the machine's power: nothing waits for the disk.
    ///
    /// - Throws: ``StoreError``.
    func keep(_ lastSeen: [PersonID: LastSighting], lifeSign: Instant) async throws

    /// How often tags were heard, and of which of them people were told lately.
    ///
    /// - Throws: ``StoreError``.
    func tagHistory(hintsAfter instant: Instant) async throws -> TagHistory

    /// The photo to which a commitment commits; `nil` when erased or never there.
    ///
    /// - Throws: ``StoreError``.
    func photo(_ commitment: Commitment) async throws -> Photo?
}

/// What a station starts from.
package struct StationBeginning: Sendable {
    package let stored: StoredState
    package let present: OnSiteLedger
    package let checkinKeys: [PersonID: CheckinKey]
    package let lastSeen: [PersonID: LastSighting]
    package let items: [ItemID: ItemMemory]
    /// When the station was last at work; `nil` if it stopped as it should.
    package let lifeSign: Instant?
}

/// What is to be appended together.
package struct JournalBatch: Hashable, Sendable {
    package let drafts: [EntryDraft]
    package let recorded: Instant

    package init(_ drafts: [EntryDraft], recorded: Instant) {
        self.drafts = drafts
        self.recorded = recorded
    }
}

/// What an append brought.
package struct WrittenEntries: Sendable {
    /// What others wrote after the station last read and before this.
    package let missed: JournalNews?
    package let entries: [Entry]

    package init(missed: JournalNews? = nil, entries: [Entry]) {
        self.missed = missed
        self.entries = entries
    }
}

/// What changed in a store.
package struct StoreNews: Sendable {
    package enum Scope: Hashable, Sendable {
        /// The projections if another process wrote, and nothing else.
        case ifChanged
        /// The projections if another process wrote, and whatever is looked at regularly.
        case regular
        /// The projections in any case.
        case all
    }

    /// The projections, and what devices share with the station, where they were read again.
    package let state: (stored: StoredState, checkinKeys: [PersonID: CheckinKey])?
    package let journal: JournalNews?
    /// Where chains contradict each other; `nil` where that was not looked at.
    package let troubles: [PeerTrouble]?

    package init(
        state: (stored: StoredState, checkinKeys: [PersonID: CheckinKey])? = nil,
        journal: JournalNews? = nil,
        troubles: [PeerTrouble]? = nil
    ) {
        self.state = state
        self.journal = journal
        self.troubles = troubles
    }
}

/// What is kept from one start to the next, outside the journal because it is no fact about a person until somebody
/// leaves.
package struct Checkpoint: Hashable, Sendable {
    /// When badges were last heard, in wall time.
    package let lastSeen: [PersonID: LastSighting]
    package let belongings: BelongingsCheckpoint?
    /// When the station was last at work; `nil` when it stops as it should.
    package let lifeSign: Instant?

    package init(lastSeen: [PersonID: LastSighting], belongings: BelongingsCheckpoint?, lifeSign: Instant?) {
        self.lastSeen = lastSeen
        self.belongings = belongings
        self.lifeSign = lifeSign
    }
}

/// What is kept of items.
package struct BelongingsCheckpoint: Hashable, Sendable {
    package let memories: [ItemID: ItemMemory]
    /// How often tags were heard since the last checkpoint.
    package let days: [ItemID: [TagDay]]
}

/// How often tags were heard.
package struct TagHistory: Hashable, Sendable {
    package let days: [ItemID: [TagDay]]
    /// The items whose batteries were said to be near their end lately.
    package let told: Set<ItemID>

    package init(days: [ItemID: [TagDay]], told: Set<ItemID>) {
        self.days = days
        self.told = told
    }
}

extension LiveStore where Self: JournalStore {
    package func beginning(at now: Instant) throws -> StationBeginning {
        let stored = try state()
        guard stored.site != nil else { throw StoreError.siteNotSetUp }
        return StationBeginning(
            stored: stored,
            present: try OnSiteLedger(self, at: now),
            checkinKeys: try checkinKeys(),
            lastSeen: try lastSeen(),
            items: try itemMemories(),
            lifeSign: try lifeSign()
        )
    }

    package func append(_ batch: JournalBatch, after place: JournalPlace) throws -> WrittenEntries {
        try written(append(batch.drafts, recorded: batch.recorded), after: place)
    }

    package func append(
        _ batch: JournalBatch,
        after place: JournalPlace,
        deciding: @escaping @Sendable (any JournalReader) throws -> PunchOutcome
    ) throws -> (written: WrittenEntries, outcome: PunchOutcome) {
        var decided: PunchOutcome?
        let entries = try append(
            batch.drafts,
            recorded: batch.recorded,
            deciding: { journal in
                let outcome = try deciding(journal)
                decided = outcome
                return outcome.draft.map { [$0] } ?? []
            }
        )
        guard let decided else {
            throw StoreError(.other, "The journal did not decide on the punch. Try again.")
        }
        return (try written(entries, after: place), decided)
    }

    private func written(_ entries: [Entry], after place: JournalPlace) throws -> WrittenEntries {
        guard let first = entries.first, first.sequence != place.head + 1 else {
            return WrittenEntries(entries: entries)
        }
        return WrittenEntries(missed: try JournalNews(of: self, after: place, before: first.sequence), entries: entries)
    }

    package func news(_ scope: StoreNews.Scope, after place: JournalPlace) throws -> StoreNews {
        let isChanged = try changedByOthers() || scope == .all
        if scope == .ifChanged, !isChanged { return StoreNews() }
        return StoreNews(
            state: isChanged ? (try state(), try checkinKeys()) : nil,
            // What people plan on the station's own pages comes by the same store, of which nothing is told.
            journal: try JournalNews(of: self, after: place),
            troubles: scope == .regular ? try peerTroubles() : nil
        )
    }

    package func save(_ checkpoint: Checkpoint) throws {
        try saveLastSeen(checkpoint.lastSeen)
        if let belongings = checkpoint.belongings {
            try saveItems(belongings.memories)
            try add(belongings.days)
        }
        try saveLifeSign(checkpoint.lifeSign)
    }

    package func tagHistory(hintsAfter instant: Instant) throws -> TagHistory {
        TagHistory(days: try tagDays(), told: try batteryHints(after: instant))
    }
}
