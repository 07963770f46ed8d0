package import Attendance
package import BeaconKit

/// A new station that takes the place of one that is lost: it holds the lost one's chain as any station holds another's, and
/// plans as it did.
package struct Replacement {
    private static let actor = "hub"

    private let lost: PeerID
    private let store: any JournalStore & SharingStore

    /// Begins with a new journal.
    ///
    /// - Parameters:
    ///   - name: what the site is called until its chain says it.
    ///   - fresh: what it broadcasts until then.
    /// - Throws: ``StoreError``.
    package init(
        of lost: PeerID,
        named name: String,
        in store: any JournalStore & SharingStore,
        broadcasting fresh: BeaconUUID,
        at now: Instant
    ) throws {
        self.lost = lost
        self.store = store
        var site = SiteSetup()
        site.name = name
        try site.apply(to: store, at: now, by: Self.actor, fresh: (fresh, "UTC"))
        try append([SharingScope.everything.fact(.taking, lost)], at: now)
    }

    /// Applies the next part of the lost chain.
    ///
    /// - Throws: ``SharingError`` or ``StoreError``.
    package func apply(_ part: SharingPart, at now: Instant) throws {
        try store.receive(part, from: lost, at: now)
        // Plans are of each station's own: what the lost one planned, the new one plans.
        let facts = part.excerpt.places.compactMap { place -> Fact? in
            guard case .entry(let stored) = place, let fact = try? stored.entry().fact, Self.isPlan(fact) else {
                return nil
            }
            return fact
        }
        try append(facts, at: now)
    }

    private func append(_ facts: [Fact], at now: Instant) throws {
        guard !facts.isEmpty else { return }
        let drafts = facts.map { EntryDraft($0, happened: now, source: .system, actor: Self.actor) }
        _ = try store.append(drafts, recorded: now)
    }

    private static func isPlan(_ fact: Fact) -> Bool {
        switch fact {
        case .siteConfigured, .shiftDefined, .shiftRemoved, .scheduleAssigned, .scheduleEnded, .holidaySet,
            .holidayRemoved, .leaveGranted, .leaveWithdrawn, .policyAdopted:
            true
        default: false
        }
    }
}
