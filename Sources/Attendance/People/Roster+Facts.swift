extension Roster {
    /// Takes over what a fact of the one chain that keeps this roster changes.
    ///
    /// - Parameter details: the details to which a commitment commits; `nil` when erased or never there.
    /// - Returns: whether the fact is about the roster.
    package mutating func apply(_ fact: Fact, details: (Commitment) throws -> PersonDetails?) rethrows -> Bool {
        switch fact {
        case .personAdded(let added): try put(added.value, details)
        case .personEdited(let edited): try put(edited.value, details)
        case .personRemoved(let removed): remove(removed.person)
        case .personArchived(let archived): archive(archived.person)
        case .personRestored(let restored): restore(restored.person)
        case .badgeAssigned(let assigned): assign(assigned.identity, to: assigned.person)
        case .badgeRevoked(let revoked): revoke(revoked.identity)
        default: return false
        }
        return true
    }

    private mutating func put(
        _ state: PersonState,
        _ details: (Commitment) throws -> PersonDetails?
    ) rethrows {
        let known = try details(state.details) ?? .erased
        put(Person(id: state.person, number: state.number, details: known, photo: state.photo))
    }
}
