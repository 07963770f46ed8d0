import BeaconKit

/// Makes sessions of one person's punches, one after another.
///
/// A session that ``StayRule`` says is over is forgotten: it ends by policy, flagged.
struct SessionBuilder {
    /// A punch that made a session doubtful, or belongs to none.
    struct Remark: Hashable {
        let kind: Exception.Kind
        let day: LocalDay
        let at: Instant
    }

    struct Open {
        var session: Session
        var onBreakSince: Instant?
        var stay: StayRule.Stay
        var first: StandingPunch
    }

    let rule: StayRule
    var line: PlanLine { rule.line }
    var policy: TimesheetPolicy { rule.policy }
    var sessions: [Session] = []
    private(set) var strays: [(punch: StandingPunch, day: LocalDay)] = []
    var remarks: [Remark] = []
    var open: Open?
    /// The stay of the last session.
    private(set) var lastStay: StayRule.Stay?
    /// Whether nobody ended the last session.
    private(set) var isLastForgotten = false
    /// The last *out* with nothing open.
    var lastStrayOut: Instant?
    /// Since when the person is in a break, if the last session is open.
    private(set) var lastBreak: Instant?

    init(line: PlanLine, policy: TimesheetPolicy) {
        rule = StayRule(line: line, policy: policy)
    }

    /// Adds all punches in the order in which they count, and ends what must have ended by now.
    mutating func add(_ punches: some Sequence<StandingPunch>, now: Instant) {
        for punch in punches { add(punch) }
        guard let open else { return }
        if now >= open.stay.limit {
            forget(open, before: Instant(microseconds: .max))
        } else {
            sessions.append(goingOn(open, at: now))
            lastStay = open.stay
            lastBreak = open.onBreakSince
        }
        self.open = nil
    }

    private mutating func add(_ punch: StandingPunch) {
        if let open, rule.verdict(of: punch, on: open.stay) != .continues {
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

    mutating func begin(_ punch: StandingPunch) {
        let stay = rule.stay(from: punch.happened, isHeard: punch.source.isHeard)
        open = Open(
            session: Session(
                day: stay.day,
                shift: stay.shift,
                start: punch.happened,
                arrived: punch.happened,
                limit: stay.limit,
                end: nil,
                ending: .open,
                breaks: [],
                punches: [punch]
            ),
            stay: stay,
            first: punch
        )
        lastStay = stay
        isLastForgotten = false
    }

    private mutating func close(_ punch: StandingPunch) {
        guard var open else { return }
        self.open = nil
        open.session.punches.append(punch)
        let ending: Session.Ending =
            punch.source == .system && punch.correction == nil
            ? .automatic : .punched(isProvisional: punch.isProvisional)
        sessions.append(finished(open, end: punch.happened, ending: ending))
        lastStay = open.stay
        isLastForgotten = false
    }

    mutating func stray(_ punch: StandingPunch, _ kind: Exception.Kind) {
        let day = line.departureDay(at: punch.happened)
        strays.append((punch, day))
        remarks.append(Remark(kind: kind, day: day, at: punch.happened))
    }

    /// Ends a session that nobody ended, before an instant at which something else began.
    private mutating func forget(_ open: Open, before bound: Instant) {
        let start = open.session.start
        let latest = min(bound, open.stay.limit)
        var end: Instant?
        switch policy.closing {
        case .never: break
        case .shiftEnd: end = open.session.shift.map { min(max($0.end, start), latest) }
        case .lastSighting:
            if open.stay.lastShown > start { end = open.stay.lastShown }
        }
        sessions.append(finished(open, end: end, ending: end == nil ? .missing : .automatic))
        lastStay = open.stay
        isLastForgotten = true
    }

    /// A session that goes on. A break that goes on is one up to the present, and no work.
    private func goingOn(_ open: Open, at now: Instant) -> Session {
        var session = open.session
        if let since = open.onBreakSince {
            session.breaks.append(Interval(since, max(since, now)))
            session.isOnBreak = true
        }
        return session
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

extension SessionBuilder {
    /// The day to which an instant within the session that is open belongs.
    func day(at instant: Instant, in session: Session) -> LocalDay {
        line.lastDay(of: Interval(session.start, instant), isOver: false)
    }
}

extension StayRule {
    fileprivate func verdict(of punch: StandingPunch, on stay: Stay) -> Verdict {
        verdict(on: stay, punch.direction, at: punch.happened, isPresence: punch.isProvisional)
    }
}

extension PlanLine {
    /// The day to which a departure without an arrival belongs: that of a shift whose windows hold it.
    fileprivate func departureDay(at instant: Instant) -> LocalDay {
        let today = index(of: instant)
        // A shift of a whole day ends on the next, its window perhaps on the one after.
        for index in max(0, today - 2)...today {
            if plans[index].shifts.contains(where: { $0.admits(instant) }) { return plans[index].day }
        }
        return plans[today].day
    }
}
