import BeaconKit

/// What the book says of people's days.
extension AttendanceLedger {
    /// The policy that counts on a day.
    package func policy(on day: LocalDay) -> TimesheetPolicy {
        policies.last { $0.from <= day }?.policy ?? TimesheetPolicy()
    }

    /// The parts of a range in which one policy counts.
    package func eras(of range: DayRange) -> [(range: DayRange, policy: TimesheetPolicy)] {
        Self.eras(of: range, by: policies)
    }

    private static func eras(of range: DayRange, by policies: [PlanningLedger.Era]) -> [(
        range: DayRange, policy: TimesheetPolicy
    )] {
        var parts: [(range: DayRange, policy: TimesheetPolicy)] = []
        var from = range.from
        while from <= range.to {
            let next = policies.first { $0.from > from }?.from
            let to = min(range.to, next?.adding(-1) ?? range.to)
            let policy = policies.last { $0.from <= from }?.policy ?? TimesheetPolicy()
            if let part = try? DayRange(from: from, to: to) { parts.append((part, policy)) }
            from = to.adding(1)
        }
        return parts
    }

    /// A person's punches as they count under a policy, as far as the days of a range depend on them.
    package func punches(of person: PersonID, in range: DayRange, policy: TimesheetPolicy) -> PersonPunches {
        counting(evidence(of: person), ordered[person] ?? [], in: range, policy: policy)
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
        var all = people.map { person in
            range.days.prefix { periods.isExpired($0) }.map { DaySheet.expired($0, of: person.id, zones: zones) }
        }
        let from = max(range.from, keptFrom ?? range.from)
        guard let range = try? DayRange(from: from, to: range.to) else { return all }
        for (closedPart, closing) in periods.parts(of: range) {
            let planning = self.planning.asOf(closing)
            let parts =
                policy.map { [(range: closedPart, policy: $0)] } ?? Self.eras(of: closedPart, by: planning.policies)
            for part in parts {
                let days = part.range
                var timesheet = Timesheet(
                    planner: Planner(schedule: planning.schedule, zones: zones),
                    policy: part.policy,
                    doubts: doubts
                )
                for (index, person) in people.enumerated() {
                    let own = (evidence: evidence(of: person.id), corrections: ordered[person.id] ?? [])
                    func sheets(_ range: DayRange, asOf closing: Instant?) -> [DaySheet] {
                        timesheet.days(
                            of: person.id,
                            department: closing.flatMap { departments.name(of: person.id, at: $0) }
                                ?? person.department,
                            in: range,
                            punches: counting(
                                own.evidence,
                                own.corrections,
                                in: range,
                                policy: part.policy,
                                asOf: closing
                            ),
                            // What is closed is over, whatever a receiver may still have to say.
                            knowledge: closing == nil ? knowledge : Timesheet.Knowledge(complete: knowledge.now)
                        )
                    }
                    let late = late(own.evidence, for: days, closing: closing) { sheets($0, asOf: nil) }
                    let closed = sheets(days, asOf: closing)
                    all[index] +=
                        late.isEmpty
                        ? closed : closed.map { sheet in sheet.noting(late.filter { $0.day == sheet.day }) }
                }
            }
        }
        return all
    }
}
