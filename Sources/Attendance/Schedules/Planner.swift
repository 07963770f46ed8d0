import BeaconKit

/// Works out plans, each kind of day once, so that a month of a thousand people needs few looks at time zones.
package struct Planner: Sendable {
    private struct Key: Hashable {
        var assignment: String?
        var day: LocalDay
    }

    package let schedule: Schedule
    package let zones: ZoneHistory
    private var plans: [Key: DayPlan] = [:]

    package init(schedule: Schedule, zones: ZoneHistory) {
        self.schedule = schedule
        self.zones = zones
    }

    package mutating func plan(for person: PersonID, department: String, on day: LocalDay) -> DayPlan {
        let assignment = schedule.assignment(for: person, department: department, on: day)
        let key = Key(assignment: assignment?.id, day: day)
        let common: DayPlan
        if let known = plans[key] {
            common = known
        } else {
            common = make(assignment, on: day)
            plans[key] = common
        }
        guard let leave = schedule.leave(of: person, on: day) else { return common }
        var plan = common
        plan.leave = leave
        plan.shifts = plan.shifts.compactMap { cut($0, by: leave.part) }
        return plan
    }

    private func make(_ assignment: ScheduleAssignment?, on day: LocalDay) -> DayPlan {
        var plan = DayPlan(
            day: day,
            begins: zones.begin(of: day),
            ends: zones.begin(of: day.adding(1)),
            shifts: [],
            holiday: schedule.holiday(on: day)
        )
        // A day that the calendar skips has no shifts.
        guard plan.begins < plan.ends else { return plan }
        var isAssigned = false
        if case .assigned? = assignment?.scope { isAssigned = true }
        plan.shifts = schedule.templates(of: assignment, on: day).compactMap { template in
            var hours = template.hours.start..<template.hours.end
            if let holiday = plan.holiday, !isAssigned {
                guard let rest = holiday.part.cutting(hours) else { return nil }
                hours = rest
            }
            return shift(template, on: day, hours)
        }
        plan.shifts.sort { $0.start < $1.start }
        return plan
    }

    private func cut(_ shift: ScheduledShift, by part: DayPart) -> ScheduledShift? {
        guard part != .all else { return nil }
        let hours = shift.template.hours.start..<shift.template.hours.end
        guard let rest = part.cutting(hours), let new = self.shift(shift.template, on: shift.day, rest) else {
            return nil
        }
        // A holiday may have cut the shift already.
        let (start, end) = (max(new.start, shift.start), min(new.end, shift.end))
        guard start < end else { return nil }
        return ScheduledShift(
            template: shift.template,
            day: shift.day,
            start: start,
            end: end,
            opens: max(new.opens, shift.opens),
            closes: min(new.closes, shift.closes)
        )
    }

    /// - Returns: `nil` for a shift of which the clocks skip all.
    private func shift(_ template: ShiftTemplate, on day: LocalDay, _ hours: Range<Int>) -> ScheduledShift? {
        let start = zones.instant(of: day, minutes: hours.lowerBound)
        let end = zones.instant(of: day, minutes: hours.upperBound)
        guard start < end else { return nil }
        return ScheduledShift(
            template: template,
            day: day,
            start: start,
            end: end,
            opens: start.adding(microseconds: -Int64(template.earlyWindow) * 60_000_000),
            closes: end.adding(microseconds: Int64(template.lateWindow) * 60_000_000)
        )
    }
}
