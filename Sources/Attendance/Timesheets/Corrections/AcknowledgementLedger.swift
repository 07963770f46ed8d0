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
    /// Which acknowledgements were taken back, by the entries that did.
    private var withdrawn: [AcknowledgementID: Set<EntryID>] = [:]

    package init() {}

    mutating func apply(_ acknowledgement: Content, by actor: String, recorded: Instant, entry: EntryID) {
        let subject = Subject(person: acknowledgement.person, matter: acknowledgement.matter)
        var own = items[subject] ?? []
        guard !own.contains(where: { $0.entry == entry }) else { return }
        let state = AcknowledgementState(acknowledgement: acknowledgement, by: actor, at: recorded)
        own.append(Item(state: state, entry: entry))
        // The first counts.
        items[subject] = own.sorted { $0.order < $1.order }
    }

    /// Takes an acknowledgement back, also one that comes later.
    mutating func withdraw(_ id: AcknowledgementID, entry: EntryID) { withdrawn[id, default: []].insert(entry) }

    mutating func forget(_ entries: Set<EntryID>) {
        items = items.mapValues { own in own.filter { !entries.contains($0.entry) } }.filter { !$0.value.isEmpty }
        withdrawn = withdrawn.mapValues { $0.subtracting(entries) }.filter { !$0.value.isEmpty }
    }

    /// Who acknowledged something of somebody's day; `nil` while nobody has, or only when it was another.
    package func state(of matter: Content.Matter, for person: PersonID) -> AcknowledgementState<Content>? {
        items[Subject(person: person, matter: matter)]?.lazy.map(\.state).first(where: isInForce)
    }

    /// The acknowledgement of a name, also one that was taken back.
    package func state(_ id: AcknowledgementID) -> AcknowledgementState<Content>? {
        items.values.lazy.joined().first { $0.state.acknowledgement.id == id }?.state
    }

    /// What was acknowledged at once and still is.
    package func states(of batch: AcknowledgementID) -> [AcknowledgementState<Content>] {
        items.values.lazy.joined().map(\.state)
            .filter { $0.acknowledgement.id.isOf(batch) && isInForce($0) }
            .sorted { $0.acknowledgement.id.rawValue < $1.acknowledgement.id.rawValue }
    }

    private func isInForce(_ state: AcknowledgementState<Content>) -> Bool {
        withdrawn[state.acknowledgement.id] == nil
    }
}
