import BeaconKit

/// To which day and shift each moment of a stay belongs.
///
/// A person who stays from one shift into the next works in both: a stay is cut where the next shift begins, so that each moment
/// counts once over all days, and for the shift that was planned then.
extension PlanLine {
    /// A part of a stay.
    struct Part: Hashable {
        let day: LocalDay
        /// The first shift of the day that the part is in; `nil` if it is in none.
        let shift: ScheduledShift?
        var interval: Interval
    }

    /// Who comes less than that before a shift comes for it, also before its window opens: 4 h, in µs.
    static let reach: Int64 = 240 * 60_000_000

    /// The shift for which somebody comes at an instant: the one in whose windows it is, or else the next if it begins soon.
    func shift(comingAt instant: Instant) -> ScheduledShift? {
        if let shift = arrival(at: instant) { return shift }
        let today = index(of: instant)
        var next: ScheduledShift?
        for index in max(0, today - 1)...min(plans.count - 1, today + 1) {
            for shift in plans[index].shifts
            where shift.start > instant && shift.start.microseconds(since: instant) < Self.reach {
                if next.map({ shift.start < $0.start }) ?? true { next = shift }
            }
        }
        return next
    }

    /// The parts of a stay, a day each, in order.
    ///
    /// - Parameter isOver: it is known when the stay ended. Who left before the shift began did not come for it.
    func parts(of stay: Interval, isOver: Bool = true) -> [Part] {
        var home = shift(comingAt: stay.start)
        if isOver, let shift = home, !shift.admits(stay.start), stay.end <= shift.start { home = nil }
        var parts = [Part(day: home?.day ?? day(of: stay.start), shift: home, interval: stay)]
        let days = max(0, index(of: stay.start) - 1)...index(of: stay.end)
        // Mostly there is one shift, and nobody stays until the next.
        if let home,
            !days.contains(where: { plans[$0].shifts.contains { $0.start > home.start && $0.start < stay.end } })
        {
            return parts
        }
        for (shift, begin) in stay.passages(from: home, through: days.lazy.flatMap { plans[$0].shifts }) {
            let last = parts.count - 1
            if shift.day > parts[last].day {
                parts[last].interval.end = begin
                parts.append(Part(day: shift.day, shift: shift, interval: Interval(begin, stay.end)))
            } else if parts[last].shift == nil {
                // What leave left of a shift of the day before may begin after midnight.
                parts[last] = Part(day: shift.day, shift: shift, interval: parts[last].interval)
            }
        }
        return parts
    }

    /// The day to which the last moment of a stay belongs.
    func lastDay(of stay: Interval, isOver: Bool = true) -> LocalDay {
        parts(of: stay, isOver: isOver).last?.day ?? day(of: stay.start)
    }

    /// The end of the windows of the shifts that are planned to be worked through from one on.
    func closing(from shift: ScheduledShift) -> Instant {
        var (last, closes) = (shift, shift.closes)
        var index = index(of: shift.start)
        while index < plans.count {
            for next in plans[index].shifts where next.start > last.start {
                guard next.start.microseconds(since: last.end) < Self.pause else { return closes }
                last = next
                closes = max(closes, next.closes)
            }
            // Most days have one shift, and none that goes on until the next.
            guard index + 1 < plans.count, last.end.adding(microseconds: Self.pause) > plans[index].ends else {
                return closes
            }
            index += 1
        }
        return closes
    }

    /// Shifts with less than that between them are planned to be worked through: 2 h, in µs.
    private static let pause: Int64 = 120 * 60_000_000
}

extension Interval {
    /// Where somebody who stays all the time passes from one shift to the next: when the next begins, or the one before ends
    /// if that is later.
    ///
    /// - Parameters:
    ///   - home: the shift for which they came; `nil` for none.
    ///   - shifts: in order of their beginnings.
    /// - Returns: the shifts after the first, each with the instant from which time counts for it.
    func passages(
        from home: ScheduledShift?,
        through shifts: some Sequence<ScheduledShift>
    ) -> [(shift: ScheduledShift, begin: Instant)] {
        var passages: [(shift: ScheduledShift, begin: Instant)] = []
        var current = home
        for shift in shifts where shift.start >= current?.start ?? start && shift != current {
            let begin = max(shift.start, current?.end ?? start)
            guard begin < min(end, shift.end), begin >= start else { continue }
            passages.append((shift, begin))
            current = shift
        }
        return passages
    }
}
