/// From a day on people are paid by these rules.
package struct PayRulesSet: ScopedRulesContent {
    package static let kind = "pay-rules-set"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    package let scope: StaffScope
    package let from: LocalDay
    package let rules: PayRules?

    package init(_ rules: PayRules?, for scope: StaffScope, from day: LocalDay) {
        self.scope = scope
        from = day
        self.rules = rules
    }

    package var fact: Fact { .payRulesSet(self) }
}
