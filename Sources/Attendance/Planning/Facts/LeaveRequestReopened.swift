/// A decision on leave was taken back: the request waits again.
package struct LeaveRequestReopened: FactContent {
    package static let kind = "leave-request-reopened"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    package let id: String

    package init(id: String) {
        self.id = id
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .leaveRequestReopened(self) }
}
