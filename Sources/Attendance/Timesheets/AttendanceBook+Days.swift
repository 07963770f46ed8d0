import BeaconKit

/// What the book says of people's days.
extension AttendanceBook {
    /// The policy that counts on a day.
    package func policy(on day: LocalDay) -> TimesheetPolicy {
        policies.last { $0.from <= day }?.policy ?? TimesheetPolicy()
    }

    /// The parts of a range in which one policy counts.
    package func eras(of range: DayRange) -> [(range: DayRange, policy: TimesheetPolicy)] {
        var parts: [(range: DayRange, policy: TimesheetPolicy)] = []
        var from = range.from
        while from <= range.to {
            let next = policies.first { $0.from > from }?.from
            let to = min(range.to, next?.adding(-1) ?? range.to)
            if let part = try? DayRange(from: from, to: to) { parts.append((part, policy(on: from))) }
            from = to.adding(1)
        }
        return parts
    }

    /// A person's punches as they count under a policy, as far as the days of a range depend on them.
    package func punches(of person: PersonID, in range: DayRange, policy: TimesheetPolicy) -> PersonPunches {
        let own = ordered[person] ?? []
        let window = Int64(policy.duplicateWindow) * 1_000_000
        var open = punches[person] ?? []
        // A correction may bring a punch from anywhere.
        if own.isEmpty {
            let (from, stop) = Timesheet.bounds(of: range, zones: zones)
            let start = ReadingStart.index(in: open, before: from, window: window) { ($0.happened, $0.punch.direction) }
            open = Array(open[start...].prefix { $0.happened < stop })
        }
        var locked: [RecordedPunch] = []
        if !periods.isEmpty {
            let isLocked = open.map { punch in
                periods.closed(zones.day(of: punch.happened)).map { punch.recorded > $0 } ?? false
            }
            locked = zip(open, isLocked).filter(\.1).map(\.0)
            open = zip(open, isLocked).filter { !$0.1 }.map(\.0)
        }
        return PersonPunches(
            standing: Duplicates.merging(CorrectionLedger.applying(own, to: open), within: window),
            locked: locked.map { StandingPunch($0) }
        )
    }

    /// The days of somebody, each under the policy that counts on it.
    package func days(
        of person: PersonID,
        department: String = "",
        in range: DayRange,
        policy: TimesheetPolicy? = nil,
        knowledge: Timesheet.Knowledge
    ) -> [DaySheet] {
        let all = days(
            of: [(person, department)],
            in: range,
            policy: policy,
            knowledge: knowledge
        )
        return all[0]
    }

    /// The days of several people, each under the policy that counts on it.
    ///
    /// - Parameters:
    ///   - people: each with their department, which schedules go by.
    ///   - policy: counts on all days instead, to see what if; `nil` for those that were adopted.
    /// - Returns: for each of the people the days of the range.
    package func days(
        of people: [(id: PersonID, department: String)],
        in range: DayRange,
        policy: TimesheetPolicy? = nil,
        knowledge: Timesheet.Knowledge
    ) -> [[DaySheet]] {
        var sheets = people.map { person in
            range.days.prefix { periods.isExpired($0) }.map { DaySheet.expired($0, of: person.id, zones: zones) }
        }
        let from = max(range.from, keptFrom ?? range.from)
        guard let range = try? DayRange(from: from, to: range.to) else { return sheets }
        for part in policy.map({ [(range: range, policy: $0)] }) ?? eras(of: range) {
            var timesheet = Timesheet(
                planner: Planner(schedule: schedule, zones: zones),
                policy: part.policy,
                doubts: doubts
            )
            for (index, person) in people.enumerated() {
                sheets[index] += timesheet.days(
                    of: person.id,
                    department: person.department,
                    in: part.range,
                    punches: punches(of: person.id, in: part.range, policy: part.policy),
                    knowledge: knowledge
                )
            }
        }
        return sheets
    }
}
