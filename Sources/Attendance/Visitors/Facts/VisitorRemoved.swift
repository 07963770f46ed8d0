/// A visit was removed with everything that was known of the visitor: name, photo and signature are deleted at once.
package struct VisitorRemoved: FactContent {
    package static let kind = "visitor-removed"
    package static let changes: Fact.Subjects = .visitors
    package static let retention: RetentionKind? = .visitors

    package let id: PersonID

    package init(id: PersonID) { self.id = id }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .visitorRemoved(self) }
}
