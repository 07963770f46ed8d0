/// Somebody came to the roster.
package struct PersonAdded: ValueContent {
    package static let kind = "person-added"
    package static let changes: Fact.Subjects = .people
    package static let retention: RetentionKind? = nil

    package let value: PersonState

    package init(_ value: PersonState) {
        self.value = value
    }

    package var personal: Fact.Personal? { value.personal }
    package var fact: Fact { .personAdded(self) }
}
