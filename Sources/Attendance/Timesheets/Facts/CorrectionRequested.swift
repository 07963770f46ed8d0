/// A correction that counts when it is approved.
package struct CorrectionRequested: ValueContent {
    package static let kind = "correction-requested"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let value: Correction

    package init(_ value: Correction) {
        self.value = value
    }

    package var personal: Fact.Personal? { (value.person, [value.reason]) }
    package var fact: Fact { .correctionRequested(self) }
}
