/// Somebody archived is on the roster again.
package struct PersonRestored: FactContent {
    package static let kind = "person-restored"
    package static let changes: Fact.Subjects = .people
    package static let retention: RetentionKind? = nil

    package let person: PersonID

    package init(person: PersonID) {
        self.person = person
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .personRestored(self) }
}
