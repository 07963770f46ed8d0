package import Attendance
package import BeaconKit

/// Changes the site's settings, each change checked and recorded in one transaction.
package struct SettingsCommands: Sendable {
    /// Somebody else changed the same settings since they were looked at.
    package struct ChangedMeanwhile: Error {}

    private let store: any JournalStore
    private let actor: String
    private let source: Source

    /// - Parameter actor: who changes; it is written into the journal.
    package init(store: any JournalStore, actor: String, source: Source) {
        self.store = store
        self.actor = actor
        self.source = source
    }

    /// Changes what is given of the site.
    ///
    /// - Parameter version: the ``Site/version`` that whoever changes has seen; `nil` where it does not matter.
    /// - Throws: ``ChangedMeanwhile``, ``RosterError`` for a shift or zone that isn't one, ``StoreError``.
    package func change(_ setup: SiteSetup, from version: String? = nil, at now: Instant) throws {
        guard let old = try store.state().site else { throw StoreError.siteNotSetUp }
        let site = try setup.site(over: old, fresh: (old.broadcastUUID, old.timeZone))
        // What changes nothing is no fact, and no conflict either.
        guard site != old else { return }
        if let version, version != old.version { throw ChangedMeanwhile() }
        let fact = Fact.siteConfigured(
            SiteConfigured(
                name: site.name,
                timeZone: site.timeZone,
                shift: site.shift,
                broadcastUUID: site.broadcastUUID,
                language: site.language
            )
        )
        try append(fact, at: now) { $0.site == old }
    }

    /// Changes what is given of when presence becomes a punch.
    ///
    /// - Parameters:
    ///   - version: the ``AttendancePolicy/version`` that whoever changes has seen; `nil` where it does not matter.
    ///   - usual: what counts where the journal does not say.
    /// - Throws: ``ChangedMeanwhile``, ``StoreError``.
    package func change(
        _ setup: PolicySetup,
        from version: String? = nil,
        usual: AttendancePolicy,
        at now: Instant
    ) throws {
        let stored = try store.state().policy
        let old = stored ?? usual
        let policy = setup.policy(over: old)
        guard policy != old else { return }
        if let version, version != old.version { throw ChangedMeanwhile() }
        try append(.presenceConfigured(policy), at: now) { $0.policy == stored }
    }

    /// Changes what is given of how kiosks work.
    ///
    /// - Parameter version: the `KioskSettings.version` that whoever changes has seen; `nil` where it does not matter.
    /// - Throws: ``ChangedMeanwhile``, `KioskSettingsError`, ``StoreError``.
    package func change(_ request: KioskSettingsRequest, from version: String? = nil, at now: Instant) throws {
        _ = try store.append([], recorded: now) { journal in
            let old = try journal.kioskRules().settings
            let settings = try request.settings(over: old)
            guard settings != old else { return [] }
            if let version, version != old.version { throw ChangedMeanwhile() }
            return [EntryDraft(.kioskConfigured(settings), happened: now, source: source, actor: actor)]
        }
    }

    /// Changes whether people may clock themselves in.
    ///
    /// - Parameter version: the `OwnPunching.version` that whoever changes has seen; `nil` where it does not matter.
    /// - Throws: ``ChangedMeanwhile``, `OwnPunchingError`, ``StoreError``.
    package func change(_ request: OwnPunchingRequest, from version: String? = nil, at now: Instant) throws {
        _ = try store.append([], recorded: now) { journal in
            let old = try journal.ownPunching()
            let settings = try request.settings(over: old)
            guard settings != old else { return [] }
            if let version, version != old.version { throw ChangedMeanwhile() }
            return [EntryDraft(.ownPunchingSet(settings), happened: now, source: source, actor: actor)]
        }
    }

    private func append(_ fact: Fact, at now: Instant, ifUnchanged: @escaping (StoredState) -> Bool) throws {
        let draft = EntryDraft(fact, happened: now, source: source, actor: actor)
        _ = try store.append([draft], recorded: now) { state in
            guard ifUnchanged(state) else { throw ChangedMeanwhile() }
        }
    }
}
