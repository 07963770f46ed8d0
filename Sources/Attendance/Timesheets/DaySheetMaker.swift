import BeaconKit

/// Makes one day's sheet of its sessions.
struct DaySheetMaker {
    let person: PersonID
    let plan: DayPlan
    let sessions: [Session]
    let strays: [StandingPunch]
    let remarks: [Exception]
    let policy: TimesheetPolicy
    let doubts: Doubts
    let knowledge: Timesheet.Knowledge
    let zones: ZoneHistory

    func sheet() -> DaySheet {
        let stays = sessions.compactMap(stay)
        let raw = account(stays)
        var rounded = raw.totals
        if policy.roundingIn != nil || policy.roundingOut != nil {
            rounded = account(round(stays)).totals
            // Rounding is about what is paid. Who came late or left early did so by the clock.
            (rounded.late, rounded.early) = (raw.totals.late, raw.totals.early)
        }
        return DaySheet(
            person: person,
            plan: plan,
            status: status,
            sessions: sessions,
            strays: strays,
            raw: raw.totals,
            rounded: rounded,
            exceptions: exceptions(raw, stays)
        )
    }

    private func account(_ stays: [Accounting.Stay]) -> Accounting {
        Accounting(
            plan: plan,
            policy: policy,
            stays: stays,
            unknown: sessions.filter { $0.ending == .missing }
                .map { Accounting.Arrival(instant: $0.start, shift: $0.shift) },
            isUncertain: !strays.isEmpty,
            known: knowledge.known
        )
    }

    private func stay(_ session: Session) -> Accounting.Stay? {
        guard let end = session.end ?? (session.ending == .open ? max(knowledge.now, session.start) : nil) else {
            return nil
        }
        return Accounting.Stay(
            interval: Interval(session.countedFrom ?? session.start, session.countedUntil ?? end),
            breaks: session.breaks,
            shift: session.shift,
            isProvisional: session.ending == .punched(isProvisional: true),
            isContinuation: session.isContinuation || session.countedFrom != nil,
            isContinued: session.ending == .continued || session.countedUntil != nil
        )
    }

    /// Rounds punches on the clock on the wall; where a stay passes from one day to the next nobody punched. Sessions stay
    /// apart and breaks within them.
    private func round(_ stays: [Accounting.Stay]) -> [Accounting.Stay] {
        var rounded = stays
        var previous = Instant(microseconds: .min)
        for index in rounded.indices {
            let old = rounded[index].interval
            let start = rounded[index].isContinuation ? old.start : round(old.start, by: policy.roundingIn)
            let end = rounded[index].isContinued ? old.end : round(old.end, by: policy.roundingOut)
            let interval = Interval(max(start, previous), end)
            rounded[index].interval = interval
            rounded[index].breaks = rounded[index].breaks
                .map { Interval(max($0.start, interval.start), min($0.end, interval.end)) }
                .filter { !$0.isEmpty }
            previous = interval.end
        }
        return rounded
    }

    private func round(_ instant: Instant, by rule: RoundingRule?) -> Instant {
        guard let rule else { return instant }
        let offset = Int64(zones.clock(at: instant).offset(at: instant)) * 1_000_000
        return Instant(microseconds: rule.rounding(instant.microseconds + offset) - offset)
    }

    private var status: DayStatus {
        if !sessions.isEmpty || !strays.isEmpty { return .present }
        if let leave = plan.leave, plan.shifts.isEmpty { return .leave(leave.kind) }
        guard let last = plan.shifts.last else {
            return plan.holiday?.part == .all ? .holiday : .free
        }
        return knowledge.known >= last.end ? .absent : .pending
    }

    private func exceptions(_ raw: Accounting, _ stays: [Accounting.Stay]) -> [Exception] {
        var found = remarks
        func flag(_ kind: Exception.Kind, at instant: Instant, _ length: Int64? = nil) {
            found.append(Exception(kind, day: plan.day, at: instant, length: length))
        }
        for session in sessions {
            switch session.ending {
            case .missing: flag(.missingOut, at: session.start)
            case .automatic: flag(.closedAutomatically, at: session.end ?? session.start)
            case .open, .punched, .continued: break
            }
            for punch in session.punches { flagDoubts(punch, flag) }
            flagSilences(in: session, flag)
        }
        for punch in strays { flagDoubts(punch, flag) }
        if raw.totals.late > 0, let first = sessions.first { flag(.late, at: first.start, raw.totals.late) }
        if raw.totals.early > 0, let last = stays.last { flag(.leftEarly, at: last.interval.end, raw.totals.early) }
        if raw.missingBreak > 0, let last = stays.last, sessions.last?.ending != .open {
            flag(.shortBreak, at: last.interval.end, raw.missingBreak)
        }
        // Of a day without a shift it is said once.
        let unscheduled = plan.shifts.isEmpty ? Array(sessions.prefix(1)) : sessions.filter(isUnscheduled)
        for session in unscheduled { flag(.unscheduled, at: session.start) }
        if strays.isEmpty, !plan.shifts.isEmpty {
            for shift in raw.shifts where knowledge.known >= shift.end && !shift.parts.contains(where: isVisited) {
                flag(.absent, at: shift.start, shift.expected)
            }
        }
        return found.sorted { ($0.at, $0.kind.rawValue) < ($1.at, $1.kind.rawValue) }
    }

    private func flagDoubts(_ punch: StandingPunch, _ flag: (Exception.Kind, Instant, Int64?) -> Void) {
        // Who corrected the punch has looked at it.
        guard punch.correction == nil else { return }
        if punch.isClockDoubtful || punch.isOfStation && doubts.isClockDoubtful(punch.happened) {
            flag(.doubtfulClock, punch.happened, nil)
        }
        if let delay = punch.delay { flag(.reportedLate, punch.happened, delay) }
        if punch.isPresenceWeak || punch.source.isHeard && isAtSilence(punch) {
            flag(.weakPresence, punch.happened, nil)
        }
    }

    private func isAtSilence(_ punch: StandingPunch) -> Bool {
        punch.direction == .out
            ? doubts.isDepartureDoubtful(punch.happened) : doubts.isArrivalDoubtful(punch.happened)
    }

    /// Who is known by a badge may have gone and come back in a long silence.
    private func flagSilences(in session: Session, _ flag: (Exception.Kind, Instant, Int64?) -> Void) {
        guard session.punches.contains(where: { $0.source.isHeard }) else { return }
        let stay = Interval(session.start, session.end ?? knowledge.now)
        for silence in doubts.silences(in: stay, longerThan: Int64(policy.toleratedAway) * 60_000_000) {
            flag(.weakPresence, silence.start, silence.length)
        }
    }

    private func isVisited(_ shift: ScheduledShift) -> Bool {
        sessions.contains { session in
            session.shift == shift || session.start < shift.end && (session.end ?? shift.end) > shift.start
        }
    }

    /// Whether a session belongs to no shift of a day that has some: all of it was outside of all windows.
    private func isUnscheduled(_ session: Session) -> Bool {
        session.shift == nil
            && !plan.shifts.contains { $0.admits(session.start) || $0.admits(session.end ?? session.start) }
            && !plan.shifts.contains { session.start < $0.opens && (session.end ?? session.start) >= $0.closes }
    }
}
