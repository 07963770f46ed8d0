/// A supervisor’s correction, which counts at once.
package struct CorrectionMade: ValueContent {
    package static let kind = "correction-made"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let value: Correction

    package init(_ value: Correction) {
        self.value = value
    }

    package var personal: Fact.Personal? { (value.person, [value.reason]) }
    package var fact: Fact { .correctionMade(self) }
}
