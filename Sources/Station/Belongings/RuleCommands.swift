package import Attendance
package import BeaconKit

/// Changes to rules, each checked and recorded in one transaction.
package struct RuleCommands: Sendable {
    private let store: any JournalStore
    private let actor: String
    private let source: Source

    /// - Parameter actor: who changes; it is written into the journal.
    package init(store: any JournalStore, actor: String, source: Source) {
        self.store = store
        self.actor = actor
        self.source = source
    }

    /// Makes the rule that is asked for, or changes the one of this id to it.
    ///
    /// - Parameter version: as for ``set(_:from:at:)``.
    /// - Throws: ``RuleError``, ``ItemError``, ``StoreError``.
    package func set(
        _ request: RuleRequest,
        _ id: RuleID = RuleID(),
        from version: String? = nil,
        at now: Instant
    ) throws -> Rule {
        let rule = try request.rule(id, in: store.state().roster)
        try set(rule, from: version, at: now)
        return rule
    }

    /// Makes a rule, or changes the one of the same id.
    ///
    /// - Parameter version: the ``Rule/version`` that whoever changes has seen; `nil` for a new rule, or where it does
    ///   not matter.
    /// - Throws: ``RuleError``, ``StoreError``.
    package func set(_ rule: Rule, from version: String? = nil, at now: Instant) throws {
        try append(.ruleSet(rule), at: now) { state in
            let old = state.rules[rule.id]
            if let version {
                guard let old else { throw RuleError.noSuchRule }
                guard old.version == version else { throw RuleError.changedMeanwhile }
            }
            switch rule.subject {
            case .person(let id) where state.roster.anyone(id) == nil: throw RuleError.noSuchSubject
            case .item(let id) where state.items[id] == nil: throw RuleError.noSuchSubject
            default: break
            }
            // What was allowed once stays as it is; it opens nothing meanwhile.
            if rule.door != nil, rule.door != old?.door, !state.doorsAllowed { throw RuleError.doorsNotAllowed }
        }
    }

    /// - Throws: ``RuleError/noSuchRule``, ``StoreError``.
    package func remove(_ id: RuleID, at now: Instant) throws {
        try append(.ruleRemoved(RuleRemoved(rule: id)), at: now) { state in
            guard state.rules[id] != nil else { throw RuleError.noSuchRule }
        }
    }

    /// Lets rules open doors, or not any more.
    ///
    /// - Throws: ``StoreError``.
    package func allowDoors(_ isAllowed: Bool, at now: Instant) throws {
        guard try store.state().doorsAllowed != isAllowed else { return }
        try append(.doorsAllowed(DoorsAllowed(isAllowed: isAllowed)), at: now, check: nil)
    }

    private func append(_ fact: Fact, at now: Instant, check: ((StoredState) throws -> Void)?) throws {
        let draft = EntryDraft(fact, happened: now, source: source, actor: actor)
        _ = try store.append([draft], recorded: now, check: check)
    }
}
