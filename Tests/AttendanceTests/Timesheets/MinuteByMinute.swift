import Attendance
import BeaconKit

/// Counts a day by looking at every minute of it: what the totals must be before deductions. Slow, and plain enough to be
/// believed. It asks that everything happens at whole minutes.
struct MinuteByMinute {
    private(set) var worked = 0
    private(set) var breaks = 0
    private(set) var away = 0
    private(set) var absent = 0

    var span: Int { worked + breaks + away + absent }

    init(_ day: DaySheet, policy: TimesheetPolicy) {
        let sessions = day.sessions.filter { $0.end != nil }
        let unknown = day.sessions.filter { $0.end == nil }.map(\.start)
        let shifts = day.plan.shifts
        let isUncertain = !unknown.isEmpty || !day.strays.isEmpty
        let starts = day.sessions.map(\.start) + shifts.map(\.start)
        let ends = sessions.compactMap(\.end) + shifts.map(\.end) + unknown
        guard var minute = starts.min(), let last = ends.max() else { return }
        let arrived = day.sessions.map(\.start).min()
        let left = sessions.compactMap(\.end).max()
        while minute < last {
            defer { minute = minute.adding(microseconds: 60_000_000) }
            let isPlanned = shifts.contains { $0.start <= minute && minute < $0.end }
            if let session = sessions.first(where: { $0.start <= minute && minute < $0.end ?? minute }) {
                if session.breaks.contains(where: { $0.start <= minute && minute < $0.end }) {
                    breaks += 1
                } else {
                    worked += 1
                }
            } else if let before = sessions.last(where: { $0.end ?? minute <= minute }),
                let after = sessions.first(where: { $0.start > minute }), let gone = before.end
            {
                let isShort = after.start.microseconds(since: gone) <= Int64(policy.toleratedAway) * 60_000_000
                if before.ending == .punched(isProvisional: true), isShort {
                    worked += 1
                } else if !unknown.contains(where: { gone <= $0 && $0 < after.start }), isPlanned || shifts.isEmpty {
                    if policy.away == .away { away += 1 } else { breaks += 1 }
                }
            } else if isPlanned {
                if let arrived {
                    if minute < arrived || !isUncertain && left.map({ minute >= $0 }) ?? false { absent += 1 }
                } else if !isUncertain {
                    absent += 1
                }
            }
        }
    }
}
