import BeaconKit

/// What each shift of the day asks for.
extension Accounting {
    /// A stay's time in one shift.
    private struct Share {
        let shift: Int
        let interval: Interval
    }

    /// Gives each moment of work and of breaks to one shift.
    mutating func shareOut() {
        var previous: (shift: Int, index: Int)?
        for (index, stay) in stays.enumerated() {
            let shares = shares(of: stay)
            if let previous, let next = shares.first {
                addGap(after: previous.index, from: previous.shift, to: next.shift)
            }
            for share in shares {
                let breaks = stay.breaks.reduce(0) { $0 + $1.overlap(share.interval) }
                shifts[share.shift].punched += breaks
                shifts[share.shift].worked += share.interval.length - breaks
            }
            previous = shares.last.map { ($0.shift, index) }
        }
    }

    /// In which shifts a stay is: from that for which somebody came to those that begin while they stay.
    private func shares(of stay: Stay) -> [Share] {
        let shifts = plan.workShifts
        let home = stay.shift ?? madeUp(at: stay.interval.start)
        let passages = stay.interval.passages(from: home, through: shifts)
        // Outside of all hours it belongs to the shift before it, or else to the first.
        let first = home ?? passages.first?.shift ?? shifts.last { $0.start <= stay.interval.start }
        var shares: [Share] = []
        var (current, begin) = (place(of: first), stay.interval.start)
        for (shift, instant) in passages where place(of: shift) != current {
            shares.append(Share(shift: current, interval: Interval(begin, instant)))
            (current, begin) = (place(of: shift), instant)
        }
        return shares + [Share(shift: current, interval: Interval(begin, stay.interval.end))]
    }

    /// Whoever works although leave has all of the day comes for one of the shifts that it makes up.
    private func madeUp(at instant: Instant) -> ScheduledShift? {
        guard plan.shifts.isEmpty else { return nil }
        return plan.madeUp.reduce(nil) { best, shift in shift.isNearer(than: best, at: instant) ? shift : best }
    }

    private func place(of shift: ScheduledShift?) -> Int {
        shift.flatMap { shift in shifts.firstIndex { $0.contains(shift) } } ?? 0
    }

    /// The time between two stays may be a break of the shift, or of two that follow each other without a pause.
    private mutating func addGap(after index: Int, from one: Int, to other: Int) {
        let gap = Interval(stays[index].interval.end, stays[index + 1].interval.start)
        let cut = shifts[other].start
        guard one == other || cut <= shifts[one].end else { return }
        let isTolerated = isTolerated(gap, after: index)
        func add(_ part: Interval, to shift: Int) {
            if isTolerated {
                shifts[shift].worked += part.length
            } else {
                shifts[shift].gaps += shifts[shift].own(part)
            }
        }
        if one == other {
            add(gap, to: one)
        } else {
            add(Interval(gap.start, min(cut, gap.end)), to: one)
            add(Interval(max(cut, gap.start), gap.end), to: other)
        }
    }

    /// The breaks that each shift asks for: what is missing is deducted, or noted.
    mutating func addBreaks() {
        for shift in shifts where shift.hasBreaks { add(shift.breaks) }
    }

    mutating func add(_ breaks: BreakAccount) {
        totals.worked -= breaks.deducted
        totals.breaks += breaks.deducted
        totals.deducted += breaks.deducted
        totals.paidBreaks += breaks.paid
        missingBreak += breaks.missing
    }

    mutating func addAbsence() {
        // Nobody is absent from what leave takes.
        guard !plan.shifts.isEmpty else { return }
        let arrived = (unknown.map(\.instant) + stays.prefix(1).map(\.interval.start)).min()
        for shift in shifts {
            let missed = shift.parts.reduce(0) { $0 + self.missed($1, arrived: arrived) }
            totals.absent += shift.absent(missed, known: known)
        }
    }

    /// What of a shift's hours was before coming and after leaving for good.
    private func missed(_ shift: ScheduledShift, arrived: Instant?) -> Int64 {
        guard let arrived else { return isUncertain ? 0 : Interval(shift.start, min(shift.end, known)).length }
        let before = Interval(shift.start, min(shift.end, arrived, known)).length
        guard !isUncertain, let left = stays.last?.interval.end else { return before }
        return before + Interval(max(shift.start, left), min(shift.end, known)).length
    }

    mutating func addExpectations() {
        if !plan.shifts.isEmpty {
            for shift in shifts {
                totals.expected += shift.expected
                for part in shift.parts { addLateness(part) }
            }
        }
        if !plan.madeUp.isEmpty {
            // Of the hours that leave only makes up, those that were worked were expected, and it has the rest.
            let all = ShiftAccount.all(of: plan.madeUp).reduce(0) { $0 + $1.expected }
            totals.expected = max(totals.expected, min(totals.paid, all))
        }
        let over = totals.paid - totals.expected
        if over > Int64(policy.overtimeTolerance) * 60_000_000 { totals.overtime = over }
    }

    /// Coming late is about the first time that somebody came, also if nobody knows when they left; leaving early about the
    /// last time that they left.
    private mutating func addLateness(_ shift: ScheduledShift) {
        guard shift.template.flexible == nil else { return }
        let own = stays.filter { $0.interval.end > shift.start && $0.interval.start < shift.end }
        let open = unknown.filter { $0.instant < shift.end && ($0.instant >= shift.start || $0.shift == shift) }
        guard let first = (own.prefix(1).map(\.interval.start) + open.map(\.instant)).min() else { return }
        // The minute that was begun in time still is.
        let late = first.microseconds(since: shift.start)
        if late >= Int64((policy.grace ?? shift.template.hours.grace) + 1) * 60_000_000 { totals.late += late }
        guard let last = own.last, !isUncertain, known >= shift.end else { return }
        let early = shift.end.microseconds(since: last.interval.end)
        if early >= Int64((policy.grace ?? shift.template.leaveGrace) + 1) * 60_000_000 { totals.early += early }
    }
}
