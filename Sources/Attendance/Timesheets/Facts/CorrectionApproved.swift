/// A correction that was asked for counts.
package struct CorrectionApproved: FactContent {
    package static let kind = "correction-approved"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let id: CorrectionID
    /// Whose time is corrected.
    package let person: PersonID

    package init(id: CorrectionID, person: PersonID) {
        self.id = id
        self.person = person
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .correctionApproved(self) }
}
