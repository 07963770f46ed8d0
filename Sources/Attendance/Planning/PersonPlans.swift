package import BeaconKit

/// What is planned for a person around a day: what the board and punches by hand go by.
///
/// Made once a day for each person, so that a board of a thousand people needs no calendar.
package struct PersonPlans: Sendable {
    /// The plan of the day itself.
    package let today: DayPlan
    /// From two days before, since no session goes on for longer, to the day after.
    private let line: PlanLine
    private let policy: TimesheetPolicy

    /// - Parameter policy: the one that counts on the day.
    package init(
        of person: PersonID,
        department: String,
        on day: LocalDay,
        planner: inout Planner,
        policy: TimesheetPolicy
    ) {
        today = planner.plan(for: person, department: department, on: day)
        line = PlanLine(
            of: person,
            department: department,
            from: day.adding(-2),
            to: day.adding(1),
            planner: &planner
        )
        self.policy = policy
    }

    /// The shift to which somebody came who arrived at an instant; `nil` for who came unplanned.
    package func shift(arrived: Instant) -> ScheduledShift? { line.arrival(at: arrived) }

    /// Whole minutes after the start of their shift at which somebody arrived, where that is late by the policy and the
    /// shift; `nil` for who was in time, or has no shift then. The grace only decides whether it is late at all.
    package func minutesLate(arrived: Instant) -> Int? {
        guard let shift = shift(arrived: arrived), shift.template.flexible == nil, arrived >= lateFrom(shift) else {
            return nil
        }
        return Int(arrived.microseconds(since: shift.start) / 60_000_000)
    }

    /// Whether somebody who arrived at an instant has hours before them that day.
    package func isAwaited(at arrived: Instant) -> Bool { remaining(at: arrived).contains { arrived < $0.end } }

    /// Whether somebody who is not there should be by now: a shift of theirs has begun, with its grace, and goes on.
    package func isOverdue(at now: Instant) -> Bool {
        remaining(at: now).contains { $0.template.flexible == nil && lateFrom($0) <= now && now < $0.end }
    }

    /// Whether nobody waits for the person on the day: nothing is planned, and no shift of the day before goes on.
    package func isFree(at now: Instant) -> Bool { remaining(at: now).isEmpty }

    /// Whether the day of somebody who has left is still to be shown: until that day ends, or the shift's window on the day
    /// after; and no longer when a shift of another day may begin.
    package func isShown(_ day: LocalDay, at now: Instant) -> Bool {
        guard let own = line.plans.first(where: { $0.day == day }),
            now < max(own.ends, own.shifts.last?.closes ?? own.ends)
        else { return false }
        return !isFollowed(day, at: now)
    }

    /// Whether the hours of a day are over.
    package func isOver(_ day: LocalDay, at now: Instant) -> Bool {
        line.plans.filter { $0.day == day }.flatMap(\.shifts).allSatisfy { now >= $0.end }
    }

    /// Whether another shift of the person may have begun since the day of an earlier arrival.
    func isFollowed(_ day: LocalDay, at now: Instant) -> Bool {
        line.plans.contains { plan in plan.day > day && plan.shifts.contains { $0.opens <= now } }
    }

    /// By what it is decided when the stays around the day are over.
    var rule: StayRule { StayRule(line: line, policy: policy) }

    /// A stay that begins at an instant.
    package func stay(from start: Instant, isHeard: Bool = false) -> StayRule.Stay {
        rule.stay(from: start, isHeard: isHeard)
    }

    /// The shifts of the day, and those of the day before that go on.
    private func remaining(at now: Instant) -> [ScheduledShift] {
        line.plans.filter { $0.day < today.day }.flatMap(\.shifts).filter { $0.contains(now) } + today.shifts
    }

    /// The first instant at which an arrival is late: the start, the grace and the minute that was begun in time.
    private func lateFrom(_ shift: ScheduledShift) -> Instant {
        shift.start.adding(microseconds: Int64((policy.grace ?? shift.template.hours.grace) + 1) * 60_000_000)
    }
}
