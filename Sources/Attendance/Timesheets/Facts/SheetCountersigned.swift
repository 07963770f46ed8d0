/// A supervisor countersigned the record of somebody's days.
package struct SheetCountersigned: ValueContent {
    package static let kind = "sheet-countersigned"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let value: SheetSignature

    package init(_ value: SheetSignature) {
        self.value = value
    }

    package var personal: Fact.Personal? { (value.person, [value.signature]) }
    package var fact: Fact { .sheetCountersigned(self) }
}
