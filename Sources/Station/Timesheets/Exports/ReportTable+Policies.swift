package import Attendance

extension ReportTable {
    /// The policies and since when each counts. Without any, the usual one.
    package static func policies(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Policies",
            [
                Column("from", "From"), Column("duplicateWindow", "Duplicates (s)", isRight: true),
                Column("longestSession", "Longest session", isRight: true), Column("rest", "Rest", isRight: true),
                Column("toleratedAway", "Tolerated away", isRight: true), Column("away", "Away counts as"),
                Column("closing", "Forgotten sessions end"), Column("grace", "Grace", isRight: true),
                Column("roundingIn", "Arrivals"), Column("roundingOut", "Departures"),
                Column("overtimeTolerance", "Overtime after", isRight: true),
                Column("breaks", "Breaks"),
            ]
        )
        let adopted = snapshot.attendance.policies.map { (from: Optional($0.from), policy: $0.policy) }
        for (from, policy) in adopted.isEmpty ? [(nil, TimesheetPolicy())] : adopted {
            table.add([
                from.map { .day($0) } ?? .empty, .integer(policy.duplicateWindow), .integer(policy.longestSession),
                .integer(policy.rest), .integer(policy.toleratedAway), .text(policy.away.rawValue),
                .text(policy.closing.rawValue), policy.grace.map { .integer($0) } ?? .text("own"),
                .text(policy.roundingIn?.description ?? "none"), .text(policy.roundingOut?.description ?? "none"),
                .integer(policy.overtimeTolerance), .text(BreakRules(policy.breaks).typed),
            ])
        }
        return table
    }

    /// What another policy would make of each person's days, beside what counts.
    package static func comparisons(_ all: [(person: Person, comparison: PolicyComparison)]) -> ReportTable {
        let exceptions = Column("exceptions", "Needs review", isRight: true)
        var table = ReportTable(
            "What if",
            [Column("number", "Number", isRight: true), Column("name", "Name")] + pairs(lengths + [exceptions])
                + [Column("changedDays", "Changed days", isRight: true)]
        )
        for (person, comparison) in all {
            table.add(
                [.integer(person.number.rawValue), .text(person.details.name)]
                    + pairs(
                        cells(comparison.current) + [.integer(comparison.currentExceptions)],
                        cells(comparison.changed) + [.integer(comparison.changedExceptions)]
                    )
                    + [.integer(comparison.differences.count)]
            )
        }
        return table
    }

    /// The days of which another policy would make something else, as they count beside what they would be.
    package static func differences(_ comparison: PolicyComparison) -> ReportTable {
        var table = ReportTable(
            "Changed days",
            [Column("day", "Day")] + pairs(lengths + [Column("exceptions", "Needs review")])
        )
        func exceptions(_ sheet: DaySheet) -> Cell {
            .text(sheet.exceptions.map(\.kind.rawValue).joined(separator: " "))
        }
        for difference in comparison.differences {
            let (now, then) = (difference.current, difference.changed)
            table.add(
                [.day(now.day)]
                    + pairs(cells(now.rounded) + [exceptions(now)], cells(then.rounded) + [exceptions(then)])
            )
        }
        return table
    }

    /// Each column, and beside it what would be: `workedMinutes` and `workedThenMinutes`.
    private static func pairs(_ columns: [Column]) -> [Column] {
        columns.flatMap { column -> [Column] in
            let unit = column.name.hasSuffix("Minutes") ? "Minutes" : ""
            let name = column.name.dropLast(unit.count) + "Then" + unit
            return [column, Column(String(name), "Then", isRight: column.isRight)]
        }
    }

    private static func pairs(_ now: [Cell], _ then: [Cell]) -> [Cell] {
        zip(now, then).flatMap { [$0, $1] }
    }
}

extension ReportTable {
    /// Every roll call with how it ended.
    package static func rollCalls(in snapshot: Snapshot) -> ReportTable { rollCalls(snapshot.rollCalls) }

    /// Roll calls with how they ended.
    package static func rollCalls(_ records: [RollCallRecord]) -> ReportTable {
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
        for record in records {
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
