/// Leave does not count any more.
package struct LeaveWithdrawn: FactContent {
    package static let kind = "leave-withdrawn"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = .attendance

    /// The leave’s.
    package let id: String

    package init(id: String) {
        self.id = id
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .leaveWithdrawn(self) }
}
