import BeaconKit

/// Works out plans, each kind of day once, so that a month of a thousand people needs few looks at time zones.
package struct Planner: Sendable {
    private struct Key: Hashable {
        var assignment: String?
        var terms: ContractTerms?
        var breaks: [BreakRule]
        var day: LocalDay
    }

    package let schedule: Schedule
    package let zones: ZoneHistory
    /// The site's, where neither a rota's shift nor a contract says which breaks are due.
    private let breaks: [BreakRule]
    private var plans: [Key: DayPlan] = [:]

    package init(schedule: Schedule, zones: ZoneHistory, breaks: [BreakRule] = []) {
        self.schedule = schedule
        self.zones = zones
        self.breaks = breaks
    }

    /// The same with the site's breaks of a policy.
    func having(breaks: [BreakRule]) -> Planner { Planner(schedule: schedule, zones: zones, breaks: breaks) }

    package mutating func plan(for person: PersonID, department: String, on day: LocalDay) -> DayPlan {
        let assignment = schedule.assignment(for: person, department: department, on: day)
        let terms = assignment == nil ? schedule.flexibleTerms(of: person, on: day) : nil
        let breaks = schedule.contractBreaks(of: person, on: day) ?? breaks
        let key = Key(assignment: assignment?.id, terms: terms, breaks: breaks, day: day)
        let common: DayPlan
        if let known = plans[key] {
            common = known
        } else {
            common = make(assignment, terms, breaks, on: day)
            plans[key] = common
        }
        let leaves = schedule.leaves(of: person, on: day)
        guard !leaves.isEmpty else { return common }
        var plan = common
        plan.leaves = leaves
        func shifts(_ leaves: [Leave]) -> [ScheduledShift] {
            terms.map { flexible(by: $0, breaks, holiday: plan.holiday, leaves: leaves, on: day) }
                ?? self.shifts(by: assignment, breaks, holiday: plan.holiday, without: leaves.map(\.part), on: day)
        }
        plan.shifts = shifts(leaves)
        let others = leaves.filter { !$0.kind.makesUp }
        if others.count < leaves.count {
            let all = shifts(others)
            if all != plan.shifts { plan.madeUp = all }
        }
        return plan
    }

    private func make(
        _ assignment: ScheduleAssignment?,
        _ terms: ContractTerms?,
        _ breaks: [BreakRule],
        on day: LocalDay
    ) -> DayPlan {
        var plan = DayPlan(
            day: day,
            begins: zones.begin(of: day),
            ends: zones.begin(of: day.adding(1)),
            shifts: [],
            holiday: schedule.holiday(on: day)
        )
        plan.breaks = breaks
        plan.shifts =
            terms.map { flexible(by: $0, breaks, holiday: plan.holiday, leaves: [], on: day) }
            ?? shifts(by: assignment, breaks, holiday: plan.holiday, without: [], on: day)
        plan.isWorkday = !plan.shifts.isEmpty
        return plan
    }

    /// The shifts of a day, in order, without what is free of them.
    private func shifts(
        by assignment: ScheduleAssignment?,
        _ breaks: [BreakRule],
        holiday: Holiday?,
        without free: [DayPart],
        on day: LocalDay
    ) -> [ScheduledShift] {
        // A day that the calendar skips has no shifts, and all of many days is free for whoever is on leave.
        guard !free.contains(.all), zones.begin(of: day) < zones.begin(of: day.adding(1)) else { return [] }
        var free = free
        if case .assigned? = assignment?.scope {} else if let holiday { free.append(holiday.part) }
        return schedule.templates(of: assignment, on: day, usualBreaks: breaks).flatMap { template in
            free.reduce([template.hours.start..<template.hours.end]) { rest, part in rest.flatMap(part.cutting) }
                .compactMap { shift(template, on: day, $0) }
        }
        .sorted { $0.start < $1.start }
    }

    /// What is left of a contract's hours of a day without what leave and holidays credit, at any time of its flexitime.
    private func flexible(
        by terms: ContractTerms,
        _ breaks: [BreakRule],
        holiday: Holiday?,
        leaves: [Leave],
        on day: LocalDay
    ) -> [ScheduledShift] {
        let expected = terms.hours.minutes(on: day)
        let credits = DayCredit.credits(
            expected: expected,
            worked: 0,
            holiday: holiday?.part,
            leaves: leaves.map { ($0.kind, $0.part) }
        )
        let left = credits.reduce(expected) { $0 - $1.minutes }
        guard left > 0, zones.begin(of: day) < zones.begin(of: day.adding(1)), let hours = terms.flexibleHours,
            let window = try? Shift(start: hours.start, end: hours.end, grace: 0)
        else { return [] }
        let template = ShiftTemplate(flexible: left, within: window, breaks: breaks)
        return [shift(template, on: day, hours.start..<hours.end)].compactMap(\.self)
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
