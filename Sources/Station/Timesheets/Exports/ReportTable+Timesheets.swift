package import Attendance

extension ReportTable {
    static let who = [
        Column("number", "Number", isRight: true), Column("name", "Name"), Column("department", "Department"),
    ]
    static let lengths = [
        Column("expectedMinutes", "Expected", isRight: true), Column("workedMinutes", "Worked", isRight: true),
        Column("breakMinutes", "Breaks", isRight: true), Column("paidMinutes", "Paid", isRight: true),
        Column("awayMinutes", "Away", isRight: true), Column("absentMinutes", "Absent", isRight: true),
        Column("lateMinutes", "Late", isRight: true), Column("earlyMinutes", "Early", isRight: true),
        Column("overtimeMinutes", "Overtime", isRight: true),
    ]

    static func cells(_ person: Person) -> [Cell] {
        [.integer(person.number.rawValue), .text(person.details.name), .text(person.details.department)]
    }

    static func cells(_ totals: Totals) -> [Cell] {
        [
            totals.expected, totals.worked, totals.breaks, totals.paid, totals.away, totals.absent, totals.late,
            totals.early, totals.overtime,
        ].map { .length($0) }
    }

    /// Each day of each person, with raw beside rounded work.
    package static func days(_ people: [PersonDays], in snapshot: Snapshot) -> ReportTable {
        let columns =
            who + [
                Column("day", "Day"), Column("status", "Status"), Column("shift", "Shift"), Column("in", "In"),
                Column("out", "Out"),
            ] + lengths + [
                Column("rawMinutes", "Worked as punched", isRight: true), Column("exceptions", "Needs review"),
            ]
        var table = ReportTable("Days", columns)
        for own in people {
            for sheet in own.days {
                let open = sheet.sessions.last.map { $0.end == nil } ?? false
                table.add(
                    cells(own.person) + [
                        .day(sheet.day), .text(sheet.status.word),
                        .text(sheet.plan.shifts.map(\.template.hours.hours).joined(separator: " ")),
                        snapshot.cell(sheet.sessions.first?.start),
                        snapshot.cell(open ? nil : sheet.sessions.last?.end),
                    ] + cells(sheet.rounded) + [
                        .length(sheet.raw.worked),
                        .text(sheet.exceptions.map(\.kind.rawValue).joined(separator: " ")),
                    ]
                )
            }
        }
        return table
    }

    /// What each person's days amount to.
    package static func totals(_ people: [PersonDays]) -> ReportTable {
        let columns =
            who + [Column("days", "Days", isRight: true)] + lengths + [
                Column("rawMinutes", "Worked as punched", isRight: true),
                Column("mustFix", "Must fix", isRight: true), Column("exceptions", "Needs review", isRight: true),
            ]
        var table = ReportTable("Totals", columns)
        for own in people {
            let exceptions = own.days.flatMap(\.exceptions)
            table.add(
                cells(own.person) + [.integer(own.days.count { $0.status == .present })] + cells(own.totals) + [
                    .length(own.raw.worked), .integer(exceptions.count { $0.severity == .mustFix }),
                    .integer(exceptions.count),
                ]
            )
        }
        return table
    }

    /// What each department's days amount to.
    package static func departments(_ all: [DepartmentTotals]) -> ReportTable {
        let columns =
            [
                Column("department", "Department"), Column("people", "People", isRight: true),
                Column("days", "Days", isRight: true),
            ] + lengths + [
                Column("rawMinutes", "Worked as punched", isRight: true),
                Column("mustFix", "Must fix", isRight: true), Column("exceptions", "Needs review", isRight: true),
            ]
        var table = ReportTable("Departments", columns)
        for department in all {
            table.add(
                [.text(department.name), .integer(department.people), .integer(department.days)]
                    + cells(department.totals) + [
                        .length(department.raw.worked), .integer(department.mustFix), .integer(department.exceptions),
                    ]
            )
        }
        return table
    }

    /// What must be looked at, and what of it was seen and is left as it is.
    ///
    /// - Parameter isNamed: with what programs call each line.
    package static func exceptions(_ lines: [ExceptionLine], in snapshot: Snapshot, isNamed: Bool = false)
        -> ReportTable
    {
        let columns =
            [Column("day", "Day")] + who + [
                Column("severity", "Severity"), Column("kind", "What"), Column("at", "At"),
                Column("minutes", "Length", isRight: true), Column("requested", "Requested"),
                Column("with", "With"), Column("acknowledged", "Seen"), Column("acknowledgedBy", "Seen by"),
                Column("acknowledgedAt", "Seen at"),
            ] + (isNamed ? [Column("exception", "Exception")] : [])
        var table = ReportTable("Exceptions", columns)
        for line in lines {
            table.add(
                [.day(line.exception.day)] + cells(line.person) + [
                    .text(line.exception.severity.word), .text(line.exception.kind.rawValue),
                    snapshot.cell(line.exception.at), line.exception.length.map { .length($0) } ?? .empty,
                    .flag(line.isRequested),
                    line.exception.with.map { .text(snapshot.roster.anyone($0)?.details.name ?? "") } ?? .empty,
                    .flag(line.acknowledgement != nil), line.acknowledgement.map { .text($0.by) } ?? .empty,
                    snapshot.cell(line.acknowledgement?.at),
                ] + (isNamed ? [.text(line.name)] : [])
            )
        }
        return table
    }

    /// Every punch as it was recorded.
    package static func punches(of people: [Person], in range: DayRange, _ snapshot: Snapshot) -> ReportTable {
        let from = snapshot.attendance.zones.begin(of: range.from)
        let end = snapshot.attendance.zones.begin(of: range.to.adding(1))
        return punches(
            people.flatMap { person in
                snapshot.attendance.evidence(of: person.id)
                    .filter { from <= $0.happened && $0.happened < end }
                    .map { (person, $0) }
            },
            snapshot
        )
    }

    /// Punches as they were recorded, each with whose it is.
    package static func punches(_ punches: [(person: Person, punch: RecordedPunch)], _ snapshot: Snapshot)
        -> ReportTable
    {
        let columns =
            who + [
                Column("day", "Day"), Column("time", "Time"), Column("direction", "Direction"),
                Column("source", "Source"), Column("receiver", "Receiver"), Column("clockDoubtful", "Doubtful clock"),
                Column("offline", "Offline"), Column("entry", "Entry"),
            ]
        var table = ReportTable("Punches", columns)
        for (person, punch) in punches {
            table.add(
                cells(person) + [
                    .day(snapshot.attendance.zones.day(of: punch.happened)), snapshot.cell(punch.happened),
                    .text(punch.punch.direction.rawValue), .text(punch.source.rawValue),
                    .text(punch.receiver ?? ""), .flag(punch.isClockDoubtful), .flag(punch.punch.isOffline),
                    .text(punch.id.text),
                ]
            )
        }
        return table
    }
}

extension DayStatus {
    /// For programs and tables.
    package var word: String {
        switch self {
        case .present: "present"
        case .expired: "expired"
        case .absent: "absent"
        case .pending: "pending"
        case .leave(let kind): "leave:" + kind.rawValue
        case .holiday: "holiday"
        case .free: "free"
        }
    }
}

extension Exception.Severity {
    /// For programs and tables.
    package var word: String {
        switch self {
        case .notice: "notice"
        case .warning: "warning"
        case .mustFix: "must-fix"
        }
    }

    package init?(word: String) {
        guard let severity = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = severity
    }
}

extension ReportTable {
    /// The sheets of a workbook: totals, those of departments where there are several, days, what they are paid as and hours
    /// accounts where there are some, and what must be looked at.
    ///
    /// - Parameters:
    ///   - pay: the same people's pay.
    ///   - anchor: where the journal stood, for a last sheet that says so.
    package static func workbook(
        _ days: [PersonDays],
        pay: [PersonPay] = [],
        in snapshot: Snapshot,
        anchor: Anchor? = nil
    ) -> [ReportTable] {
        let departments = DepartmentTotals.all(of: days)
        let paid = [payTotals(pay), payDays(pay), account(pay)].filter { !$0.rows.isEmpty }
        return [.totals(days)] + (departments.count > 1 ? [.departments(departments)] : [])
            + [.days(days, in: snapshot)] + paid + [.exceptions(snapshot.exceptions(in: days), in: snapshot)]
            + (anchor.map { [.anchor($0)] } ?? [])
    }
}
