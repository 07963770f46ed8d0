import Attendance
import BeaconKit

/// Counts a day by looking at every minute of it. Slow, and plain enough to be believed; written by `docs/decisions/days.md`
/// alone. It asks that everything happens at whole minutes.
struct MinuteByMinute {
    /// What the minutes of one shift were.
    private struct Count {
        var work = 0
        var breaks = 0
        /// Away between two stays.
        var gaps = 0
        var missed = 0
    }

    private(set) var worked = 0
    private(set) var breaks = 0
    private(set) var away = 0
    private(set) var absent = 0
    private(set) var deducted = 0
    private(set) var expected = 0
    private(set) var overtime = 0
    private(set) var late = 0
    private(set) var early = 0

    var span: Int { worked + breaks + away + absent }

    private static let minute: Int64 = 60_000_000

    /// When somebody was there: a session, and what of a short time away at a change of days counts for it.
    private struct Stay {
        var start: Instant
        var end: Instant?
        var shift: ScheduledShift?
        let breaks: [Interval]
        let ending: Session.Ending

        init(_ session: Session) {
            (start, end, shift) = (session.start, session.end, session.shift)
            (breaks, ending) = (session.breaks, session.ending)
        }
    }

    /// - Parameters:
    ///   - before: the last session before those of the day.
    ///   - after: the first one after them.
    init(_ day: DaySheet, between before: Session?, and after: Session?, policy: TimesheetPolicy) {
        var all = day.sessions.map(Stay.init)
        func isShort(_ one: Session, _ other: Session) -> Bool {
            guard one.ending == .punched(isProvisional: true), let end = one.end else { return false }
            return other.start.microseconds(since: end) <= Int64(policy.toleratedAway) * Self.minute
        }
        // A badge that is not heard for some minutes while one shift passes to the next is there all the time.
        if let before, let first = day.sessions.first, isShort(before, first), let end = before.end {
            all[0].start = max(end, min(first.shift?.start ?? first.start, first.start))
        }
        if let after, let last = day.sessions.last, isShort(last, after), let end = last.end {
            all[all.count - 1].end = max(end, min(after.shift?.start ?? after.start, after.start))
        }
        if day.plan.shifts.isEmpty {
            // Who works although leave has all of the day comes for the shifts that it makes up.
            let shifts = day.plan.madeUp
            for index in all.indices {
                let (start, end) = (all[index].start, all[index].end)
                all[index].shift =
                    StayMinuteByMinute.arrival(at: start, leaving: end, of: shifts)
                    ?? shifts.first { $0.start >= start && $0.start < end ?? start }
            }
        }
        self.init(day, all, policy: policy)
    }

    private init(_ day: DaySheet, _ all: [Stay], policy: TimesheetPolicy) {
        let sessions = all.filter { $0.end != nil }
        let unknown = all.filter { $0.end == nil }.map(\.start)
        // Who works although leave has all of the day works in the shifts that it makes up.
        let isMadeUp = day.plan.shifts.isEmpty && !day.plan.madeUp.isEmpty
        let shifts = isMadeUp ? day.plan.madeUp : day.plan.shifts
        let isUncertain = !unknown.isEmpty || !day.strays.isEmpty
        let starts = all.map(\.start) + shifts.map(\.start)
        let ends = sessions.compactMap(\.end) + shifts.map(\.end) + unknown
        guard var minute = starts.min(), let last = ends.max() else { return }
        let arrived = all.map(\.start).min()
        let left = sessions.compactMap(\.end).max()
        var counts: [String: Count] = [:]
        while minute < last {
            defer { minute = minute.adding(microseconds: Self.minute) }
            let planned = shifts.first { $0.start <= minute && minute < $0.end }?.template.code
            if let session = sessions.first(where: { $0.start <= minute && minute < $0.end ?? minute }) {
                let code = Self.shift(at: minute, in: session, of: shifts)?.template.code ?? ""
                if session.breaks.contains(where: { $0.start <= minute && minute < $0.end }) {
                    breaks += 1
                    counts[code, default: Count()].breaks += 1
                } else {
                    worked += 1
                    counts[code, default: Count()].work += 1
                }
            } else if let before = sessions.last(where: { $0.end ?? minute <= minute }),
                let after = sessions.first(where: { $0.start > minute }), let gone = before.end
            {
                let code = Self.shift(at: minute, between: before, and: after, of: shifts)?.template.code ?? ""
                let isShort = after.start.microseconds(since: gone) <= Int64(policy.toleratedAway) * Self.minute
                if before.ending == .punched(isProvisional: true), isShort {
                    worked += 1
                    counts[code, default: Count()].work += 1
                } else {
                    // What leave freed in the middle of a shift is no break of it.
                    let own = shifts.filter { $0.template.code == code }
                    let isFree = zip(own, own.dropFirst()).contains { $0.end <= minute && minute < $1.start }
                    if !isFree { counts[code, default: Count()].gaps += 1 }
                    let isKnown = !unknown.contains { gone <= $0 && $0 < after.start }
                    if isKnown, planned != nil || shifts.isEmpty {
                        if policy.away == .away { away += 1 } else { breaks += 1 }
                    }
                }
            } else if let planned {
                let isMissed: Bool =
                    if let arrived {
                        minute < arrived || !isUncertain && left.map { minute >= $0 } ?? false
                    } else { !isUncertain }
                if isMissed { counts[planned, default: Count()].missed += 1 }
            }
        }
        for code in Set(shifts.map(\.template.code)) {
            addShift(shifts.filter { $0.template.code == code }, counts[code] ?? Count())
        }
        // Without a shift only the breaks of the day are asked for.
        if shifts.isEmpty { addShift([], counts[""] ?? Count(), day.plan.breaks) }
        if isMadeUp {
            (absent, expected) = (0, min(expected, worked - deducted + paid))
        } else if !day.plan.madeUp.isEmpty {
            let all = Dictionary(grouping: day.plan.madeUp) { $0.template.code }
                .values.reduce(0) { $0 + Self.planned($1, $1[0].template.breaks).expected }
            expected = max(expected, min(all, worked - deducted + paid))
        }
        overtime = max(0, worked - deducted + paid - expected)
        guard !isMadeUp else { return }
        for shift in shifts { addLateness(shift, all, policy: policy, isUncertain: isUncertain) }
    }

    private var paid = 0

    /// The shift for which somebody came, until the next begins.
    private static func shift(
        at minute: Instant,
        in session: Stay,
        of shifts: [ScheduledShift]
    ) -> ScheduledShift? {
        shifts.last { session.start < $0.start && $0.start <= minute } ?? session.shift
            ?? shifts.last { $0.start <= session.start } ?? shifts.first
    }

    /// A time away is a break of its shift, or of two that follow each other without a pause.
    private static func shift(
        at minute: Instant,
        between before: Stay,
        and after: Stay,
        of shifts: [ScheduledShift]
    ) -> ScheduledShift? {
        let gone = (before.end ?? before.start).adding(microseconds: -Self.minute)
        guard let one = shift(at: gone, in: before, of: shifts),
            let other = shift(at: after.start, in: after, of: shifts)
        else { return nil }
        if one.template.code == other.template.code { return one }
        let ends = shifts.last { $0.template.code == one.template.code }?.end ?? one.end
        let begins = shifts.first { $0.template.code == other.template.code }?.start ?? other.start
        return begins <= ends ? (minute < begins ? one : other) : nil
    }

    /// What is left of a shift without its unpaid breaks, in minutes, and these.
    private static func planned(_ parts: [ScheduledShift], _ rules: [BreakRule]) -> (expected: Int, free: Int) {
        let rules = rules.sorted { $0.after < $1.after }
        let length = parts.reduce(0) { $0 + Int($1.length / minute) }
        // Somebody who works exactly to plan works until a break is due, takes it, and goes on.
        var (work, rests) = (0, rules.map { _ in 0 })
        for _ in 0..<length {
            let due = rules.indices.first { work >= rules[$0].after && rests[$0] < rules[$0].minutes }
            if let due { rests[due] += 1 } else { work += 1 }
        }
        let free = zip(rules, rests).filter { !$0.0.isPaid }.reduce(0) { $0 + $1.1 }
        return (length - free, free)
    }

    private mutating func addShift(_ parts: [ScheduledShift], _ count: Count, _ breaks: [BreakRule]? = nil) {
        let rules = (breaks ?? parts[0].template.breaks).sorted { $0.after < $1.after }
        let (due, free) = Self.planned(parts, rules)
        expected += due
        // What somebody did goes through the same rules: what they took of a break is not taken from them again.
        var (left, punched, gaps, unpaid) = (count.work, count.breaks, count.gaps, 0)
        for rule in rules where left > rule.after {
            let byPunch = min(rule.minutes, punched)
            let byGap = min(rule.minutes - byPunch, gaps)
            punched -= byPunch
            gaps -= byGap
            if rule.isPaid { paid += byPunch } else { unpaid += byPunch + byGap }
            guard rule.isAutomatic else { continue }
            let short = min(rule.minutes - byPunch - byGap, left - rule.after)
            left -= short
            deducted += short
            if rule.isPaid { paid += short } else { unpaid += short }
        }
        // The part of the planned break that nobody took was in the time that they missed.
        absent += max(0, count.missed - max(0, free - unpaid - punched - gaps))
    }

    private mutating func addLateness(
        _ shift: ScheduledShift,
        _ all: [Stay],
        policy: TimesheetPolicy,
        isUncertain: Bool
    ) {
        let there = all.filter { session in
            guard let end = session.end else {
                return session.shift == shift || session.start >= shift.start && session.start < shift.end
            }
            return session.start < shift.end && end > shift.start
        }
        guard let first = there.map(\.start).min() else { return }
        let minutes = Int(first.microseconds(since: shift.start).floored(by: Self.minute))
        if minutes > policy.grace ?? shift.template.hours.grace { late += minutes }
        guard !isUncertain, let last = there.compactMap(\.end).max() else { return }
        let rest = Int(shift.end.microseconds(since: last).floored(by: Self.minute))
        if rest > policy.grace ?? shift.template.leaveGrace { early += rest }
    }
}
