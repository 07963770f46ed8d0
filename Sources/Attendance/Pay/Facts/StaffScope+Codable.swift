extension StaffScope: Codable {
    private enum CodingKeys: CodingKey {
        case scope, department, person
    }

    /// Reads its members beside others: a fact is flat.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let department = try members.decodeIfPresent(String.self, forKey: .department)
        let person = try members.decodeIfPresent(PersonID.self, forKey: .person)
        switch (try members.decode(String.self, forKey: .scope), department, person) {
        case ("everyone", nil, nil): self = .everyone
        case ("department", let name?, nil): self = .department(name)
        case ("person", nil, let person?): self = .person(person)
        default: throw CanonicalMismatch()
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .everyone: try members.encode("everyone", forKey: .scope)
        case .department(let name):
            try members.encode("department", forKey: .scope)
            try members.encode(name, forKey: .department)
        case .person(let person):
            try members.encode("person", forKey: .scope)
            try members.encode(person, forKey: .person)
        }
    }
}
