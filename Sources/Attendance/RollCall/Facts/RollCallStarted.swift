/// A roll call began.
package struct RollCallStarted: FactContent {
    package static let kind = "roll-call-started"
    package static let changes: Fact.Subjects = .rollCalls
    package static let retention: RetentionKind? = .rollCalls

    private enum CodingKeys: String, CodingKey {
        case id
        case isDrill = "drill"
    }

    package let id: RollCallID
    package let isDrill: Bool

    package init(id: RollCallID, isDrill: Bool) {
        self.id = id
        self.isDrill = isDrill
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .rollCallStarted(self) }
}
