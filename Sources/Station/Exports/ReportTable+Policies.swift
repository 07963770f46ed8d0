package import Attendance

extension ReportTable {
    /// The policies and since when each counts. Without any, the usual one.
    package static func policies(in books: Books) -> ReportTable {
        var table = ReportTable(
            "Policies",
            [
                Column("from", "From"), Column("duplicateWindow", "Duplicates (s)", isRight: true),
                Column("longestSession", "Longest session", isRight: true), Column("rest", "Rest", isRight: true),
                Column("toleratedAway", "Tolerated away", isRight: true), Column("away", "Away counts as"),
                Column("closing", "Forgotten ones end"), Column("grace", "Grace", isRight: true),
                Column("roundingIn", "Arrivals"), Column("roundingOut", "Departures"),
                Column("overtimeTolerance", "Overtime after", isRight: true),
            ]
        )
        let adopted = books.attendance.adoptedPolicies.map { (from: Optional($0.from), policy: $0.policy) }
        for (from, policy) in adopted.isEmpty ? [(nil, TimesheetPolicy())] : adopted {
            table.add([
                from.map { .day($0) } ?? .empty, .integer(policy.duplicateWindow), .integer(policy.longestSession),
                .integer(policy.rest), .integer(policy.toleratedAway), .text(policy.away.rawValue),
                .text(policy.closing.rawValue), policy.grace.map { .integer($0) } ?? .text("own"),
                .text(policy.roundingIn?.description ?? "none"), .text(policy.roundingOut?.description ?? "none"),
                .integer(policy.overtimeTolerance),
            ])
        }
        return table
    }

    /// What another policy would make of each person's days, beside what counts.
    package static func comparisons(_ all: [(person: Person, comparison: PolicyComparison)]) -> ReportTable {
        func column(_ name: String, _ heading: String) -> Column { Column(name, heading, isRight: true) }
        var table = ReportTable(
            "What if",
            [
                column("number", "Number"), Column("name", "Name"), column("workedMinutes", "Worked"),
                column("workedThenMinutes", "Then"), column("overtimeMinutes", "Overtime"),
                column("overtimeThenMinutes", "Then"), column("lateMinutes", "Late"), column("lateThenMinutes", "Then"),
                column("changedDays", "Days that change"),
            ]
        )
        for (person, comparison) in all {
            let (now, then) = (comparison.current, comparison.changed)
            table.add([
                .integer(person.number.rawValue), .text(person.details.name), .length(now.worked), .length(then.worked),
                .length(now.overtime), .length(then.overtime), .length(now.late), .length(then.late),
                .integer(comparison.differences.count),
            ])
        }
        return table
    }
}

extension ReportTable {
    /// Every roll call with how it ended.
    package static func rollCalls(in books: Books) -> ReportTable {
        func column(_ name: String, _ heading: String) -> Column { Column(name, heading, isRight: true) }
        var table = ReportTable(
            "Roll calls",
            [
                Column("rollCall", "Roll call"), Column("drill", "Drill"), Column("began", "Began"),
                Column("closed", "Closed"), column("safe", "Safe"), column("missing", "Missing"),
                column("notOnSite", "Not on site"), column("unlisted", "Unlisted"),
                column("unaccounted", "Not accounted for"),
            ]
        )
        for record in books.rollCalls {
            let counts = record.closed?.counts
            table.add(
                [
                    .text(record.id.rawValue), .flag(record.isDrill), .text(record.began.iso8601),
                    .text(record.closed?.at.iso8601 ?? ""),
                ]
                    + [counts?.safe, counts?.missing, counts?.notOnSite, counts?.unlisted, counts?.unaccounted]
                    .map { $0.map { .integer($0) } ?? .empty }
            )
        }
        return table
    }
}
