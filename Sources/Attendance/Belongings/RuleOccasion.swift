/// A rule, and whom or what it was about, at one time.
package struct RuleOccasion: Hashable, Sendable {
    package let rule: RuleID
    /// See ``RuleCause/key``.
    package let cause: String

    package init(rule: RuleID, cause: String) {
        self.rule = rule
        self.cause = cause
    }
}
