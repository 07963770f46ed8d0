/// A day is a holiday, or only a part of it.
extension Holiday: FactContent {
    package static let kind = "holiday-set"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case day, name, part
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            day: members.decode(LocalDay.self, forKey: .day),
            name: members.decode(String.self, forKey: .name),
            part: members.decode(.part) { DayPart($0) }
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(day, forKey: .day)
        try members.encode(name, forKey: .name)
        try members.encode(part.description, forKey: .part)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .holidaySet(self) }
}
