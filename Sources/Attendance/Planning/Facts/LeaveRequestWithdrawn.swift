/// Somebody does not want the leave any more that they asked for.
package struct LeaveRequestWithdrawn: FactContent {
    package static let kind = "leave-request-withdrawn"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let id: String

    package init(id: String) {
        self.id = id
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .leaveRequestWithdrawn(self) }
}
