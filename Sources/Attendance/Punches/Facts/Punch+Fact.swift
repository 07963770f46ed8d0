/// Somebody came, went, or began or ended a break.
extension Punch: FactContent {
    package static let kind = "punch"
    package static let changes: Fact.Subjects = .punches
    package static let retention: RetentionKind? = .attendance

    private enum CodingKeys: CodingKey {
        case person, direction, provisional, clockDoubtful, presenceWeak, key, offline, signature
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            person: try members.decode(PersonID.self, forKey: .person),
            direction: try members.decode(Direction.self, forKey: .direction),
            isProvisional: try members.decode(Bool.self, forKey: .provisional),
            isClockDoubtful: try members.decodeIfPresent(Bool.self, forKey: .clockDoubtful) ?? false,
            isPresenceWeak: try members.decodeIfPresent(Bool.self, forKey: .presenceWeak) ?? false,
            key: try members.decodeIfPresent(String.self, forKey: .key),
            isOffline: try members.decodeIfPresent(Bool.self, forKey: .offline) ?? false,
            signature: try members.decodeIfPresent(Commitment.self, forKey: .signature)
        )
    }

    /// What is usual is left out, so that the common punch is short.
    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(person, forKey: .person)
        try members.encode(direction, forKey: .direction)
        try members.encode(isProvisional, forKey: .provisional)
        if isClockDoubtful { try members.encode(true, forKey: .clockDoubtful) }
        if isPresenceWeak { try members.encode(true, forKey: .presenceWeak) }
        try members.encodeIfPresent(key, forKey: .key)
        if isOffline { try members.encode(true, forKey: .offline) }
        try members.encodeIfPresent(signature, forKey: .signature)
    }

    package var personal: Fact.Personal? { signature.map { (person, [$0]) } }
    package var fact: Fact { .punched(self) }
}
