/// From a day to another nothing is to change any more.
package struct PeriodClosed: ValueContent {
    package static let kind = "period-closed"
    package static let changes: Fact.Subjects = .periods
    package static let retention: RetentionKind? = nil

    package let value: PeriodDays

    package init(_ value: PeriodDays) {
        self.value = value
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .periodClosed(self) }
}
