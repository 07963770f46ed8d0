/// From a day on hours accounts have these limits.
package struct AccountRulesSet: ScopedRulesContent {
    package static let kind = "account-rules-set"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    package let scope: StaffScope
    package let from: LocalDay
    package let rules: AccountRules?

    package init(_ rules: AccountRules?, for scope: StaffScope, from day: LocalDay) {
        self.scope = scope
        from = day
        self.rules = rules
    }

    package var fact: Fact { .accountRulesSet(self) }
}
