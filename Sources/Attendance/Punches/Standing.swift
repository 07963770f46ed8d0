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
    /// Since when somebody may be inside who did not punch out: their stay is over by ``StayRule``, so that they do not
    /// count as on site, and nothing says that they have left.
    package let mayBeInsideSince: Instant?
    /// Why the person is on leave. Not for everybody's eyes: what is shown to all says only that they are.
    package let leave: Leave.Kind?

    /// Makes a standing from its parts.
    package init(
        status: AttendanceStatus,
        since: Instant?,
        minutesLate: Int? = nil,
        isOverdue: Bool = false,
        mayBeInsideSince: Instant? = nil,
        leave: Leave.Kind? = nil
    ) {
        self.status = status
        self.since = since
        self.minutesLate = minutesLate
        self.isOverdue = isOverdue
        self.mayBeInsideSince = mayBeInsideSince
        self.leave = leave
    }

    /// - Parameters:
    ///   - latest: the person's last stay; `nil` if they have not come lately.
    ///   - plans: the person's, around the site's day at `now`.
    ///   - isHeard: a badge of theirs is heard now: then they are here, whatever they forgot.
    package init(_ latest: LatestStay?, plans: PersonPlans, now: Instant, isHeard: Bool = false) {
        guard let latest else {
            self.init(absent: plans, now: now)
            return
        }
        let minutesLate = plans.minutesLate(arrived: latest.arrived)
        if latest.isOpen || isHeard && latest.mayBeInside(at: now) {
            let status: AttendanceStatus = minutesLate == nil ? .onSite : .late
            self.init(status: status, since: latest.arrived, minutesLate: minutesLate)
        } else if !plans.isShown(latest.day, at: now) {
            self.init(absent: plans, now: now, mayBeInsideSince: latest.mayBeInside(at: now) ? latest.entered : nil)
        } else if let left = latest.left {
            let isOver = plans.isOver(latest.day, at: now)
            self.init(status: isOver ? .gone : .away, since: left, minutesLate: minutesLate)
        } else if latest.mayBeInside(at: now) {
            self.init(status: .gone, since: nil, minutesLate: minutesLate, mayBeInsideSince: latest.entered)
        } else {
            self.init(absent: plans, now: now)
        }
    }

    /// Of somebody who has not come.
    private init(absent plans: PersonPlans, now: Instant, mayBeInsideSince: Instant? = nil) {
        guard plans.isFree(at: now) else {
            let isOverdue = plans.isOverdue(at: now)
            self.init(status: .expected, since: nil, isOverdue: isOverdue, mayBeInsideSince: mayBeInsideSince)
            return
        }
        let leave = plans.today.leave?.kind
        self.init(
            status: leave == nil ? .free : .onLeave,
            since: nil,
            mayBeInsideSince: mayBeInsideSince,
            leave: leave
        )
    }

    /// Whether the person is here, late or not: what a warden counts.
    package var isOnSite: Bool { status == .onSite || status == .late }
}
