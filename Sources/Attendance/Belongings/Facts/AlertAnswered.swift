import BeaconKit

/// Somebody answered an alert.
package struct AlertAnswered: FactContent {
    package static let kind = "alert-answered"
    package static let changes: Fact.Subjects = .alerts
    package static let retention: RetentionKind? = .presence

    private enum CodingKeys: CodingKey {
        case id, answer, until
    }

    package let id: AlertID
    package let answer: AlertAnswer

    package init(id: AlertID, answer: AlertAnswer) {
        self.id = id
        self.answer = answer
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        id = try members.decode(AlertID.self, forKey: .id)
        let until = try members.decodeIfPresent(Instant.self, forKey: .until)
        switch (try members.decode(String.self, forKey: .answer), until) {
        case ("seen", nil): answer = .seen
        case ("snoozed", let until?): answer = .snoozed(until: until)
        default: throw CanonicalMismatch()
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        switch answer {
        case .seen: try members.encode("seen", forKey: .answer)
        case .snoozed(let until):
            try members.encode("snoozed", forKey: .answer)
            try members.encode(until, forKey: .until)
        }
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .alertAnswered(self) }
}
