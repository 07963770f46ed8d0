import BeaconKit

/// Adds up one day: every moment of it is work, break, away, absent or free, and never two of them.
struct Accounting {
    /// A session's time that counts, with its breaks.
    struct Stay {
        var interval: Interval
        var breaks: [Interval]
        let shift: ScheduledShift?
        /// Presence alone decided that it ended.
        let isProvisional: Bool

        var breakTime: Int64 { breaks.reduce(0) { $0 + $1.length } }
    }

    let plan: DayPlan
    let policy: TimesheetPolicy
    /// In order, not overlapping.
    let stays: [Stay]
    /// Where sessions begin of which nobody knows the end.
    let unknown: [Instant]
    /// A punch is missing, so that what is not counted may have been work.
    let isUncertain: Bool
    /// Up to where everything is known: beyond it nobody is absent.
    let known: Instant

    private(set) var totals = Totals()
    /// Breaks that are too short: what is missing of them.
    private(set) var missingBreak: Int64 = 0

    init(
        plan: DayPlan,
        policy: TimesheetPolicy,
        stays: [Stay],
        unknown: [Instant],
        isUncertain: Bool,
        known: Instant
    ) {
        self.plan = plan
        self.policy = policy
        self.stays = stays
        self.unknown = unknown
        self.isUncertain = isUncertain || !unknown.isEmpty
        self.known = known
        addStays()
        addGaps()
        addAbsence()
        addBreaks()
        addExpectations()
    }

    private mutating func addStays() {
        for stay in stays {
            totals.breaks += stay.breakTime
            totals.worked += stay.interval.length - stay.breakTime
        }
    }

    private func gap(after index: Int) -> Interval {
        Interval(stays[index].interval.end, stays[index + 1].interval.start)
    }

    private func isTolerated(_ gap: Interval, after index: Int) -> Bool {
        stays[index].isProvisional && gap.length <= Int64(policy.toleratedAway) * 60_000_000
    }

    /// The part of a gap that was working time; all of it on a day without shifts, nothing if nobody knows.
    private func counted(_ gap: Interval) -> Int64 {
        if unknown.contains(where: { gap.start <= $0 && $0 < gap.end }) { return 0 }
        return plan.shifts.isEmpty
            ? gap.length : plan.shifts.reduce(0) { $0 + gap.overlap(Interval($1.start, $1.end)) }
    }

    private mutating func addGaps() {
        for index in stays.indices.dropLast() {
            let gap = gap(after: index)
            if isTolerated(gap, after: index) {
                totals.worked += gap.length
            } else {
                switch policy.away {
                case .away: totals.away += counted(gap)
                case .breakTime: totals.breaks += counted(gap)
                }
            }
        }
    }

    private mutating func addAbsence() {
        let arrivals = unknown + stays.prefix(1).map(\.interval.start)
        guard let arrived = arrivals.min() else {
            guard !isUncertain else { return }
            totals.absent = plan.shifts.reduce(0) { $0 + Interval($1.start, min($1.end, known)).length }
            return
        }
        for shift in plan.shifts {
            totals.absent += Interval(shift.start, min(shift.end, arrived, known)).length
            guard !isUncertain, let left = stays.last?.interval.end else { continue }
            totals.absent += Interval(max(shift.start, left), min(shift.end, known)).length
        }
    }

    /// The breaks that each shift asks for: what is missing is deducted, or noted.
    private mutating func addBreaks() {
        for (number, shift) in plan.shifts.enumerated() where !shift.template.breaks.isEmpty {
            let own = stays.indices.filter { stays[$0].shift == shift || stays[$0].shift == nil && number == 0 }
            var worked: Int64 = 0
            var punched: Int64 = 0
            var gaps: Int64 = 0
            for index in own {
                punched += stays[index].breakTime
                worked += stays[index].interval.length - stays[index].breakTime
                guard index + 1 < stays.count, own.contains(index + 1) else { continue }
                let gap = gap(after: index)
                if isTolerated(gap, after: index) { worked += gap.length } else { gaps += gap.length }
            }
            for rule in shift.template.breaks.sorted(by: { $0.after < $1.after }) {
                take(rule, worked: &worked, punched: &punched, gaps: &gaps)
            }
        }
    }

    private mutating func take(_ rule: BreakRule, worked: inout Int64, punched: inout Int64, gaps: inout Int64) {
        let after = Int64(rule.after) * 60_000_000
        guard worked > after else { return }
        let length = Int64(rule.minutes) * 60_000_000
        let byPunch = min(length, punched)
        punched -= byPunch
        let byGap = min(length - byPunch, gaps)
        gaps -= byGap
        if rule.isPaid { totals.paidBreaks += byPunch }
        let missing = length - byPunch - byGap
        guard rule.isAutomatic else { return missingBreak += missing }
        // Who worked a minute longer than the threshold does not lose half an hour.
        let deducted = min(missing, worked - after)
        worked -= deducted
        totals.worked -= deducted
        totals.breaks += deducted
        totals.deducted += deducted
        if rule.isPaid { totals.paidBreaks += deducted }
    }

    private mutating func addExpectations() {
        for shift in plan.shifts {
            let unpaid = shift.template.breaks.filter { !$0.isPaid && Int64($0.after) * 60_000_000 < shift.length }
            totals.expected += max(0, shift.length - unpaid.reduce(0) { $0 + Int64($1.minutes) * 60_000_000 })
            let own = stays.filter { $0.interval.end > shift.start && $0.interval.start < shift.end }
            guard let first = own.first, let last = own.last else { continue }
            // The minute that was begun in time still is.
            let late = first.interval.start.microseconds(since: shift.start)
            if late >= Int64((policy.grace ?? shift.template.hours.grace) + 1) * 60_000_000 { totals.late += late }
            let early = shift.end.microseconds(since: last.interval.end)
            if early >= Int64((policy.grace ?? shift.template.leaveGrace) + 1) * 60_000_000, !isUncertain,
                known >= shift.end
            {
                totals.early += early
            }
        }
        let over = totals.paid - totals.expected
        if over > Int64(policy.overtimeTolerance) * 60_000_000 { totals.overtime = over }
    }
}
