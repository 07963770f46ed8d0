import BeaconKit

/// What a day brings to an hours account.
package struct AccountInput: Hashable, Sendable {
    package let day: LocalDay
    /// The person's department on the day, whose limits count.
    package var department = ""
    /// Paid time by the clock, in order and not overlapping.
    package var spans: [Interval] = []
    /// Minutes of the shifts that are planned, without what leave and holidays take away; `nil` where no rota counts,
    /// so that the contract does.
    package var planned: Int?
    package var holiday: DayPart?
    package var leaves: [LeavePart] = []
    /// Time outside of the flexitime that counts all the same.
    package var approved: [Interval] = []
    /// What pay rules add or take away, in minutes: ``PayRules/accountChange(of:)``.
    package var compensation = 0

    /// Leave on a day.
    package struct LeavePart: Hashable, Sendable {
        package let kind: Leave.Kind
        package let part: DayPart

        package init(_ kind: Leave.Kind, _ part: DayPart = .all) {
            self.kind = kind
            self.part = part
        }
    }

    package init(_ day: LocalDay) {
        self.day = day
    }
}
