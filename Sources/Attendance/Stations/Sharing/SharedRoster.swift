package import BeaconKit

/// The roster that several chains give together.
///
/// Whoever records something knowing the other side decides it: a later edit replaces an earlier one whatever the clocks
/// say. What was recorded without knowing of each other is a ``Conflict``: until a person decides, each station goes on with
/// what it knew first, so that no other one changes it by naming an early time. What is decided is the same on every station
/// that holds the same entries.
package struct SharedRoster: Sendable {
    /// Somebody as the chains give them; their personal values stand elsewhere.
    package struct Member: Hashable, Sendable {
        package let id: PersonID
        package let state: Conflict.State
        package let isArchived: Bool
    }

    /// Those who are on the roster. Of those with one number the one whose it is stands last.
    package private(set) var members: [Member] = []
    /// Whose each badge is.
    package private(set) var badges: [BeaconIdentity: PersonID] = [:]
    package private(set) var conflicts: [Conflict] = []

    private let causality: Causality
    private var people: [PersonID: RelatedFacts] = [:]

    /// - Parameters:
    ///   - facts: of all chains, in any order, each once: those about people and badges count.
    ///   - erasures: other stations' ``Fact/personErased(_:)`` about which nobody has decided here.
    ///   - isSame: whether two states are the same to a reader, although each was committed to anew.
    package init(
        _ facts: some Sequence<ChainFact>,
        causality: Causality,
        erasures: [ChainFact] = [],
        isSame: (Conflict.State, Conflict.State) throws -> Bool
    ) rethrows {
        self.causality = causality
        var ofPeople: [PersonID: [ChainFact]] = [:]
        var ofBadges: [BeaconIdentity: [ChainFact]] = [:]
        for fact in facts {
            switch fact.fact {
            case .badgeAssigned(let assigned): ofBadges[assigned.identity, default: []].append(fact)
            case .badgeRevoked(let revoked): ofBadges[revoked.identity, default: []].append(fact)
            default: if let id = fact.fact.rosterPerson { ofPeople[id, default: []].append(fact) }
            }
        }
        for (id, own) in ofPeople { people[id] = RelatedFacts(own, causality) }
        for id in people.keys.sorted(by: { $0.rawValue < $1.rawValue }) { try settle(id, isSame) }
        settleNumbers()
        ask(erasures)
        let present = Set(members.map(\.id))
        for identity in ofBadges.keys.sorted() {
            settle(identity, RelatedFacts(ofBadges[identity] ?? [], causality), present)
        }
        conflicts.sort { $0.id < $1.id }
    }

    private mutating func settle(
        _ id: PersonID,
        _ isSame: (Conflict.State, Conflict.State) throws -> Bool
    ) rethrows {
        guard let own = people[id] else { return }
        let gone = own.places(where: \.isRemoval)
        let standing = own.unknown(own.places { $0.rosterState != nil }, to: gone)
        let latest = own.latest(standing).sorted { ChainFact.isEarlier(own.facts[$0], own.facts[$1]) }
        guard let shown = latest.first, let state = own.facts[shown].fact.rosterState else { return }
        let sides = latest.map { Conflict.Side(own.facts[$0], person: id, state: own.facts[$0].fact.rosterState) }
        if try !sides.allSatisfy({ try $0.state.map { try isSame($0, state) } ?? true }) {
            conflicts.append(Conflict(subject: .edits(id), sides: sides))
        }
        let contradicting = own.latest(gone).filter { removal in latest.contains { !own.precedes(removal, $0) } }
        if !contradicting.isEmpty {
            let others = contradicting.map { Conflict.Side(own.facts[$0], person: id) }
            conflicts.append(Conflict(subject: .removal(id), sides: [sides[0]] + others))
        }
        let archiving = own.unknown(own.places(where: \.isArchiving), to: gone).last
        let isArchived = if case .personArchived? = archiving.map({ own.facts[$0].fact }) { true } else { false }
        members.append(Member(id: id, state: state, isArchived: isArchived))
    }

    /// Of those with one number it is theirs who was known with it first.
    private mutating func settleNumbers() {
        var claims: [PersonID: ChainFact] = [:]
        for (number, all) in Dictionary(grouping: members, by: \.state.number) where all.count > 1 {
            for member in all {
                claims[member.id] = people[member.id]?.facts.filter { $0.fact.rosterState?.number == number }
                    .min(by: ChainFact.isEarlier)
            }
            let sides = all.compactMap { member in claims[member.id].map { (member, $0) } }
                .sorted { ChainFact.isEarlier($0.1, $1.1) }
                .map { member, claim in Conflict.Side(claim, person: member.id, state: member.state) }
            conflicts.append(Conflict(subject: .number(number), sides: sides))
        }
        members.sort { left, right in
            guard left.state.number == right.state.number, let one = claims[left.id], let two = claims[right.id] else {
                return left.state.number < right.state.number
            }
            return ChainFact.isEarlier(two, one)
        }
    }

    /// Who was erased elsewhere stays until a person decides.
    private mutating func ask(_ erasures: [ChainFact]) {
        var wanted: [PersonID: [ChainFact]] = [:]
        for fact in erasures {
            if case .personErased(let erased) = fact.fact { wanted[erased.person, default: []].append(fact) }
        }
        for (person, facts) in wanted {
            let states = people[person]?.facts.filter { $0.fact.rosterState != nil } ?? []
            guard let state = states.max(by: ChainFact.isEarlier) else { continue }
            let kept = Conflict.Side(state, person: person, state: state.fact.rosterState)
            let erased = facts.sorted(by: ChainFact.isEarlier).map { Conflict.Side($0, person: person) }
            conflicts.append(Conflict(subject: .erasure(person), sides: [kept] + erased))
        }
    }

    /// Of several people with one badge it is theirs to whom it was known to be given first.
    private mutating func settle(_ identity: BeaconIdentity, _ own: RelatedFacts, _ present: Set<PersonID>) {
        let given = own.latest(Array(own.facts.indices)).map { own.facts[$0] }.filter { fact in
            guard case .badgeAssigned(let assigned) = fact.fact, present.contains(assigned.person),
                let other = people[assigned.person]
            else { return false }
            // With the person went the badge.
            return !other.facts.contains { $0.fact.isRemoval && causality.knows(fact, of: assigned.person, at: $0) }
        }.sorted(by: ChainFact.isEarlier)
        let sides = given.compactMap { fact in
            fact.fact.rosterPerson.map { Conflict.Side(fact, person: $0) }
        }
        guard let first = sides.first else { return }
        badges[identity] = first.person
        if sides.contains(where: { $0.person != first.person }) {
            conflicts.append(Conflict(subject: .badge(identity), sides: sides))
        }
    }
}
