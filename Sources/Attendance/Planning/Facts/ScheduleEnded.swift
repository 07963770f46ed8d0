/// A schedule counts until a day.
package struct ScheduleEnded: FactContent {
    package static let kind = "schedule-ended"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    /// The assignment’s.
    package let id: String
    /// The last day; `nil` if it never counted.
    package let to: LocalDay?

    package init(id: String, to: LocalDay?) {
        self.id = id
        self.to = to
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .scheduleEnded(self) }
}
