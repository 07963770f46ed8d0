import Attendance
package import BeaconKit
package import Station

/// Removes the accounts of people whom the hub's journal erased. A station does that in the transaction that erases; a hub's
/// accounts are in its database, which follows within seconds, also after it was away.
package struct ErasedAccounts: Sendable {
    private let store: HubAccess

    package init(_ address: PostgresAddress) { store = HubAccess(address) }

    /// - Returns: how many accounts were taken from somebody.
    /// - Throws: ``StoreError``; then it is tried again.
    @discardableResult
    package func remove(by journal: any JournalStore, at now: Instant) throws -> Int {
        let owned = try store.accounts().filter { $0.person != nil }
        guard !owned.isEmpty else { return 0 }
        // Whoever is archived is still there.
        let roster = try journal.state().roster
        let erased = owned.filter { account in account.person.map { roster.anyone($0) == nil } ?? false }
        for account in erased { try remove(account, at: now) }
        return erased.count
    }

    private func remove(_ account: Account, at now: Instant) throws {
        let draft = EntryDraft(
            .accountRemoved(AccountRemoved(account: account.id)),
            happened: now,
            source: .system,
            actor: "erasure"
        )
        try store.erase(account, recording: draft)
    }
}
