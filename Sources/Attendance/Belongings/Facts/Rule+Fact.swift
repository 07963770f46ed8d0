import BeaconKit

/// A rule was made or changed.
extension Rule: FactContent {
    package static let kind = "rule-set"
    package static let changes: Fact.Subjects = .rules
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: String, CodingKey {
        case rule, name, on
        /// Whom it is about: a word, and what belongs to it.
        case subject, person, item, uuid, major, minor
        case event, room, hours, interval, show, notify
        case door, means
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let room = try members.decodeIfPresent(String.self, forKey: .room)
        var door: Door?
        if let name = try members.decodeIfPresent(String.self, forKey: .door) {
            door = try Door(name: name, means: members.decode(Door.Means.self, forKey: .means))
        }
        try self.init(
            id: members.decode(RuleID.self, forKey: .rule),
            name: members.decode(String.self, forKey: .name),
            isOn: members.decode(Bool.self, forKey: .on),
            subject: Self.subject(members),
            event: members.decode(.event) { RuleEvent(word: $0, room: room) },
            hours: members.decodeIfPresent(.hours) { WeeklyHours($0) },
            interval: members.decode(Int.self, forKey: .interval),
            show: members.decodeIfPresent(String.self, forKey: .show),
            notify: members.decodeIfPresent(String.self, forKey: .notify),
            door: door
        )
    }

    private static func subject(_ members: KeyedDecodingContainer<CodingKeys>) throws -> RuleSubject {
        let person = try members.decodeIfPresent(PersonID.self, forKey: .person)
        let item = try members.decodeIfPresent(ItemID.self, forKey: .item)
        let uuid = try members.decodeIfPresent(.uuid) { BeaconUUID($0) }
        switch (try members.decode(String.self, forKey: .subject), person, item, uuid) {
        case ("everybody", nil, nil, nil): return .everybody
        case ("person", let person?, nil, nil): return .person(person)
        case ("item", nil, let item?, nil): return .item(item)
        case ("beacons", nil, nil, let uuid?):
            return .beacons(
                uuid,
                major: try members.decodeIfPresent(UInt16.self, forKey: .major),
                minor: try members.decodeIfPresent(UInt16.self, forKey: .minor)
            )
        default: throw CanonicalMismatch()
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .rule)
        try members.encode(name, forKey: .name)
        try members.encode(isOn, forKey: .on)
        switch subject {
        case .everybody: try members.encode("everybody", forKey: .subject)
        case .person(let person):
            try members.encode("person", forKey: .subject)
            try members.encode(person, forKey: .person)
        case .item(let item):
            try members.encode("item", forKey: .subject)
            try members.encode(item, forKey: .item)
        case .beacons(let uuid, let major, let minor):
            try members.encode("beacons", forKey: .subject)
            try members.encode(uuid.description, forKey: .uuid)
            try members.encodeIfPresent(major, forKey: .major)
            try members.encodeIfPresent(minor, forKey: .minor)
        }
        try members.encode(event.word, forKey: .event)
        try members.encodeIfPresent(event.room, forKey: .room)
        try members.encodeIfPresent(hours?.description, forKey: .hours)
        try members.encode(interval, forKey: .interval)
        try members.encodeIfPresent(show, forKey: .show)
        try members.encodeIfPresent(notify, forKey: .notify)
        try members.encodeIfPresent(door?.name, forKey: .door)
        try members.encodeIfPresent(door?.means, forKey: .means)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .ruleSet(self) }
}
