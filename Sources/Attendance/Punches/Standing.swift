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
    ///   - latest: the person's last stay; `nil` for whoever has not come lately.
    ///   - plans: the person's, around the site's day at `now`.
    package init(_ latest: LatestStay?, plans: PersonPlans, now: Instant) {
        guard let latest, Self.isShown(latest, plans, at: now) else {
            self.init(absent: plans, now: now)
            return
        }
        let minutesLate = plans.minutesLate(arrived: latest.arrived)
        if let left = latest.left {
            let isOver = plans.isOver(latest.day, at: now)
            self.init(status: isOver ? .gone : .away, since: left, minutesLate: minutesLate)
        } else {
            let status: AttendanceStatus = minutesLate == nil ? .onSite : .late
            self.init(status: status, since: latest.arrived, minutesLate: minutesLate)
        }
    }

    /// Whether a stay is still to be shown. Whoever has not punched out may lie in the building when it burns: they are shown
    /// until another shift of theirs may have begun, or nobody stays for so long.
    private static func isShown(_ latest: LatestStay, _ plans: PersonPlans, at now: Instant) -> Bool {
        if latest.isOpen { return true }
        guard latest.left == nil else { return plans.isShown(latest.day, at: now) }
        return latest.isUnended && now.microseconds(since: latest.entered) < StayRule.horizon
            && !plans.isFollowed(latest.day, at: now)
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
