/// The person is kept, with number and badges, but no attendance any more.
package struct PersonArchived: FactContent {
    package static let kind = "person-archived"
    package static let changes: Fact.Subjects = .people
    package static let retention: RetentionKind? = nil

    package let person: PersonID

    package init(person: PersonID) {
        self.person = person
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .personArchived(self) }
}
