/// From a day on hours are exported under a name in this way: for which payroll program, with which mapping and columns.
/// What the texts say the exports know; here they are kept as people wrote them.
package struct PayrollSetupSet: FactContent {
    package static let kind = "payroll-setup-set"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    package let name: String
    /// The first day for which it counts.
    package let from: LocalDay
    /// The payroll program; `nil` with columns of one's own.
    package let format: String?
    /// JSON; `nil` if there is no such export from the day on.
    package let mapping: String?
    /// JSON; `nil` with a format.
    package let template: String?

    package init(name: String, from day: LocalDay, format: String?, mapping: String?, template: String?) {
        self.name = name
        from = day
        self.format = format
        self.mapping = mapping
        self.template = template
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .payrollSetupSet(self) }
}
