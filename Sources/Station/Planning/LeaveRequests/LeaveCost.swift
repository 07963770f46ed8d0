package import Attendance
import BeaconKit

/// What leave costs, for whoever decides on it.
package struct LeaveCost: Hashable, Sendable {
    package struct Colleague: Hashable, Sendable {
        package let name: String
        package let leave: Leave
    }

    /// Days of work that it takes, in halves.
    package let halfDays: Int
    /// Planned work that it takes, in µs.
    package let length: Int64
    /// Who else of the department is away on one of the days.
    package let away: [Colleague]
    /// How many people the department has.
    package let department: Int
    /// Days for which they were assigned to a shift by name.
    package let assigned: [LocalDay]
    /// Other leave that they have on one of the days.
    package let other: [Leave]
}

extension Snapshot {
    /// What leave would take that is not granted yet.
    package func cost(of leave: Leave) -> LeaveCost {
        let person = roster.anyone(leave.person)
        let department = person?.details.department ?? ""
        var granted = attendance.schedule
        granted.put(leave)
        var before = Planner(schedule: attendance.schedule, zones: attendance.zones)
        var after = Planner(schedule: granted, zones: attendance.zones)
        var halves = 0
        var length: Int64 = 0
        var assigned: [LocalDay] = []
        for ordinal in leave.from.ordinal...min(leave.to.ordinal, leave.from.ordinal + DayRange.longest) {
            let day = LocalDay(ordinal: ordinal)
            let planned = before.plan(for: leave.person, department: department, on: day).scheduled
            guard planned > 0 else { continue }
            let free = planned - after.plan(for: leave.person, department: department, on: day).scheduled
            guard free > 0 else { continue }
            // What leaves at least a quarter of the day is half a day.
            halves += free * 4 > planned * 3 ? 2 : 1
            length += free
            let assignment = attendance.schedule.assignment(for: leave.person, department: department, on: day)
            if case .assigned? = assignment?.scope { assigned.append(day) }
        }
        let colleagues = department.isEmpty ? [] : roster.people.values.filter { $0.details.department == department }
        let names = Dictionary(colleagues.map { ($0.id, $0.details.name) }) { first, _ in first }
        let near = attendance.schedule.allLeave.filter { $0.from <= leave.to && leave.from <= $0.to }
        return LeaveCost(
            halfDays: halves,
            length: length,
            away: near.compactMap { other in
                guard other.person != leave.person, other.kind != .remote, let name = names[other.person] else {
                    return nil
                }
                return LeaveCost.Colleague(name: name, leave: other)
            },
            department: colleagues.count,
            assigned: assigned,
            other: near.filter { $0.person == leave.person && $0.id != leave.id }
        )
    }

    /// Refuses leave that cannot be granted: the only place that decides it.
    ///
    /// - Throws: ``RosterError/personGone``, ``CorrectionError/periodClosed(on:)``, ``ScheduleError/alreadyOnLeave(from:to:)``.
    func checkGrant(_ leave: Leave) throws {
        guard roster.anyone(leave.person) != nil else { throw RosterError.personGone }
        if let other = attendance.schedule.allLeave.first(where: { $0.repeats(leave) }) {
            throw ScheduleError.alreadyOnLeave(from: other.from, to: other.to)
        }
        try attendance.periods.checkOpen(from: leave.from, to: leave.to)
    }
}
