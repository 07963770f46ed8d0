/// The personal values of a person were erased; the chain still verifies.
package struct PersonErased: FactContent {
    package static let kind = "person-erased"
    package static let changes: Fact.Subjects = .people
    package static let retention: RetentionKind? = nil

    package let person: PersonID

    package init(person: PersonID) {
        self.person = person
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .personErased(self) }
}
