import BeaconKit

/// A rule opened a door: whoever has the means does so when, and only when, this is recorded.
extension DoorOpening: FactContent {
    package static let kind = "door-opened"
    package static let changes: Fact.Subjects = .rules
    package static let retention: RetentionKind? = .presence

    private enum CodingKeys: String, CodingKey {
        case rule, door, means, person, item
        case beacon = "identity"
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            rule: try members.decode(RuleID.self, forKey: .rule),
            door: try Door(
                name: members.decode(String.self, forKey: .door),
                means: members.decode(Door.Means.self, forKey: .means)
            ),
            person: try members.decodeIfPresent(PersonID.self, forKey: .person),
            item: try members.decodeIfPresent(ItemID.self, forKey: .item),
            beacon: try members.decodeIfPresent(BeaconIdentity.self, forKey: .beacon)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(rule, forKey: .rule)
        try members.encode(door.name, forKey: .door)
        try members.encode(door.means, forKey: .means)
        try members.encodeIfPresent(person, forKey: .person)
        try members.encodeIfPresent(item, forKey: .item)
        try members.encodeIfPresent(beacon, forKey: .beacon)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .doorOpened(self) }
}
