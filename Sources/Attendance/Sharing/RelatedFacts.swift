/// Facts about the same person or badge, with which of them whoever recorded each one knew, also through others of them.
struct RelatedFacts {
    /// In an order in which none stands before one that it knew; the same on all stations.
    let facts: [ChainFact]
    /// For each fact the places of those that it knew.
    private let known: [Set<Int>]

    init(_ facts: [ChainFact], _ causality: Causality) {
        let ordered = facts.map { (fact: $0, depth: causality.depth(of: $0)) }
            .sorted { ($0.depth, $0.fact.id) < ($1.depth, $1.fact.id) }.map(\.fact)
        var known: [Set<Int>] = []
        for (place, fact) in ordered.enumerated() {
            var own: Set<Int> = []
            for earlier in (0..<place).reversed() where !own.contains(earlier) {
                guard let person = ordered[earlier].fact.rosterPerson,
                    causality.knows(ordered[earlier], of: person, at: fact)
                else { continue }
                own.insert(earlier)
                own.formUnion(known[earlier])
            }
            known.append(own)
        }
        self.facts = ordered
        self.known = known
    }

    /// Whether the later of two facts, by their places, was recorded by somebody who knew the earlier.
    func precedes(_ earlier: Int, _ later: Int) -> Bool { known[later].contains(earlier) }

    /// The places of facts of a kind.
    func places(where isWanted: (Fact) -> Bool) -> [Int] { facts.indices.filter { isWanted(facts[$0].fact) } }

    /// Of some facts those that no other of them knew: more than one contradict each other.
    func latest(_ places: [Int]) -> [Int] {
        places.filter { place in !places.contains { precedes(place, $0) } }
    }
}

extension Fact {
    /// Whose place on the roster the fact is about.
    var rosterPerson: PersonID? {
        switch self {
        case .personAdded(let id, _, _, _), .personEdited(let id, _, _, _), .personRemoved(let id),
            .personArchived(let id), .personRestored(let id), .badgeAssigned(_, let id), .badgeRevoked(_, let id):
            id
        default: nil
        }
    }

    /// The state that somebody has after an edit.
    var rosterState: Conflict.State? {
        switch self {
        case .personAdded(_, let number, let details, let photo), .personEdited(_, let number, let details, let photo):
            Conflict.State(number: number, details: details, photo: photo)
        default: nil
        }
    }

    var isRemoval: Bool { if case .personRemoved = self { true } else { false } }
    var isArchiving: Bool {
        switch self {
        case .personArchived, .personRestored: true
        default: false
        }
    }
}
