import BeaconKit

/// Somebody is to be told, for the first time or again.
extension Alert: FactContent {
    package static let kind = "alert-raised"
    package static let changes: Fact.Subjects = [.alerts, .rules]
    package static let retention: RetentionKind? = .presence

    private enum CodingKeys: String, CodingKey {
        case id
        case kind = "alert"
        case item, person, rule
        case beacon = "identity"
        case room, lastSeen, repetition, about, text
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try members.decode(AlertID.self, forKey: .id),
            try members.decode(Kind.self, forKey: .kind),
            item: try members.decodeIfPresent(ItemID.self, forKey: .item),
            person: try members.decodeIfPresent(PersonID.self, forKey: .person),
            rule: try members.decodeIfPresent(RuleID.self, forKey: .rule),
            beacon: try members.decodeIfPresent(BeaconIdentity.self, forKey: .beacon),
            room: try members.decodeIfPresent(String.self, forKey: .room),
            lastSeen: try members.decodeIfPresent(Instant.self, forKey: .lastSeen),
            repetition: try members.decodeIfPresent(Int.self, forKey: .repetition) ?? 0,
            about: try members.decodeIfPresent(AlertID.self, forKey: .about),
            text: try members.decodeIfPresent(String.self, forKey: .text)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(kind, forKey: .kind)
        try members.encodeIfPresent(item, forKey: .item)
        try members.encodeIfPresent(person, forKey: .person)
        try members.encodeIfPresent(rule, forKey: .rule)
        try members.encodeIfPresent(beacon, forKey: .beacon)
        try members.encodeIfPresent(room, forKey: .room)
        try members.encodeIfPresent(lastSeen, forKey: .lastSeen)
        if repetition != 0 { try members.encode(repetition, forKey: .repetition) }
        try members.encodeIfPresent(about, forKey: .about)
        try members.encodeIfPresent(text, forKey: .text)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .alertRaised(self) }
}
