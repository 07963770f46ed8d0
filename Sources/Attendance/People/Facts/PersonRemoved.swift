/// Somebody left the roster.
package struct PersonRemoved: FactContent {
    package static let kind = "person-removed"
    package static let changes: Fact.Subjects = .people
    package static let retention: RetentionKind? = nil

    package let person: PersonID

    package init(person: PersonID) {
        self.person = person
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .personRemoved(self) }
}
