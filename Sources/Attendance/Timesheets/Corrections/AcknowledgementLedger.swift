import BeaconKit

/// Which exceptions were acknowledged. It takes entries in any order and more than once.
package struct AcknowledgementLedger: Hashable, Sendable {
    private struct Subject: Hashable {
        let person: PersonID
        let exception: Exception
    }

    private struct Item: Hashable {
        let state: AcknowledgementState
        let entry: EntryID

        var order: (Instant, EntryID) { (state.at, entry) }
    }

    private var items: [Subject: [Item]] = [:]

    package init() {}

    mutating func take(_ acknowledgement: Acknowledgement, by actor: String, recorded: Instant, entry: EntryID) {
        let subject = Subject(person: acknowledgement.person, exception: acknowledgement.exception)
        var own = items[subject] ?? []
        guard !own.contains(where: { $0.entry == entry }) else { return }
        let state = AcknowledgementState(acknowledgement: acknowledgement, by: actor, at: recorded)
        own.append(Item(state: state, entry: entry))
        // The first counts.
        items[subject] = own.sorted { $0.order < $1.order }
    }

    mutating func forget(_ entries: Set<EntryID>) {
        items = items.mapValues { own in own.filter { !entries.contains($0.entry) } }.filter { !$0.value.isEmpty }
    }

    /// Who acknowledged an exception of somebody's day; `nil` while nobody has, or only when it was another.
    package func state(of exception: Exception, for person: PersonID) -> AcknowledgementState? {
        items[Subject(person: person, exception: exception)]?.first?.state
    }

    /// The acknowledgement of a name.
    package func state(_ id: AcknowledgementID) -> AcknowledgementState? {
        items.values.lazy.joined().first { $0.state.acknowledgement.id == id }?.state
    }
}
