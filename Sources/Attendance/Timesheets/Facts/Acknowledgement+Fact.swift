import BeaconKit

/// A supervisor has seen an exception and leaves it as it is.
extension Acknowledgement: FactContent {
    package static let kind = "exception-acknowledged"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    private enum CodingKeys: CodingKey {
        case id, person, exception, day, at, length, with, reason
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let hasLength = members.contains(.length)
        self.init(
            id: try members.decode(AcknowledgementID.self, forKey: .id),
            person: try members.decode(PersonID.self, forKey: .person),
            exception: Exception(
                try members.decode(Exception.Kind.self, forKey: .exception),
                day: try members.decode(LocalDay.self, forKey: .day),
                at: try members.decode(Instant.self, forKey: .at),
                length: hasLength ? try members.decode(.length, in: Plausible.lengths) : nil,
                with: try members.decodeIfPresent(PersonID.self, forKey: .with)
            ),
            reason: try members.decodeIfPresent(Commitment.self, forKey: .reason)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(person, forKey: .person)
        try members.encode(exception.kind, forKey: .exception)
        try members.encode(exception.day, forKey: .day)
        try members.encode(exception.at, forKey: .at)
        try members.encodeIfPresent(exception.length, forKey: .length)
        try members.encodeIfPresent(exception.with, forKey: .with)
        try members.encodeIfPresent(reason, forKey: .reason)
    }

    package var personal: Fact.Personal? { reason.map { (person, [$0]) } }
    package var fact: Fact { .exceptionAcknowledged(self) }
}
