package import Attendance
package import BeaconKit

/// Keeps a snapshot of the journal up to date, also with what others write, and appends only what agrees with it.
///
/// An actor, because there is one copy that grows. Reports are made from copies of the ``Snapshot``, so that a year of
/// everybody holds nobody up.
package actor AttendanceRepository {
    package nonisolated let store: any JournalStore
    private var kept: Snapshot?
    private var current = CurrentState()

    package init(store: any JournalStore) {
        self.store = store
    }

    /// The projections as they stand, for whoever needs nothing of the past: no entry of it is read.
    ///
    /// - Throws: ``StoreError``.
    package func state() throws -> CurrentState {
        try current.update(from: store)
        return current
    }

    /// The snapshot as it stands. The first time the whole journal is read.
    ///
    /// - Throws: ``StoreError``.
    package func snapshot() throws -> Snapshot {
        var snapshot = try kept ?? Snapshot()
        try snapshot.update(from: store)
        kept = snapshot
        return snapshot
    }

    /// Appends entries if they are allowed by the snapshot as it stands inside the transaction.
    ///
    /// - Parameter check: refuses by what it throws; then nothing is written.
    /// - Throws: ``StoreError``, or what `check` throws.
    @discardableResult
    package func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        check: @Sendable (Snapshot) throws -> Void
    ) throws -> [Entry] {
        // Not while others wait for the journal.
        var snapshot = try snapshot()
        kept = nil
        defer { kept = snapshot }
        let entries = try store.append(
            drafts,
            recorded: recorded,
            inspecting: { journal in
                var present = snapshot
                try present.update(from: journal)
                snapshot = present
                try check(present)
            }
        )
        try snapshot.update(from: store, written: entries)
        return entries
    }
}
