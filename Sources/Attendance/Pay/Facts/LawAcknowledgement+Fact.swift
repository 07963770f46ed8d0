import BeaconKit

/// A supervisor has seen what a law does not allow, and leaves it as it is.
extension LawAcknowledgement: FactContent {
    package static let kind = "law-finding-acknowledged"
    package static let changes: Fact.Subjects = .corrections
    package static let retention: RetentionKind? = .attendance

    private enum CodingKeys: CodingKey {
        case id, person, law, article, day, at, actual, limit, reason
    }

    /// Minutes of the longest time that is averaged, and more.
    private static let minutes = 0...1_000_000

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try members.decode(AcknowledgementID.self, forKey: .id),
            person: try members.decode(PersonID.self, forKey: .person),
            matter: LawFinding.Mark(
                law: try members.decode(WorkLaw.self, forKey: .law),
                citation: try members.decode(String.self, forKey: .article),
                day: try members.decode(LocalDay.self, forKey: .day),
                at: try members.decode(Instant.self, forKey: .at),
                actual: try members.decode(.actual, in: Self.minutes),
                limit: try members.decode(.limit, in: Self.minutes)
            ),
            reason: try members.decodeIfPresent(Commitment.self, forKey: .reason)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(person, forKey: .person)
        try members.encode(matter.law, forKey: .law)
        try members.encode(matter.citation, forKey: .article)
        try members.encode(matter.day, forKey: .day)
        try members.encode(matter.at, forKey: .at)
        try members.encode(matter.actual, forKey: .actual)
        try members.encode(matter.limit, forKey: .limit)
        try members.encodeIfPresent(reason, forKey: .reason)
    }

    package var personal: Fact.Personal? { reason.map { (person, [$0]) } }
    package var fact: Fact { .lawFindingAcknowledged(self) }
}
