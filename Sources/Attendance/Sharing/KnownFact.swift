/// A fact with what whoever recorded it knew.
struct KnownFact {
    let fact: ChainFact
    private let knowledge: [PeerID: Int64]
    private let depth: Int64

    init(_ fact: ChainFact, _ causality: Causality) {
        self.fact = fact
        knowledge = causality.knowledge(of: fact)
        depth = knowledge.values.reduce(0, +)
    }

    /// Whether another fact was recorded by somebody who knew this one.
    func precedes(_ other: KnownFact) -> Bool {
        fact.id != other.fact.id && other.knowledge[fact.origin] ?? 0 >= fact.sequence
    }

    /// An order in which no fact stands before one that it knew; the same on all stations.
    static func isBefore(_ left: KnownFact, _ right: KnownFact) -> Bool {
        (left.depth, left.fact.id) < (right.depth, right.fact.id)
    }
}

extension [KnownFact] {
    /// The facts that no other of them knew, of facts in order: more than one contradict each other.
    var latest: [KnownFact] {
        var latest: [KnownFact] = []
        for fact in self {
            latest.removeAll { $0.precedes(fact) }
            latest.append(fact)
        }
        return latest
    }
}
