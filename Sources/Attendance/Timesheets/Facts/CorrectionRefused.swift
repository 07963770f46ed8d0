/// A correction that was asked for does not count.
package struct CorrectionRefused: FactContent {
    package static let kind = "correction-refused"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let id: CorrectionID
    /// Whose time would have been corrected.
    package let person: PersonID
    package let reason: Commitment

    package init(id: CorrectionID, person: PersonID, reason: Commitment) {
        self.id = id
        self.person = person
        self.reason = reason
    }

    package var personal: Fact.Personal? { (person, [reason]) }
    package var fact: Fact { .correctionRefused(self) }
}
