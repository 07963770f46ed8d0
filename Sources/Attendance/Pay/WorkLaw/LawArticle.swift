/// A rule and where it is written.
package struct LawArticle: Hashable, Sendable {
    /// As people cite it: `2003/88/EC art. 3`.
    package let citation: String
    package let rule: LawRule
    package let severity: LawFinding.Severity

    init(_ citation: String, _ rule: LawRule, _ severity: LawFinding.Severity = .breach) {
        self.citation = citation
        self.rule = rule
        self.severity = severity
    }
}
