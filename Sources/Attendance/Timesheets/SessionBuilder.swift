import BeaconKit

/// Makes sessions of one person's punches, one after another.
///
/// The rule that everything else follows: a session ends by a punch only as long as it may still be going on, that is
/// until the windows of its shift and the longest session are over. What comes later is a new day's, and the session is
/// forgotten: it ends by policy, flagged. So the next morning's *in* never closes yesterday, nor does the next evening's
/// *out*.
struct SessionBuilder {
    /// No session goes on longer than this, whatever is known of it, in µs.
    static let horizon: Int64 = 2880 * 60_000_000

    /// A punch that made a session doubtful, or belongs to none.
    struct Remark: Hashable {
        let kind: Exception.Kind
        let day: LocalDay
        let at: Instant
    }

    struct Open {
        var session: Session
        var onBreakSince: Instant?
        /// The last instant at which a punch shows the person there.
        var lastShown: Instant
        /// From when on no punch ends it.
        var limit: Instant
        var first: StandingPunch
    }

    let line: PlanLine
    let policy: TimesheetPolicy
    var sessions: [Session] = []
    private(set) var strays: [(punch: StandingPunch, day: LocalDay)] = []
    var remarks: [Remark] = []
    var open: Open?

    init(line: PlanLine, policy: TimesheetPolicy) {
        self.line = line
        self.policy = policy
    }

    /// Takes all punches in order, and ends what must have ended by now.
    mutating func take(_ punches: some RandomAccessCollection<StandingPunch>, now: Instant) {
        var rest = Array(punches.reversed())
        while let punch = rest.popLast() {
            var group = [punch]
            while let next = rest.last, next.happened == punch.happened {
                group.append(next)
                rest.removeLast()
            }
            if group.count > 1 { sort(&group) }
            for punch in group { take(punch) }
        }
        guard let open else { return }
        if now >= open.limit {
            forget(open, before: Instant(microseconds: .max))
        } else {
            sessions.append(finished(open, end: nil, ending: .open))
        }
        self.open = nil
    }

    /// Of punches at the same instant those come first that fit the state.
    private func sort(_ group: inout [StandingPunch]) {
        let order: [Punch.Direction] =
            open == nil
            ? [.in, .undirected, .breakBegin, .breakEnd, .out] : [.out, .breakEnd, .breakBegin, .in, .undirected]
        func rank(_ punch: StandingPunch) -> Int { order.firstIndex(of: punch.direction) ?? order.count }
        group.sort { (rank($0), $0.id) < (rank($1), $1.id) }
    }

    private mutating func take(_ punch: StandingPunch) {
        if let open, isOver(open, at: punch) || begins(punch, after: open) {
            forget(open, before: punch.happened)
            self.open = nil
        }
        switch punch.direction {
        case .in: open == nil ? begin(punch) : arriveAgain(punch)
        case .out: open == nil ? leaveAgain(punch) : close(punch)
        case .undirected:
            if open == nil {
                begin(punch)
            } else if open?.onBreakSince != nil {
                endBreak(punch)
            } else {
                close(punch)
            }
        case .breakBegin: beginBreak(punch)
        case .breakEnd: endBreak(punch)
        }
    }

    /// Whether the session must have ended before a punch.
    private func isOver(_ open: Open, at punch: StandingPunch) -> Bool {
        guard punch.happened >= open.limit else { return false }
        // Presence that never broke off is no forgotten punch, however long it lasts.
        let isPresence = open.first.source.isHeard && punch.direction == .out && punch.isProvisional
        return !isPresence || punch.happened.microseconds(since: open.session.start) >= Self.horizon
    }

    /// Whether a punch begins another session although one is open: that of another shift, or that of another day.
    private func begins(_ punch: StandingPunch, after open: Open) -> Bool {
        guard punch.direction == .in || punch.direction == .undirected else { return false }
        let instant = punch.happened
        if let other = line.arrival(at: instant), other != open.session.shift {
            let isLater = open.session.shift.map { other.start >= $0.end } ?? (other.day > open.session.day)
            // Without a direction a punch late in the other shift is rather the end of a long session.
            let isNearStart =
                punch.direction == .in
                || instant.microseconds(since: other.start) < other.end.microseconds(since: instant)
            if isLater, isNearStart { return true }
        }
        // Without a direction and without another shift it may as well be the end of a night's work.
        return punch.direction == .in
            && instant.microseconds(since: open.lastShown) >= Int64(policy.rest) * 60_000_000
            && line.index(of: instant) > line.index(of: open.lastShown)
            && open.session.shift?.admits(instant) != true
    }

    mutating func begin(_ punch: StandingPunch) {
        let shift = line.arrival(at: punch.happened)
        let longest = punch.happened.adding(microseconds: Int64(policy.longestSession) * 60_000_000)
        open = Open(
            session: Session(
                day: shift?.day ?? line.day(of: punch.happened),
                shift: shift,
                start: punch.happened,
                end: nil,
                ending: .open,
                breaks: [],
                punches: [punch]
            ),
            lastShown: punch.happened,
            limit: max(shift?.closes ?? longest, longest),
            first: punch
        )
    }

    private mutating func close(_ punch: StandingPunch) {
        guard var open else { return }
        self.open = nil
        open.session.punches.append(punch)
        let ending: Session.Ending =
            punch.source == .system && punch.correction == nil
            ? .automatic : .punched(isProvisional: punch.isProvisional)
        sessions.append(finished(open, end: punch.happened, ending: ending))
    }

    mutating func stray(_ punch: StandingPunch, _ kind: Exception.Kind) {
        let day = line.departureDay(at: punch.happened)
        strays.append((punch, day))
        remarks.append(Remark(kind: kind, day: day, at: punch.happened))
    }

    /// Ends a session that nobody ended, before an instant at which something else began.
    private mutating func forget(_ open: Open, before bound: Instant) {
        let start = open.session.start
        let latest = min(bound, open.limit)
        var end: Instant?
        switch policy.closing {
        case .never: break
        case .shiftEnd: end = open.session.shift.map { min(max($0.end, start), latest) }
        case .lastSighting:
            if open.lastShown > start { end = open.lastShown }
        }
        sessions.append(finished(open, end: end, ending: end == nil ? .missing : .automatic))
    }

    private func finished(_ open: Open, end: Instant?, ending: Session.Ending) -> Session {
        var session = open.session
        if let since = open.onBreakSince { session.breaks.append(Interval(since, end ?? since)) }
        session.end = end
        session.ending = ending
        if let end {
            session.breaks = session.breaks.map { Interval($0.start, min($0.end, end)) }.filter { !$0.isEmpty }
        }
        return session
    }
}

extension PlanLine {
    /// The day to which a departure without an arrival belongs: that of a shift whose windows hold it.
    fileprivate func departureDay(at instant: Instant) -> LocalDay {
        let today = index(of: instant)
        for index in max(0, today - 1)...today {
            if plans[index].shifts.contains(where: { $0.admits(instant) }) { return plans[index].day }
        }
        return plans[today].day
    }
}
