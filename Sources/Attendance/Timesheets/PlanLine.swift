import BeaconKit

/// A person's plans of consecutive days, with look-ups that need no calendar.
package struct PlanLine: Sendable {
    private let first: Int
    package let plans: [DayPlan]

    /// The plans from a day to another, both included.
    package init(
        of person: PersonID,
        department: String,
        from: LocalDay,
        to: LocalDay,
        planner: inout Planner
    ) {
        first = from.ordinal
        var plans: [DayPlan] = []
        plans.reserveCapacity(max(0, to.ordinal - first + 1))
        for ordinal in stride(from: first, through: to.ordinal, by: 1) {
            plans.append(planner.plan(for: person, department: department, on: LocalDay(ordinal: ordinal)))
        }
        self.plans = plans
    }

    /// The index of the day in which an instant falls, or of the nearest day that is there.
    func index(of instant: Instant) -> Int {
        var low = 0
        var high = plans.count
        // The last day that begins at or before the instant. Of a day that the calendar skips there is nothing to find.
        while high - low > 1 {
            let middle = (low + high) / 2
            if plans[middle].begins <= instant { low = middle } else { high = middle }
        }
        return low
    }

    /// The day in which an instant falls.
    func day(of instant: Instant) -> LocalDay { plans[index(of: instant)].day }

    /// The shift to which somebody arrives at an instant: one that goes on, or else the one that starts nearest.
    func arrival(at instant: Instant) -> ScheduledShift? {
        let today = index(of: instant)
        var best: ScheduledShift?
        for index in max(0, today - 1)...min(plans.count - 1, today + 1) {
            for shift in plans[index].shifts where shift.isNearer(than: best, at: instant) { best = shift }
        }
        return best
    }
}
