/// A roll call is over.
package struct RollCallClosed: FactContent {
    package static let kind = "roll-call-closed"
    package static let changes: Fact.Subjects = .rollCalls
    package static let retention: RetentionKind? = .rollCalls

    private enum CodingKeys: CodingKey {
        case id
    }

    package let id: RollCallID
    package let counts: RollCallCounts

    package init(id: RollCallID, counts: RollCallCounts) {
        self.id = id
        self.counts = counts
    }

    package init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(RollCallID.self, forKey: .id)
        counts = try RollCallCounts(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try counts.encode(to: encoder)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .rollCallClosed(self) }
}
