package import BeaconKit

/// A signature with whose it is.
package struct SignedSheet: Hashable, Sendable {
    package let signature: SheetSignature
    /// Who signed, as the journal names them.
    package let by: String
    /// When the journal took it.
    package let at: Instant
}

/// Who signed which records. It takes entries in any order and more than once.
package struct SheetLedger: Hashable, Sendable {
    /// The last signatures under the record of some days.
    package struct Signatures: Hashable, Sendable {
        /// The person's own.
        package internal(set) var confirmed: SignedSheet?
        /// A supervisor's.
        package internal(set) var countersigned: SignedSheet?
    }

    private struct Subject: Hashable {
        let person: PersonID
        let range: DayRange
    }

    private struct Item: Hashable {
        let sheet: SignedSheet
        let isCountersigned: Bool
        let entry: EntryID

        var order: (Instant, EntryID) { (sheet.at, entry) }
    }

    private var items: [Subject: [Item]] = [:]

    package init() {}

    mutating func apply(
        _ signature: SheetSignature,
        isCountersigned: Bool,
        by actor: String,
        recorded: Instant,
        entry: EntryID
    ) {
        let subject = Subject(person: signature.person, range: signature.range)
        var own = items[subject] ?? []
        guard !own.contains(where: { $0.entry == entry }) else { return }
        let sheet = SignedSheet(signature: signature, by: actor, at: recorded)
        own.append(Item(sheet: sheet, isCountersigned: isCountersigned, entry: entry))
        // The last counts.
        items[subject] = own.sorted { $0.order < $1.order }
    }

    mutating func forget(_ entries: Set<EntryID>) {
        items = items.mapValues { own in own.filter { !entries.contains($0.entry) } }.filter { !$0.value.isEmpty }
    }

    /// The last signatures under the record of a person's days; `nil` where nobody has signed.
    package func signatures(of person: PersonID, in range: DayRange) -> Signatures? {
        guard let own = items[Subject(person: person, range: range)] else { return nil }
        return Signatures(
            confirmed: own.last { !$0.isCountersigned }?.sheet,
            countersigned: own.last { $0.isCountersigned }?.sheet
        )
    }
}
