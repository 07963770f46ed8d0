/// Facts about the same person or badge, with which of them whoever recorded each one knew, also through others of them.
///
/// What somebody knew of a chain is everything about a person up to a place in it. So one number for each chain and person
/// says it, and thousands of facts cost no more than each of them.
struct RelatedFacts {
    /// The most facts of one chain that are looked at: of more the newest. Another station could give one badge to thousands
    /// of people, and each would be compared with each. Those of one chain never push out those of another.
    private static let most = 2_000

    /// A chain, as far as it is about somebody.
    private struct Thread: Hashable {
        let origin: PeerID
        let person: PersonID
    }

    /// The last place in each chain that was known.
    private typealias Knowledge = [Thread: Int64]

    /// In an order in which none stands before one that it knew; the same on all stations.
    let facts: [ChainFact]
    /// For each fact what was known where it was recorded.
    private let known: [Knowledge]

    init(_ facts: [ChainFact], _ causality: Causality) {
        let chains = Dictionary(grouping: facts.filter { $0.fact.rosterPerson != nil }, by: \.origin).values
        let newest = chains.flatMap { chain in chain.sorted { $0.sequence < $1.sequence }.suffix(Self.most) }
        let ordered = newest.map { (fact: $0, depth: causality.depth(of: $0)) }
            .sorted { ($0.depth, $0.fact.id) < ($1.depth, $1.fact.id) }.map(\.fact)
        var known: [Knowledge] = []
        // The facts of each thread that are passed already, in the order of their chain.
        var passed: [Thread: [(sequence: Int64, place: Int)]] = [:]
        for (place, fact) in ordered.enumerated() {
            var own: Knowledge = [:]
            for (thread, earlier) in passed {
                let through = causality.known(of: thread.origin, about: thread.person, at: fact)
                guard let last = earlier.last(where: { $0.sequence <= through }) else { continue }
                own[thread] = max(own[thread] ?? 0, last.sequence)
                own.merge(known[last.place], uniquingKeysWith: max)
            }
            known.append(own)
            if let person = fact.fact.rosterPerson {
                passed[Thread(origin: fact.origin, person: person), default: []].append((fact.sequence, place))
            }
        }
        self.facts = ordered
        self.known = known
    }

    /// Whether the later of two facts, by their places, was recorded by somebody who knew the earlier.
    func precedes(_ earlier: Int, _ later: Int) -> Bool { isKnown(earlier, in: known[later]) }

    /// The places of facts of a kind.
    func places(where isWanted: (Fact) -> Bool) -> [Int] { facts.indices.filter { isWanted(facts[$0].fact) } }

    /// Of some facts those that no other of them knew: more than one contradict each other.
    func latest(_ places: [Int]) -> [Int] { unknown(places, to: places) }

    /// Of some facts those that none of others knew.
    func unknown(_ places: [Int], to others: [Int]) -> [Int] {
        let all = others.reduce(into: Knowledge()) { $0.merge(known[$1], uniquingKeysWith: max) }
        return places.filter { !isKnown($0, in: all) }
    }

    private func isKnown(_ place: Int, in knowledge: Knowledge) -> Bool {
        guard let person = facts[place].fact.rosterPerson else { return false }
        return knowledge[Thread(origin: facts[place].origin, person: person)] ?? 0 >= facts[place].sequence
    }
}

extension Fact {
    /// Whose place on the roster the fact is about.
    var rosterPerson: PersonID? {
        switch self {
        case .personAdded(let added): added.value.person
        case .personEdited(let edited): edited.value.person
        case .personRemoved(let removed): removed.person
        case .personArchived(let archived): archived.person
        case .personRestored(let restored): restored.person
        case .badgeAssigned(let assigned): assigned.person
        case .badgeRevoked(let revoked): revoked.person
        default: nil
        }
    }

    /// The state that somebody has after an edit.
    var rosterState: Conflict.State? {
        personState.map { Conflict.State(number: $0.number, details: $0.details, photo: $0.photo) }
    }

    var isRemoval: Bool { if case .personRemoved = self { true } else { false } }
    var isArchiving: Bool {
        switch self {
        case .personArchived, .personRestored: true
        default: false
        }
    }
}
