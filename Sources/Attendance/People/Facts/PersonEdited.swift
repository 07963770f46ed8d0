/// Somebody’s number, details or photo changed: the whole state after the edit.
package struct PersonEdited: ValueContent {
    package static let kind = "person-edited"
    package static let changes: Fact.Subjects = .people
    package static let retention: RetentionKind? = nil

    package let value: PersonState

    package init(_ value: PersonState) {
        self.value = value
    }

    package var personal: Fact.Personal? { value.personal }
    package var fact: Fact { .personEdited(self) }
}
