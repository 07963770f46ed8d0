package import BeaconKit

/// The roster that several chains give together, the same on every station that holds the same entries.
///
/// Whoever records something knowing the other side decides it: a later edit replaces an earlier one whatever the clocks
/// say. What was recorded without knowing of each other is a ``Conflict``.
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

    private var edits: [PersonID: [KnownFact]] = [:]
    private var removals: [PersonID: [KnownFact]] = [:]
    private var archivings: [PersonID: [KnownFact]] = [:]
    private var badgeFacts: [BeaconIdentity: [KnownFact]] = [:]

    /// - Parameters:
    ///   - facts: of all chains, in any order, each once: those about people and badges count.
    ///   - isSame: whether two states are the same to a reader, although each was committed to anew.
    package init(
        _ facts: some Sequence<ChainFact>,
        causality: Causality,
        isSame: (Conflict.State, Conflict.State) throws -> Bool
    ) rethrows {
        for fact in facts.map({ KnownFact($0, causality) }).sorted(by: KnownFact.isBefore) {
            switch fact.fact.fact {
            case .personAdded(let id, _, _, _), .personEdited(let id, _, _, _): edits[id, default: []].append(fact)
            case .personRemoved(let id): removals[id, default: []].append(fact)
            case .personArchived(let id), .personRestored(let id): archivings[id, default: []].append(fact)
            case .badgeAssigned(let identity, _), .badgeRevoked(let identity, _):
                badgeFacts[identity, default: []].append(fact)
            default: break
            }
        }
        for id in edits.keys.sorted(by: { $0.rawValue < $1.rawValue }) { try settle(id, isSame) }
        settleNumbers()
        let present = Set(members.map(\.id))
        for identity in badgeFacts.keys.sorted() { settle(identity, present) }
    }

    private mutating func settle(
        _ id: PersonID,
        _ isSame: (Conflict.State, Conflict.State) throws -> Bool
    ) rethrows {
        let gone = removals[id] ?? []
        let standing = (edits[id] ?? []).filter { edit in !gone.contains { edit.precedes($0) } }
        let latest = standing.latest.sorted { ChainFact.isEarlier($1.fact, $0.fact) }
        guard let shown = latest.first, let state = shown.state else { return }
        let sides = latest.map { Conflict.Side($0, person: id, state: $0.state) }
        if try !sides.allSatisfy({ try $0.state.map { try isSame($0, state) } ?? true }) {
            conflicts.append(Conflict(subject: .edits(id), sides: sides))
        }
        let contradicting = gone.latest.filter { removal in latest.contains { !removal.precedes($0) } }
        if !contradicting.isEmpty {
            let others = contradicting.map { Conflict.Side($0, person: id) }
            conflicts.append(Conflict(subject: .removal(id), sides: [sides[0]] + others))
        }
        let archiving = (archivings[id] ?? []).filter { fact in !gone.contains { fact.precedes($0) } }.last
        let isArchived = if case .personArchived? = archiving?.fact.fact { true } else { false }
        members.append(Member(id: id, state: state, isArchived: isArchived))
    }

    /// Of those with one number it is theirs who had it first.
    private mutating func settleNumbers() {
        var claims: [PersonID: KnownFact] = [:]
        for (number, all) in Dictionary(grouping: members, by: \.state.number) where all.count > 1 {
            for member in all {
                claims[member.id] = edits[member.id]?.filter { $0.state?.number == number }
                    .min { ChainFact.isEarlier($0.fact, $1.fact) }
            }
            let sides = all.compactMap { member in
                claims[member.id].map { Conflict.Side($0, person: member.id, state: member.state) }
            }
            conflicts.append(
                Conflict(
                    subject: .number(number),
                    sides: sides.sorted { ($0.happened, $0.entry) < ($1.happened, $1.entry) }
                )
            )
        }
        members.sort { left, right in
            guard left.state.number == right.state.number, let one = claims[left.id], let two = claims[right.id] else {
                return left.state.number < right.state.number
            }
            return ChainFact.isEarlier(two.fact, one.fact)
        }
        conflicts.sort { $0.id < $1.id }
    }

    /// Of several people with one badge it is theirs to whom it was given first.
    private mutating func settle(_ identity: BeaconIdentity, _ present: Set<PersonID>) {
        let given = (badgeFacts[identity] ?? []).latest.filter { fact in
            guard case .badgeAssigned(_, let person) = fact.fact.fact, present.contains(person) else { return false }
            return !(removals[person] ?? []).contains { fact.precedes($0) }
        }.sorted { ChainFact.isEarlier($0.fact, $1.fact) }
        let sides = given.compactMap { fact -> Conflict.Side? in
            guard case .badgeAssigned(_, let person) = fact.fact.fact else { return nil }
            return Conflict.Side(fact, person: person)
        }
        guard let first = sides.first else { return }
        badges[identity] = first.person
        if sides.contains(where: { $0.person != first.person }) {
            conflicts.append(Conflict(subject: .badge(identity), sides: sides))
        }
    }
}

extension KnownFact {
    /// The state that somebody has after an edit.
    fileprivate var state: Conflict.State? {
        switch fact.fact {
        case .personAdded(_, let number, let details, let photo), .personEdited(_, let number, let details, let photo):
            Conflict.State(number: number, details: details, photo: photo)
        default: nil
        }
    }
}
