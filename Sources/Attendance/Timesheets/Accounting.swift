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
        /// Nobody punched where it begins, or where it ends: it goes on from the day before, or on the next.
        var isContinuation = false
        var isContinued = false

        var breakTime: Int64 { breaks.reduce(0) { $0 + $1.length } }
    }

    /// An arrival with no end that is known.
    struct Arrival {
        let instant: Instant
        let shift: ScheduledShift?
    }

    let plan: DayPlan
    let policy: TimesheetPolicy
    /// In order, not overlapping.
    let stays: [Stay]
    /// Where sessions begin of which nobody knows the end.
    let unknown: [Arrival]
    /// A punch is missing, so that what is not counted may have been work.
    let isUncertain: Bool
    /// Up to where everything is known: beyond it nobody is absent.
    let known: Instant

    var totals = Totals()
    /// Times away between two stays, however little is known of them.
    private var gaps: Int64 = 0
    /// The shifts with what there was of each.
    var shifts: [ShiftAccount]
    /// Breaks that are too short: what is missing of them.
    var missingBreak: Int64 = 0

    init(
        plan: DayPlan,
        policy: TimesheetPolicy,
        stays: [Stay],
        unknown: [Arrival],
        isUncertain: Bool,
        known: Instant
    ) {
        self.plan = plan
        self.policy = policy
        self.stays = stays
        self.unknown = unknown
        self.isUncertain = isUncertain || !unknown.isEmpty
        self.known = known
        shifts = ShiftAccount.all(of: plan.workShifts)
        addStays()
        addGaps()
        if shifts.isEmpty {
            addBreaksWithoutShift()
        } else if shifts.contains(where: \.hasBreaks) {
            shareOut()
            addBreaks()
        }
        addAbsence()
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

    func isTolerated(_ gap: Interval, after index: Int) -> Bool {
        stays[index].isProvisional && gap.length <= Int64(policy.toleratedAway) * 60_000_000
    }

    /// The part of a gap that was working time; all of it on a day without shifts, nothing if nobody knows.
    private func counted(_ gap: Interval) -> Int64 {
        if unknown.contains(where: { gap.start <= $0.instant && $0.instant < gap.end }) { return 0 }
        let shifts = plan.workShifts
        return shifts.isEmpty ? gap.length : shifts.reduce(0) { $0 + gap.overlap(Interval($1.start, $1.end)) }
    }

    private mutating func addGaps() {
        for index in stays.indices.dropLast() {
            let gap = gap(after: index)
            if isTolerated(gap, after: index) {
                totals.worked += gap.length
            } else {
                gaps += gap.length
                switch policy.away {
                case .away: totals.away += counted(gap)
                case .breakTime: totals.breaks += counted(gap)
                }
            }
        }
    }

    /// What work without any shift asks for goes through the same rules as that of a shift.
    private mutating func addBreaksWithoutShift() {
        guard !plan.breaks.isEmpty, totals.worked > 0 else { return }
        let punched = stays.reduce(0) { $0 + $1.breakTime }
        add(BreakAccount(plan.breaks, worked: totals.worked, punched: punched, gaps: gaps))
    }
}
