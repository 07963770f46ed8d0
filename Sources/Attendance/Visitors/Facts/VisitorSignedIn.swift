/// A visitor came, expected or not.
package struct VisitorSignedIn: FactContent {
    package static let kind = "visitor-signed-in"
    package static let changes: Fact.Subjects = .visitors
    package static let retention: RetentionKind? = .visitors

    package let id: PersonID
    package let host: PersonID?
    package let details: Commitment
    /// See ``Visit/pass``.
    package let pass: String
    /// Stands for the text that they agreed to.
    package let agreement: String?
    package let signature: Commitment?
    package let photo: Commitment?

    package init(
        id: PersonID,
        host: PersonID?,
        details: Commitment,
        pass: String,
        agreement: String? = nil,
        signature: Commitment? = nil,
        photo: Commitment? = nil
    ) {
        self.id = id
        self.host = host
        self.details = details
        self.pass = pass
        self.agreement = agreement
        self.signature = signature
        self.photo = photo
    }

    package var personal: Fact.Personal? { (id, [details, signature, photo].compactMap(\.self)) }
    package var fact: Fact { .visitorSignedIn(self) }
}
