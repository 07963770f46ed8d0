/// A visitor left.
package struct VisitorSignedOut: FactContent {
    package static let kind = "visitor-signed-out"
    package static let changes: Fact.Subjects = .visitors
    package static let retention: RetentionKind? = .visitors

    package let id: PersonID
    package let host: PersonID?

    package init(id: PersonID, host: PersonID?) {
        self.id = id
        self.host = host
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .visitorSignedOut(self) }
}
