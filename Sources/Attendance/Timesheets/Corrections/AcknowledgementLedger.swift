import BeaconKit

/// What was acknowledged. It takes entries in any order and more than once.
package struct AcknowledgementLedger<Content: Acknowledging>: Hashable, Sendable {
    private struct Subject: Hashable {
        let person: PersonID
        let matter: Content.Matter
    }

    private struct Item: Hashable {
        let state: AcknowledgementState<Content>
        let entry: EntryID

        var order: (Instant, EntryID) { (state.at, entry) }
    }

    private var items: [Subject: [Item]] = [:]

    package init() {}

    mutating func take(_ acknowledgement: Content, by actor: String, recorded: Instant, entry: EntryID) {
        let subject = Subject(person: acknowledgement.person, matter: acknowledgement.matter)
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

    /// Who acknowledged something of somebody's day; `nil` while nobody has, or only when it was another.
    package func state(of matter: Content.Matter, for person: PersonID) -> AcknowledgementState<Content>? {
        items[Subject(person: person, matter: matter)]?.first?.state
    }

    /// The acknowledgement of a name.
    package func state(_ id: AcknowledgementID) -> AcknowledgementState<Content>? {
        items.values.lazy.joined().first { $0.state.acknowledgement.id == id }?.state
    }
}
