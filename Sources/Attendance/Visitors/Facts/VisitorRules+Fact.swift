/// From now on visitors are asked this.
extension VisitorRules: FactContent {
    package static let kind = "visitor-rules"
    package static let changes: Fact.Subjects = .visitors
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case agreement, company, purpose, host, photo, signature

        var field: VisitorField? {
            switch self {
            case .agreement: nil
            case .company: .company
            case .purpose: .purpose
            case .host: .host
            case .photo: .photo
            case .signature: .signature
            }
        }
    }

    private static let keys: [CodingKeys] = [.company, .purpose, .host, .photo, .signature]

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let required = try Self.keys.filter { try members.decode(Bool.self, forKey: $0) }.compactMap(\.field)
        try self.init(agreement: try members.decode(String.self, forKey: .agreement), required: Set(required))
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(agreement, forKey: .agreement)
        for key in Self.keys { try members.encode(key.field.map(required.contains) ?? false, forKey: key) }
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .visitorRulesSet(self) }
}
