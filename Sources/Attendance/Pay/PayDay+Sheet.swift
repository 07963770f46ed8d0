package import BeaconKit

/// The one place that reads timesheets for pay.
extension PayDay {
    /// What a day's sheet pays, with the policy's rounding: exactly its ``Totals/paid``.
    ///
    /// Work is where the sessions are, without their breaks. Paid breaks are paid where they were taken, the first
    /// ones first. A break that was deducted without having been taken has no place on the clock: it is taken out of
    /// the middle of the day's work, or after the work that makes it due if that is later.
    ///
    /// - Parameter now: up to when a stay that goes on is paid.
    package init(
        _ sheet: DaySheet,
        policy: TimesheetPolicy,
        zones: ZoneHistory,
        credits: [PayLine] = [],
        now: Instant
    ) {
        var work: [Interval] = []
        var breaks: [Interval] = []
        // Also of a stay without a length: who was heard for a moment only may have been there until heard again.
        var previous: (session: Session, end: Instant)?
        for session in sheet.sessions {
            guard let end = session.end ?? (session.ending == .open ? max(now, session.start) : nil) else { continue }
            // Where a stay is cut between two days, nobody came or left, and nothing is rounded.
            let isContinuation = session.isContinuation || session.countedFrom != nil
            let isContinued = session.ending == .continued || session.countedUntil != nil
            let start = session.countedFrom ?? session.start
            let counted = session.countedUntil ?? end
            var interval = Interval(
                isContinuation ? start : Self.round(start, by: policy.roundingIn, zones),
                isContinued ? counted : Self.round(counted, by: policy.roundingOut, zones)
            )
            interval.start = max(interval.start, previous?.end ?? interval.start)
            if let previous, previous.session.ending == .punched(isProvisional: true) {
                let gap = Interval(previous.end, interval.start)
                if gap.length <= Int64(policy.toleratedAway) * 60_000_000, !gap.isEmpty { work.append(gap) }
            }
            previous = (session, max(interval.start, interval.end))
            for rest in session.breaks {
                let rest = Interval(max(rest.start, interval.start), min(rest.end, interval.end))
                guard !rest.isEmpty else { continue }
                if interval.start < rest.start { work.append(Interval(interval.start, rest.start)) }
                breaks.append(rest)
                interval.start = rest.end
            }
            if !interval.isEmpty { work.append(interval) }
        }
        let due = sheet.plan.dueBreaks.filter { $0.isAutomatic && !$0.isPaid }.map(\.after).max()
        let difference = work.reduce(0) { $0 + $1.length } - sheet.rounded.paid
        if difference > 0 { work = Self.without(difference, of: work, from: Int64(due ?? 0) * 60_000_000) }
        self.init(
            sheet.day,
            spans: work.map { PaySpan($0) } + Self.paid(-difference, of: breaks).map { PaySpan($0, .paidBreak) },
            credits: credits
        )
    }

    private static func round(_ instant: Instant, by rule: RoundingRule?, _ zones: ZoneHistory) -> Instant {
        guard let rule else { return instant }
        let offset = Int64(zones.clock(at: instant).offset(at: instant)) * 1_000_000
        return Instant(microseconds: rule.rounding(instant.microseconds + offset) - offset)
    }

    /// Work without a length, which goes after so much of it.
    private static func without(_ length: Int64, of work: [Interval], from due: Int64) -> [Interval] {
        let total = work.reduce(0) { $0 + $1.length }
        var before = min(max(due, (total - length) / 2), total - length)
        var missing = length
        var rest: [Interval] = []
        for interval in work {
            let kept = min(before, interval.length)
            let gone = min(missing, interval.length - kept)
            before -= kept
            missing -= gone
            let first = Interval(interval.start, interval.start.adding(microseconds: kept))
            let last = Interval(first.end.adding(microseconds: gone), interval.end)
            rest += [first, last].filter { !$0.isEmpty }
        }
        return rest
    }

    /// The first so much of breaks.
    private static func paid(_ length: Int64, of breaks: [Interval]) -> [Interval] {
        var missing = length
        var paid: [Interval] = []
        for interval in breaks where missing > 0 {
            let part = min(missing, interval.length)
            paid.append(Interval(interval.start, interval.start.adding(microseconds: part)))
            missing -= part
        }
        return paid
    }
}
