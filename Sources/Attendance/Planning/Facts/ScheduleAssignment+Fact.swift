/// A rota counts for somebody from a day on.
extension ScheduleAssignment: FactContent {
    package static let kind = "schedule-assigned"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case id, scope, department, person, anchor, cycle, from, to
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let word = try members.decode(String.self, forKey: .scope)
        let department = try members.decodeIfPresent(String.self, forKey: .department)
        let person = try members.decodeIfPresent(PersonID.self, forKey: .person)
        let scope: Scope
        switch (word, department, person) {
        case ("site", nil, nil): scope = .site
        case ("department", let name?, nil): scope = .department(name)
        case ("person", nil, let person?): scope = .person(person)
        case ("assigned", nil, let person?): scope = .assigned(person)
        default: throw CanonicalMismatch()
        }
        try self.init(
            id: members.decode(String.self, forKey: .id),
            scope: scope,
            rota: Rota(
                anchor: members.decode(LocalDay.self, forKey: .anchor),
                text: members.decode(String.self, forKey: .cycle)
            ),
            from: members.decode(LocalDay.self, forKey: .from),
            to: members.decodeIfPresent(LocalDay.self, forKey: .to)
        )
        if let to { try Plausible.check(from: from, to: to) }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        switch scope {
        case .site: try members.encode("site", forKey: .scope)
        case .department(let name):
            try members.encode("department", forKey: .scope)
            try members.encode(name, forKey: .department)
        case .person(let person):
            try members.encode("person", forKey: .scope)
            try members.encode(person, forKey: .person)
        case .assigned(let person):
            try members.encode("assigned", forKey: .scope)
            try members.encode(person, forKey: .person)
        }
        try members.encode(rota.anchor, forKey: .anchor)
        try members.encode(rota.text, forKey: .cycle)
        try members.encode(from, forKey: .from)
        try members.encodeIfPresent(to, forKey: .to)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .scheduleAssigned(self) }
}
