/// A day is no holiday any more.
package struct HolidayRemoved: FactContent {
    package static let kind = "holiday-removed"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    package let day: LocalDay

    package init(day: LocalDay) {
        self.day = day
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .holidayRemoved(self) }
}
