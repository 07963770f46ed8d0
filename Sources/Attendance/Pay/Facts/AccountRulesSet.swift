/// From a day on hours accounts have these limits.
package struct AccountRulesSet: FactContent {
    package static let kind = "account-rules-set"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case from, rules
    }

    package let scope: StaffScope
    /// The first day on which they count.
    package let from: LocalDay
    /// `nil` if from then on those of the wider scope count again.
    package let rules: AccountRules?

    package init(_ rules: AccountRules?, for scope: StaffScope, from day: LocalDay) {
        self.scope = scope
        from = day
        self.rules = rules
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        scope = try StaffScope(from: decoder)
        from = try members.decode(LocalDay.self, forKey: .from)
        rules = try members.decodeIfPresent(.rules) { try? AccountRules(text: $0) }
    }

    package func encode(to encoder: any Encoder) throws {
        try scope.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(from, forKey: .from)
        try members.encodeIfPresent(rules?.description, forKey: .rules)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .accountRulesSet(self) }
}
