/// Somebody confirmed the record of their own days.
package struct SheetConfirmed: ValueContent {
    package static let kind = "sheet-confirmed"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let value: SheetSignature

    package init(_ value: SheetSignature) {
        self.value = value
    }

    package var personal: Fact.Personal? { (value.person, [value.signature]) }
    package var fact: Fact { .sheetConfirmed(self) }
}
