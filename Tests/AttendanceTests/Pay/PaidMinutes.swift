import Attendance
import BeaconKit
import Foundation

/// Which minutes of a day are paid, found by looking at every one of them: slow, and plain enough to be believed. Written by
/// `docs/decisions/days.md`, `pay-rules.md` and `docs/pay.md` alone. It asks that everything happens at whole minutes.
struct PaidMinutes {
    private static let minute: Int64 = 60_000_000

    /// Minutes since 1970 that were worked and are paid, in order.
    private(set) var work: [Int] = []
    /// Minutes of breaks that are paid.
    private(set) var breaks: [Int] = []
    /// Minutes outside of the flexitime.
    private(set) var outside = 0
    /// A deducted break has its place between two minutes.
    private(set) var isHalf = false

    /// - Parameters:
    ///   - before: the last session before those of the day.
    ///   - after: the first one after them.
    init(
        _ day: DaySheet,
        between before: Session?,
        and after: Session?,
        policy: TimesheetPolicy,
        zone: TimeZone,
        flexitime: Range<Int>?
    ) {
        func isShort(_ one: Session, _ other: Session) -> Bool {
            guard one.ending == .punched(isProvisional: true), let end = one.end else { return false }
            return other.start.microseconds(since: end) <= Int64(policy.toleratedAway) * Self.minute
        }
        var rests: [Int] = []
        var last: (end: Int, isProvisional: Bool)?
        for (index, session) in day.sessions.enumerated() {
            guard let ended = session.end else { continue }
            var (start, end) = (session.start, ended)
            var (isComing, isGoing) = (!session.isContinuation, session.ending != .continued)
            // A badge that is not heard for some minutes while one day passes to the next is there all the time.
            if index == 0, let before, before.day != session.day, isShort(before, session), let gone = before.end {
                start = max(gone, min(session.shift?.start ?? start, start))
                isComing = false
            }
            if index == day.sessions.count - 1, let after, after.day != session.day, isShort(session, after) {
                end = max(end, min(after.shift?.start ?? after.start, after.start))
                isGoing = false
            }
            var first = Self.number(isComing ? Self.round(start, policy.roundingIn, zone) : start)
            let stop = Self.number(isGoing ? Self.round(end, policy.roundingOut, zone) : end)
            if let last {
                first = max(first, last.end)
                if last.isProvisional, first - last.end <= policy.toleratedAway { work += last.end..<first }
            }
            for minute in first..<max(first, stop) {
                let isRest = session.breaks.contains { Self.number($0.start) <= minute && minute < Self.number($0.end) }
                if isRest { rests.append(minute) } else { work.append(minute) }
            }
            last = (max(first, stop), session.ending == .punched(isProvisional: true))
        }
        let paid = Int(day.rounded.paid / Self.minute)
        if work.count > paid {
            // What was deducted goes out of the middle of the work, or from where the break became due.
            // Whoever works although leave has all of the day works in the shifts that it makes up.
            let shifts = day.plan.shifts.isEmpty ? day.plan.madeUp : day.plan.shifts
            let rules = shifts.isEmpty ? day.plan.breaks : shifts.flatMap(\.template.breaks)
            let due = rules.filter { $0.isAutomatic && !$0.isPaid }.map(\.after).max()
            let place = min(max(due ?? 0, paid / 2), paid)
            isHalf = paid % 2 == 1 && paid / 2 >= due ?? 0
            work.removeSubrange(place..<place + work.count - paid)
        } else {
            breaks = Array(rests.prefix(paid - work.count))
        }
        guard let flexitime else { return }
        let all = work.count + breaks.count
        func counts(_ minute: Int) -> Bool {
            let date = Date(timeIntervalSince1970: Double(minute) * 60)
            let local = minute + zone.secondsFromGMT(for: date) / 60
            return flexitime.contains((local % 1440 + 1440) % 1440)
        }
        work = work.filter(counts)
        breaks = breaks.filter(counts)
        outside = all - work.count - breaks.count
    }

    /// The minutes as a day that is paid.
    func day(_ day: LocalDay, credits: [PayLine]) -> PayDay {
        let spans = Self.runs(work).map { PaySpan($0) } + Self.runs(breaks).map { PaySpan($0, .paidBreak) }
        return PayDay(day, spans: spans, credits: credits)
    }

    private static func runs(_ minutes: [Int]) -> [Interval] {
        var runs: [Interval] = []
        for minute in minutes {
            let start = Instant(microseconds: Int64(minute) * Self.minute)
            let end = start.adding(microseconds: Self.minute)
            if let last = runs.last, last.end == start {
                runs[runs.count - 1] = Interval(last.start, end)
            } else {
                runs.append(Interval(start, end))
            }
        }
        return runs
    }

    private static func number(_ instant: Instant) -> Int { Int(instant.microseconds / minute) }

    /// Up, down or to the nearest step of the clock on the wall, half of one up.
    private static func round(_ instant: Instant, _ rule: RoundingRule?, _ zone: TimeZone) -> Instant {
        guard let rule else { return instant }
        let date = Date(timeIntervalSince1970: Double(instant.microseconds) / 1_000_000)
        let offset = zone.secondsFromGMT(for: date) / 60
        let local = number(instant) + offset
        let over = local % rule.step
        let rounded: Int =
            switch rule.mode {
            case .later: over == 0 ? local : local - over + rule.step
            case .earlier: local - over
            case .nearest: over * 2 >= rule.step ? local - over + rule.step : local - over
            }
        return Instant(microseconds: Int64(rounded - offset) * minute)
    }
}
