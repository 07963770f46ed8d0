/// A rule does nothing any more.
package struct RuleRemoved: FactContent {
    package static let kind = "rule-removed"
    package static let changes: Fact.Subjects = .rules
    package static let retention: RetentionKind? = nil

    package let rule: RuleID

    package init(rule: RuleID) {
        self.rule = rule
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .ruleRemoved(self) }
}
