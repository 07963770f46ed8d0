/// Somebody has a contract from a day on.
extension Contract: FactContent {
    package static let kind = "contract-set"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case id, person, terms, from, to
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            id: members.decode(String.self, forKey: .id),
            person: members.decode(PersonID.self, forKey: .person),
            terms: members.decode(.terms) { try? ContractTerms(text: $0) },
            from: members.decode(LocalDay.self, forKey: .from),
            to: members.decodeIfPresent(LocalDay.self, forKey: .to)
        )
        if let to { try Plausible.check(from: from, to: to) }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(person, forKey: .person)
        try members.encode(terms.description, forKey: .terms)
        try members.encode(from, forKey: .from)
        try members.encodeIfPresent(to, forKey: .to)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .contractSet(self) }
}
