/// What somebody noted as seen is to be looked at again.
package struct AcknowledgementWithdrawn: FactContent {
    package static let kind = "acknowledgement-withdrawn"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let id: AcknowledgementID
    /// The day of what was seen, after which nobody needs to know of it any more.
    package let day: LocalDay

    package init(id: AcknowledgementID, day: LocalDay) {
        self.id = id
        self.day = day
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .acknowledgementWithdrawn(self) }
}
