/// Leave that was asked for is not granted.
package struct LeaveRefused: FactContent {
    package static let kind = "leave-refused"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    /// The name of the request, and of the leave.
    package let id: String
    /// Who asked.
    package let person: PersonID
    package let reason: Commitment

    package init(id: String, person: PersonID, reason: Commitment) {
        self.id = id
        self.person = person
        self.reason = reason
    }

    package var personal: Fact.Personal? { (person, [reason]) }
    package var fact: Fact { .leaveRefused(self) }
}
