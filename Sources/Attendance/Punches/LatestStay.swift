package import BeaconKit

/// The last stay that somebody's punches make, as timesheets derive it: what the board shows, and what the next punch
/// follows.
package struct LatestStay: Hashable, Sendable {
    package let stay: StayRule.Stay
    /// The day to which the stay belongs, the last if it is in shifts of several.
    package let day: LocalDay
    /// The first arrival on the day to which the stay belongs.
    package let arrived: Instant
    /// The *out* that stands: set while the person is out.
    package let left: Instant?
    /// Presence alone decided the *out*.
    package let isProvisional: Bool
    /// The stay is over, and nobody punched out.
    package let isForgotten: Bool
    /// Nothing says that the person has left: they may still be in the building, also when the stay is over by the rule.
    package let isUnended: Bool
    /// Since when the person is in a break; `nil` if they are not in one.
    package let breakSince: Instant?

    /// When the stay began.
    package var entered: Instant { stay.start }
    package var isOpen: Bool { left == nil && !isForgotten }
    /// From when on the stay is over, even if nobody says so.
    package var limit: Instant { stay.limit }

    /// Whether somebody may still be in the building whose stay is over by the rule: nothing says that they have left,
    /// and it is not too long ago for a stay.
    package func mayBeInside(at now: Instant) -> Bool {
        isForgotten && isUnended && now.microseconds(since: entered) < StayRule.horizon
    }

    package init(
        stay: StayRule.Stay,
        day: LocalDay? = nil,
        arrived: Instant,
        left: Instant? = nil,
        isProvisional: Bool = false,
        isForgotten: Bool = false,
        isUnended: Bool? = nil,
        breakSince: Instant? = nil
    ) {
        self.stay = stay
        self.day = day ?? stay.day
        self.arrived = arrived
        self.left = left
        self.isProvisional = isProvisional
        self.isForgotten = isForgotten
        self.isUnended = isUnended ?? (left == nil)
        self.breakSince = breakSince
    }

    /// - Returns: `nil` if nobody ever came.
    init?(_ built: SessionBuilder, at now: Instant) {
        guard let last = built.sessions.last, let stay = built.lastStay else { return nil }
        let isForgotten = built.isLastForgotten
        func lastDay(of session: Session) -> LocalDay {
            let end = session.end ?? (session.ending == .open ? max(now, session.start) : session.start)
            return built.line.lastDay(of: Interval(session.start, end), isOver: session.end != nil)
        }
        let day = lastDay(of: last)
        self.init(
            stay: stay,
            day: day,
            arrived: built.sessions.first { lastDay(of: $0) == day }?.start ?? last.start,
            left: isForgotten || last.ending == .open ? nil : last.end,
            isProvisional: last.ending == .punched(isProvisional: true),
            isForgotten: isForgotten,
            isUnended: last.ending == .open || isForgotten && (built.lastStrayOut ?? last.start) <= last.start,
            breakSince: built.lastBreak
        )
    }
}
