/// Another station erased somebody; here they are kept.
package struct ErasureDeclined: FactContent {
    package static let kind = "erasure-declined"
    package static let changes: Fact.Subjects = .sharing
    package static let retention: RetentionKind? = nil

    package let person: PersonID

    package init(person: PersonID) {
        self.person = person
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .erasureDeclined(self) }
}
