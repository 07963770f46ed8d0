/// Rules that people write as text, and that the journal keeps as they would write them.
package protocol TextualRules: Hashable, Sendable, CustomStringConvertible {
    init(text: String) throws
}

extension PayRules: TextualRules {}

extension AccountRules: TextualRules {}

/// A kind of fact that gives some people rules from a day on.
package protocol ScopedRulesContent: FactContent {
    associatedtype Rules: TextualRules

    var scope: StaffScope { get }
    /// The first day on which they count.
    var from: LocalDay { get }
    /// `nil` if from then on those of the wider scope count again.
    var rules: Rules? { get }

    init(_ rules: Rules?, for scope: StaffScope, from day: LocalDay)
}

private enum Members: CodingKey {
    case from, rules
}

extension ScopedRulesContent {
    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Members.self)
        self.init(
            try members.decodeIfPresent(.rules) { try? Rules(text: $0) },
            for: try StaffScope(from: decoder),
            from: try members.decode(LocalDay.self, forKey: .from)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        try scope.encode(to: encoder)
        var members = encoder.container(keyedBy: Members.self)
        try members.encode(from, forKey: .from)
        try members.encodeIfPresent(rules?.description, forKey: .rules)
    }

    package var personal: Fact.Personal? { nil }
}
