import BeaconKit

/// What the book says of laws of working time.
extension AttendanceLedger {
    /// What laws do not allow on people's days: what happened by their sheets, what is ahead by their plans.
    ///
    /// Averages need up to a year before the range; it is derived only where laws with averages were chosen.
    ///
    /// - Returns: for each of the people what is about days of the range, in order of time.
    package func lawFindings(
        of people: [Payee],
        in range: DayRange,
        knowledge: Timesheet.Knowledge
    ) -> [[LawFinding]] {
        var all = [[LawFinding]](repeating: [], count: people.count)
        let eras = eras(ofLawsIn: range)
        guard !eras.isEmpty else { return all }
        let week = eras.map(\.chosen.options.week)
        // Rests reach into the week before.
        let weeks = eras.flatMap { $0.chosen.laws.flatMap(\.articles) }.map(\.rule.weeks).max() ?? 0
        let from = week.reduce(range.from) { min($0, PayCycle.weekStart(of: range.from, week: $1)) }
            .adding(-7 * max(1, weeks))
        // What was missed in the last week may be taken in those that follow.
        let later = eras.flatMap { $0.chosen.laws.flatMap(\.articles) }.map(\.rule.laterWeeks).max() ?? 0
        let to = week.reduce(range.to) { max($0, PayCycle.weekStart(of: range.to, week: $1).adding(6)) }
            .adding(7 * later)
        let starts = people.map { max(from, $0.since, keptFrom ?? from) }
        let today = zones.day(of: knowledge.now)
        eachDays(of: people, from: starts, to: to, knowledge: knowledge) { index, sheets in
            let days = sheets.map { sheet in
                // What goes on now is known by its plan.
                let isOver = sheet.day < today || sheet.day == today && Self.isOver(sheet)
                return isOver ? LawDay(sheet) : LawDay(sheet.plan)
            }
            for (part, chosen) in eras {
                let check = LawCheck(chosen.laws, options: chosen.options, zones: zones)
                all[index] += check.findings(days, now: knowledge.now)
                    .filter { part.from <= $0.day && $0.day <= part.to }
            }
        }
        return all
    }

    private static func isOver(_ sheet: DaySheet) -> Bool {
        !sheet.sessions.isEmpty && sheet.sessions.allSatisfy { $0.end != nil }
    }

    /// The parts of a range in which laws are checked, and which.
    private func eras(ofLawsIn range: DayRange) -> [(range: DayRange, chosen: LawsChosen)] {
        pay.laws.enumerated().compactMap { index, chosen in
            let next = index + 1 < pay.laws.count ? pay.laws[index + 1].from : range.to.adding(1)
            let part = try? DayRange(from: max(range.from, chosen.from), to: min(range.to, next.adding(-1)))
            return chosen.laws.isEmpty ? nil : part.map { ($0, chosen) }
        }
    }
}

extension LawRule {
    /// How many weeks are looked at together; 0 where nothing is.
    fileprivate var weeks: Int {
        switch self {
        case .average(_, let weeks), .nightAverage(_, let weeks): weeks
        case .weeklyRest(_, let weeks): weeks
        case .dailyRest, .breaks, .stretch, .day, .week, .hazardousNight, .meal: 0
        }
    }

    /// How many weeks after one may make good what it lacks.
    fileprivate var laterWeeks: Int { if case .weeklyRest(_, let weeks) = self { weeks - 1 } else { 0 } }
}
