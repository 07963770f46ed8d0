/// The one place that reads plans and timesheets for laws.
extension LawDay {
    /// What is planned. Where in a shift its breaks lie is not planned.
    package init(_ plan: DayPlan) {
        // When somebody comes who may come at any time is not planned.
        let shifts = plan.shifts.filter { $0.template.flexible == nil }
        let breaks = shifts.flatMap { shift in
            shift.template.breaks.filter { Int64($0.after) * 60_000_000 < shift.length }
        }
        self.init(
            plan.day,
            work: shifts.map { Interval($0.start, $0.end) },
            unplacedBreak: breaks.reduce(0) { $0 + $1.minutes },
            isNeutral: plan.leave != nil
        )
    }

    /// What was worked: laws count real time, so it is not rounded. A break is one even if it is paid, and one that was
    /// deducted is taken for granted.
    package init(_ sheet: DaySheet) {
        var work: [Interval] = []
        for session in sheet.sessions {
            guard let end = session.end else { continue }
            var start = session.start
            for rest in session.breaks {
                if start < rest.start { work.append(Interval(start, rest.start)) }
                start = max(start, rest.end)
            }
            if start < end { work.append(Interval(start, end)) }
        }
        self.init(
            sheet.day,
            work: work,
            unplacedBreak: Totals.minutes(sheet.raw.deducted),
            isNeutral: sheet.plan.leave != nil
        )
    }
}
