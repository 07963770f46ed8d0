/// What a changed policy would make of the same days.
package struct PolicyComparison: Hashable, Sendable {
    /// A day that would be another.
    package struct Difference: Hashable, Sendable {
        package let current: DaySheet
        package let changed: DaySheet
    }

    /// In the order of the days.
    package let differences: [Difference]
    package let current: Totals
    package let changed: Totals
    /// What must be looked at on all the days.
    package let currentExceptions: Int
    package let changedExceptions: Int

    /// - Parameters:
    ///   - current: days under the policy that is in force.
    ///   - changed: the same days of the same people in the same order, under another policy.
    package init(current: [DaySheet], changed: [DaySheet]) {
        differences = zip(current, changed)
            .filter { $0.rounded != $1.rounded || $0.exceptions != $1.exceptions }
            .map { Difference(current: $0, changed: $1) }
        self.current = current.reduce(Totals()) { $0 + $1.rounded }
        self.changed = changed.reduce(Totals()) { $0 + $1.rounded }
        currentExceptions = current.reduce(0) { $0 + $1.exceptions.count }
        changedExceptions = changed.reduce(0) { $0 + $1.exceptions.count }
    }
}
