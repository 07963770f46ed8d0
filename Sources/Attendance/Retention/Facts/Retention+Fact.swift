/// For how long the content of what is recorded is kept from now on.
extension Retention: FactContent {
    package static let kind = "retention-changed"
    package static let changes: Fact.Subjects = .retention
    package static let retention: RetentionKind? = nil

    /// What is kept for ever has no member.
    private enum CodingKeys: CodingKey {
        case presence, signatures, attendance, rollCalls, messages, recordAccess, visitors, photos

        var kind: RetentionKind {
            switch self {
            case .presence: .presence
            case .signatures: .signatures
            case .attendance: .attendance
            case .rollCalls: .rollCalls
            case .messages: .messages
            case .recordAccess: .recordAccess
            case .visitors: .visitors
            case .photos: .photos
            }
        }
    }

    private static let keys: [CodingKeys] = [
        .presence, .signatures, .attendance, .rollCalls, .messages, .recordAccess, .visitors, .photos,
    ]

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        var days: [RetentionKind: Int] = [:]
        for key in Self.keys { days[key.kind] = try members.decodeIfPresent(Int.self, forKey: key) }
        try self.init(days: days)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        for key in Self.keys { try members.encodeIfPresent(days[key.kind], forKey: key) }
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .retentionChanged(self) }
}
