/// Who somebody is on the roster, as the journal says it.
package struct PersonState: Hashable, Sendable, Codable {
    package let person: PersonID
    package let number: PersonNumber
    /// Commits to name, department and position.
    package let details: Commitment
    package let photo: Commitment?

    package init(person: PersonID, number: PersonNumber, details: Commitment, photo: Commitment?) {
        self.person = person
        self.number = number
        self.details = details
        self.photo = photo
    }

    var personal: Fact.Personal { (person, [details] + (photo.map { [$0] } ?? [])) }
}

extension Fact {
    /// Who somebody is after it, where it says that.
    package var personState: PersonState? {
        switch self {
        case .personAdded(let added): added.value
        case .personEdited(let edited): edited.value
        default: nil
        }
    }
}
