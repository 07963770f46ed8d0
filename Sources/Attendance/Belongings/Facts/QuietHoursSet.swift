/// When somebody is not to be told of their items.
package struct QuietHoursSet: FactContent {
    package static let kind = "quiet-hours-set"
    package static let changes: Fact.Subjects = .items
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case person, quiet
    }

    package let person: PersonID
    /// `nil` where they may be told at any time.
    package let quiet: WeeklyHours?

    package init(person: PersonID, quiet: WeeklyHours?) {
        self.person = person
        self.quiet = quiet
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        person = try members.decode(PersonID.self, forKey: .person)
        quiet = try members.decodeIfPresent(.quiet) { WeeklyHours($0) }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(person, forKey: .person)
        try members.encodeIfPresent(quiet?.description, forKey: .quiet)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .quietHoursSet(self) }
}
