package import Attendance
package import BeaconKit

/// Keeps the books: follows the journal, also what others write, and lets nothing be written that contradicts them.
///
/// An actor, because there is one copy that grows. Reports are made of ``Books`` that are handed out, so that a year of
/// everybody holds nobody up.
package actor Bookkeeper {
    package nonisolated let store: any JournalStore
    private var kept: Books?

    package init(store: any JournalStore) {
        self.store = store
    }

    /// The books as they stand. The first time the whole journal is read.
    ///
    /// - Throws: ``StoreError``.
    package func books() throws -> Books {
        var books = try kept ?? Books()
        try books.follow(store)
        kept = books
        return books
    }

    /// Appends entries if they are allowed by the books as they stand inside the transaction.
    ///
    /// - Parameter check: refuses by what it throws; then nothing is written.
    /// - Throws: ``StoreError``, or what `check` throws.
    @discardableResult
    package func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        check: @Sendable (Books) throws -> Void
    ) throws -> [Entry] {
        // Not while others wait for the journal.
        var books = try books()
        kept = nil
        defer { kept = books }
        let entries = try store.append(
            drafts,
            recorded: recorded,
            inspecting: { journal in
                var present = books
                try present.follow(journal)
                books = present
                try check(present)
            }
        )
        try books.follow(store, written: entries)
        return entries
    }
}
