package import Attendance

/// The journal's projections, followed entry by entry, so that whoever needs a field of them reads what is new and not all.
///
/// A person or a badge that changed is one look-up; after other changes, and after very many, everything is read again.
package struct CurrentState: Sendable {
    package private(set) var stored = StoredState()
    /// The last entry by which the roster may have changed; -1 before anything was read.
    package private(set) var rosterHead: Int64 = -1
    private var isRead = false

    /// More changes than this are slower one by one than all at once.
    private static let mostFacts = 200

    package init() {}

    package var roster: Roster { stored.roster }
    /// `nil` before the site is set up.
    package var site: Site? { stored.site }

    /// Takes over what was written since.
    ///
    /// - Throws: ``StoreError``.
    package mutating func update(from journal: any JournalReader) throws {
        guard isRead else { return try reload(journal) }
        var facts: [Fact] = []
        while true {
            let entries = try journal.entries(after: stored.head, limit: 1000)
            guard let last = entries.last else { break }
            stored.head = last.sequence
            facts += entries.lazy.map(\.fact).filter { !$0.changes.isDisjoint(with: StoredState.subjects) }
            if facts.count > Self.mostFacts { return try reload(journal) }
        }
        for fact in facts {
            guard try apply(fact, from: journal) else { return try reload(journal) }
        }
    }

    private mutating func reload(_ journal: any JournalReader) throws {
        stored = try journal.state()
        rosterHead = stored.head
        isRead = true
    }

    /// - Returns: whether the fact could be taken over by itself.
    private mutating func apply(_ fact: Fact, from journal: any JournalReader) throws -> Bool {
        guard try stored.roster.apply(fact, details: { try journal.details($0) }) else { return false }
        rosterHead = stored.head
        return true
    }
}

extension StoredState {
    /// What changes it.
    fileprivate static let subjects: Fact.Subjects = [
        .site, .people, .badges, .receivers, .items, .alerts, .rules, .retention, .stations, .sharing, .shared,
    ]
}
