package import BeaconKit

/// Decides when a stay is over. Timesheets, the board, the kiosk, the command line and presence all ask this rule, so that
/// none of them can disagree with what is paid.
///
/// A stay that is open ends by a punch only as long as it may still be going on: until the window of its shift, and of those
/// that are planned right after it, and the longest session are over. What comes later belongs to another stay. So the next
/// morning's *in* never closes yesterday, nor does the next evening's *out*.
package struct StayRule: Sendable {
    /// What a punch is to the stay that is open.
    package enum Verdict: Hashable, Sendable {
        /// It belongs to the stay.
        case continues
        /// It begins another stay, although nobody ended this one.
        case begins
        /// The stay ended before, although nobody punched out.
        case over
    }

    /// What the rule must know of a stay that is open.
    package struct Stay: Hashable, Sendable {
        package let start: Instant
        /// The shift for which somebody came; `nil` without one.
        package let shift: ScheduledShift?
        /// The day to which it belongs.
        package let day: LocalDay
        /// The last instant at which a punch shows the person there.
        package var lastShown: Instant
        /// It began because a badge was heard.
        package let isHeard: Bool
        /// From when on no punch ends it.
        let limit: Instant
    }

    /// No stay goes on longer than this, whatever is known of it: 48 h, in µs.
    package static let horizon: Int64 = 2880 * 60_000_000

    let line: PlanLine
    let policy: TimesheetPolicy

    /// A stay that begins at an instant.
    func stay(from start: Instant, isHeard: Bool) -> Stay {
        let shift = line.shift(comingAt: start)
        let longest = start.adding(microseconds: Int64(policy.longestSession) * 60_000_000)
        // The plan says how long somebody stays; the policy only where it says less.
        let limit = max(shift.map(line.closing) ?? longest, longest)
        return Stay(
            start: start,
            shift: shift,
            day: shift?.day ?? line.day(of: start),
            lastShown: start,
            isHeard: isHeard,
            limit: min(limit, start.adding(microseconds: Self.horizon))
        )
    }

    /// What a punch is to a stay that is open.
    ///
    /// - Parameter isPresence: presence alone decided the punch, because a badge was heard no more.
    func verdict(
        on stay: Stay,
        _ direction: Punch.Direction,
        at instant: Instant,
        isPresence: Bool = false
    ) -> Verdict {
        if isOver(stay, at: instant, direction, isPresence: isPresence) { return .over }
        return begins(after: stay, direction, at: instant) ? .begins : .continues
    }

    private func isOver(
        _ stay: Stay,
        at instant: Instant,
        _ direction: Punch.Direction,
        isPresence: Bool
    ) -> Bool {
        guard instant >= stay.limit else { return false }
        // Presence that never broke off is not a forgotten punch, however long it lasted.
        return !(stay.isHeard && direction == .out && isPresence)
            || instant.microseconds(since: stay.start) >= Self.horizon
    }

    /// Whether a punch begins another stay although one is open: that of another shift, or that of another day.
    private func begins(after stay: Stay, _ direction: Punch.Direction, at instant: Instant) -> Bool {
        guard direction == .in || direction == .undirected else { return false }
        if let other = line.arrival(at: instant), other != stay.shift {
            let isLater = stay.shift.map { other.start >= $0.end } ?? (other.day > stay.day)
            if isLater, direction == .in || isNearer(to: other, than: stay.shift, instant) { return true }
        }
        // Without a direction and without another shift it may as well be the end of a night's work.
        return direction == .in
            && instant.microseconds(since: stay.lastShown) >= Int64(policy.rest) * 60_000_000
            && line.index(of: instant) > line.index(of: stay.lastShown)
            && stay.shift?.admits(instant) != true
    }

    /// Whether a punch without a direction is rather the beginning of a shift than the end of a stay: late in the shift it
    /// ends a long stay, and nearer to the end of the shift before it ends that one.
    private func isNearer(to other: ScheduledShift, than own: ScheduledShift?, _ instant: Instant) -> Bool {
        guard instant.microseconds(since: other.start) < other.end.microseconds(since: instant) else { return false }
        guard let own else { return true }
        return abs(other.start.microseconds(since: instant)) < abs(own.end.microseconds(since: instant))
    }
}
