/// Somebody need not come on some days.
extension Leave: FactContent {
    package static let kind = "leave-granted"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = .attendance

    private enum CodingKeys: String, CodingKey {
        case id, person
        case kind = "leave"
        case from, to, part
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            id: members.decode(String.self, forKey: .id),
            person: members.decode(PersonID.self, forKey: .person),
            kind: members.decode(Kind.self, forKey: .kind),
            from: members.decode(LocalDay.self, forKey: .from),
            to: members.decode(LocalDay.self, forKey: .to),
            part: members.decode(.part) { DayPart($0) }
        )
        try Plausible.check(from: from, to: to)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(person, forKey: .person)
        try members.encode(kind, forKey: .kind)
        try members.encode(from, forKey: .from)
        try members.encode(to, forKey: .to)
        try members.encode(part.description, forKey: .part)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .leaveGranted(self) }
}
