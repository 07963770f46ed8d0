/// What is known of a visitor was changed.
package struct VisitorEdited: FactContent {
    package static let kind = "visitor-edited"
    package static let changes: Fact.Subjects = .visitors
    package static let retention: RetentionKind? = .visitors

    package let id: PersonID
    package let host: PersonID?
    package let details: Commitment
    /// `nil` for a visitor who came without being expected.
    package let day: LocalDay?

    package init(id: PersonID, host: PersonID?, details: Commitment, day: LocalDay?) {
        self.id = id
        self.host = host
        self.details = details
        self.day = day
    }

    package var personal: Fact.Personal? { (id, [details]) }
    package var fact: Fact { .visitorEdited(self) }
}
