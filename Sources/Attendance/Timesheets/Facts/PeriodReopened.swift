/// A closed period can be changed again.
package struct PeriodReopened: ValueContent {
    package static let kind = "period-reopened"
    package static let changes: Fact.Subjects = .periods
    package static let retention: RetentionKind? = nil

    package let value: PeriodDays

    package init(_ value: PeriodDays) {
        self.value = value
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .periodReopened(self) }
}
