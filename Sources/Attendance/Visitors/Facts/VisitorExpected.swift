/// A visitor is expected on a day.
package struct VisitorExpected: FactContent {
    package static let kind = "visitor-expected"
    package static let changes: Fact.Subjects = .visitors
    package static let retention: RetentionKind? = .visitors

    package let id: PersonID
    package let host: PersonID?
    package let details: Commitment
    /// See ``Visit/pass``.
    package let pass: String
    package let day: LocalDay

    package init(id: PersonID, host: PersonID?, details: Commitment, pass: String, day: LocalDay) {
        self.id = id
        self.host = host
        self.details = details
        self.pass = pass
        self.day = day
    }

    package var personal: Fact.Personal? { (id, [details]) }
    package var fact: Fact { .visitorExpected(self) }
}
