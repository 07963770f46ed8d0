package import Attendance

/// How far a journal was read, and what other stations shared of theirs.
package struct JournalPlace: Hashable, Sendable {
    /// The last entry of the own chain; 0 for none.
    package let head: Int64
    /// The last arrival of what others shared; 0 for none.
    package let arrival: Int64

    package init(head: Int64, arrival: Int64) {
        self.head = head
        self.arrival = arrival
    }
}

/// What was written to a journal after some place in it.
package struct JournalNews: Hashable, Sendable {
    /// In order.
    package let entries: [Entry]
    /// What other stations shared, in the order in which it came.
    package let shared: [SharedEntry]
    /// What lost its content by one of the entries.
    package let expired: Set<EntryID>
    /// Whether nothing was left to read.
    package let isComplete: Bool

    /// How many entries are read at once.
    private static let most = 50_000

    /// What was just appended, as nothing else came in between.
    ///
    /// - Throws: ``StoreError``.
    package init(written entries: [Entry], of journal: any JournalReader) throws {
        self.entries = entries
        shared = []
        expired = try Self.expired(by: entries, of: journal)
        isComplete = false
    }

    /// What was just appended, of which nothing ends content.
    package init(written entries: [Entry]) {
        self.entries = entries
        shared = []
        expired = []
        isComplete = false
    }

    /// Reads what comes after a place. Where that is very much, it is not all: see ``isComplete``.
    ///
    /// - Parameter end: an entry at which to stop; `nil` for none.
    /// - Throws: ``StoreError``.
    package init(of journal: any JournalReader, after place: JournalPlace, before end: Int64? = nil) throws {
        let read = try journal.entries(after: place.head, limit: Self.most)
        entries = end.map { end in read.filter { $0.sequence < end } } ?? read
        let isAllOwn = read.count < Self.most
        // What others shared comes after the own chain, which may say what to do with it.
        shared = isAllOwn && end == nil ? try journal.sharedEntries(after: place.arrival, limit: Self.most) : []
        isComplete = isAllOwn && shared.count < Self.most
        // What is read at once is what is there now.
        expired = place.head > 0 ? try Self.expired(by: entries, of: journal) : []
    }

    private static func expired(by entries: [Entry], of journal: any JournalReader) throws -> Set<EntryID> {
        var expired: Set<EntryID> = []
        for entry in entries {
            guard case .contentExpired = entry.fact else { continue }
            try expired.formUnion(journal.expired(by: entry.sequence))
        }
        return expired
    }
}
