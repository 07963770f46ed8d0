package import BeaconKit

/// A person's status at an instant and what goes with it, derived from the day's record and the person's own plans.
package struct Standing: Hashable, Sendable {
    package let status: AttendanceStatus
    /// Since when the status holds: the day's first arrival while on site, the last sighting while away or gone.
    package let since: Instant?
    /// Whole minutes after the start of the shift at which the person arrived, where that counts as late.
    package let minutesLate: Int?
    /// Not here although the shift's start and its grace have passed.
    package let isOverdue: Bool
    /// Why the person is on leave. Not for everybody's eyes: what is shown to all says only that they are.
    package let leave: Leave.Kind?

    /// Makes a standing from its parts.
    package init(
        status: AttendanceStatus,
        since: Instant?,
        minutesLate: Int? = nil,
        isOverdue: Bool = false,
        leave: Leave.Kind? = nil
    ) {
        self.status = status
        self.since = since
        self.minutesLate = minutesLate
        self.isOverdue = isOverdue
        self.leave = leave
    }

    /// - Parameters:
    ///   - record: the person's latest day, whichever that is.
    ///   - arrived: when the person came to the shift of that record, where a record of the day before tells it; `nil`
    ///     for the record's own arrival.
    ///   - plans: the person's, around the site's day at `now`.
    package init(record: DayRecord?, arrived: Instant? = nil, plans: PersonPlans, now: Instant) {
        guard let record, !record.isForgotten,
            record.isOpen || plans.isShown(arrived: record.arrived, at: now)
        else {
            self.init(absent: plans, now: now)
            return
        }
        let arrived = arrived ?? record.arrived
        let minutesLate = plans.minutesLate(arrived: arrived)
        if let left = record.left {
            let isOver = plans.isOver(arrived: record.arrived, at: now)
            self.init(status: isOver ? .gone : .away, since: left, minutesLate: minutesLate)
        } else {
            self.init(status: minutesLate == nil ? .onSite : .late, since: arrived, minutesLate: minutesLate)
        }
    }

    /// Of somebody who has not come.
    private init(absent plans: PersonPlans, now: Instant) {
        guard plans.isFree(at: now) else {
            self.init(status: .expected, since: nil, isOverdue: plans.isOverdue(at: now))
            return
        }
        let leave = plans.today.leave?.kind
        self.init(status: leave == nil ? .free : .onLeave, since: nil, leave: leave)
    }

    /// Whether the person is here, late or not: what a warden counts.
    package var isOnSite: Bool { status == .onSite || status == .late }
}
