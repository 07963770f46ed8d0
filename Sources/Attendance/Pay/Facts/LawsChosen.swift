/// From a day on the site has days checked against these laws.
package struct LawsChosen: FactContent {
    package static let kind = "laws-chosen"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case laws, week, agreedDay, hazardousNights, waivesFirstMeal, waivesSecondMeal, from
    }

    package let laws: Set<WorkLaw>
    package let options: LawOptions
    /// The first day on which they count.
    package let from: LocalDay

    package init(_ laws: Set<WorkLaw>, options: LawOptions = LawOptions(), from day: LocalDay) {
        self.laws = laws
        self.options = options
        from = day
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        laws = try members.decode(.laws, Self.laws)
        var options = LawOptions()
        options.week = try members.decode(.week, in: 1...7)
        options.agreedDay =
            members.contains(.agreedDay) ? try members.decode(.agreedDay, in: LawOptions.agreedDays) : nil
        options.isNightHazardous = try members.decode(Bool.self, forKey: .hazardousNights)
        options.waivesFirstMeal = try members.decode(Bool.self, forKey: .waivesFirstMeal)
        options.waivesSecondMeal = try members.decode(Bool.self, forKey: .waivesSecondMeal)
        self.options = options
        from = try members.decode(LocalDay.self, forKey: .from)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(laws.map(\.rawValue).sorted().joined(separator: " "), forKey: .laws)
        try members.encode(options.week, forKey: .week)
        try members.encodeIfPresent(options.agreedDay, forKey: .agreedDay)
        try members.encode(options.isNightHazardous, forKey: .hazardousNights)
        try members.encode(options.waivesFirstMeal, forKey: .waivesFirstMeal)
        try members.encode(options.waivesSecondMeal, forKey: .waivesSecondMeal)
        try members.encode(from, forKey: .from)
    }

    private static func laws(_ text: String) -> Set<WorkLaw>? {
        let words = text.split(separator: " ")
        let laws = Set(words.compactMap { WorkLaw(rawValue: String($0)) })
        return laws.count == words.count ? laws : nil
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .lawsChosen(self) }
}
