package import Attendance

extension ReportTable {
    /// Which days are closed.
    package static func periods(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Closed periods",
            [Column("from", "From"), Column("to", "To"), Column("closed", "Closed")]
        )
        for (range, since) in snapshot.attendance.periods.closedRanges {
            table.add([.day(range.from), .day(range.to), .text(since.iso8601)])
        }
        return table
    }

    /// Every shift as it was defined.
    package static func shifts(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Shifts",
            [
                Column("code", "Shift"), Column("from", "From"), Column("hours", "Hours"),
                Column("grace", "Grace", isRight: true), Column("leaveGrace", "Leaving", isRight: true),
                Column("earlyWindow", "Early window", isRight: true),
                Column("lateWindow", "Late window", isRight: true), Column("breaks", "Breaks"),
            ]
        )
        for (from, shift) in snapshot.attendance.schedule.shifts {
            table.add([
                .text(shift.code), .day(from), .text(shift.hours.hours), .integer(shift.hours.grace),
                .integer(shift.leaveGrace), .integer(shift.earlyWindow), .integer(shift.lateWindow),
                .text(shift.breaks.map(\.description).joined(separator: ", ")),
            ])
        }
        return table
    }

    /// Who works by which rota.
    package static func schedules(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Schedules",
            [
                Column("schedule", "Schedule"), Column("scope", "For"), Column("number", "Number", isRight: true),
                Column("department", "Department"), Column("from", "From"), Column("to", "To"),
                Column("anchor", "Cycle starts"), Column("rota", "Rota"),
            ]
        )
        for assignment in snapshot.attendance.schedule.allAssignments {
            let number = assignment.scope.person.flatMap { snapshot.roster.anyone($0)?.number.rawValue }
            table.add([
                .text(assignment.id), .text(assignment.scope.word), number.map { .integer($0) } ?? .empty,
                .text(assignment.scope.department), .day(assignment.from), assignment.to.map { .day($0) } ?? .empty,
                .day(assignment.rota.anchor), .text(assignment.rota.text),
            ])
        }
        return table
    }

    package static func holidays(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable("Holidays", [Column("day", "Day"), Column("name", "Name"), Column("part", "Free")])
        for holiday in snapshot.attendance.schedule.allHolidays {
            table.add([.day(holiday.day), .text(holiday.name), .text(holiday.part.description)])
        }
        return table
    }

    package static func leave(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Leave",
            [
                Column("leave", "Leave"), Column("number", "Number", isRight: true), Column("name", "Name"),
                Column("kind", "Kind"), Column("from", "From"), Column("to", "To"), Column("part", "Free"),
            ]
        )
        for leave in snapshot.attendance.schedule.allLeave {
            let person = snapshot.roster.anyone(leave.person)
            table.add([
                .text(leave.id), person.map { .integer($0.number.rawValue) } ?? .empty,
                .text(person?.details.name ?? "—"), .text(leave.kind.rawValue), .day(leave.from), .day(leave.to),
                .text(leave.part.description),
            ])
        }
        return table
    }

    /// Everybody of a roll call.
    ///
    /// - Parameter actors: what the wardens are called.
    package static func rollCall(_ view: RollCallView, in snapshot: Snapshot, actors: ActorNames) -> ReportTable {
        rollCall(view.lines, in: snapshot, actors: actors)
    }

    /// Some of a roll call.
    package static func rollCall(_ lines: [RollCallView.Line], in snapshot: Snapshot, actors: ActorNames) -> ReportTable
    {
        var table = ReportTable(
            "Roll call",
            [
                Column("number", "Number", isRight: true), Column("name", "Name"), Column("department", "Department"),
                Column("presence", "Presence"), Column("lastSeen", "Last seen"), Column("state", "State"),
                Column("at", "Marked"), Column("by", "By"), Column("visitor", "Visitor"),
            ]
        )
        for line in lines {
            table.add([
                line.person.map { .integer($0.number.rawValue) } ?? .empty, .text(line.name),
                .text(line.person?.details.department ?? line.visitor?.details?.company ?? ""),
                .text(line.presence?.word ?? "unlisted"),
                snapshot.cell(line.lastSeen), .text(line.mark?.state.rawValue ?? ""), snapshot.cell(line.mark?.at),
                .text(line.mark.map { actors.text($0.warden) } ?? ""), .text(line.visitor?.visit.id.rawValue ?? ""),
            ])
        }
        return table
    }
}

extension ScheduleAssignment.Scope {
    /// For programs and tables.
    package var word: String {
        switch self {
        case .site: "site"
        case .department: "department"
        case .person: "person"
        case .assigned: "assigned"
        }
    }

    package var person: PersonID? {
        switch self {
        case .person(let id), .assigned(let id): id
        case .site, .department: nil
        }
    }

    package var department: String { if case .department(let name) = self { name } else { "" } }
}

extension RollCall.Presence {
    /// For programs and tables.
    package var word: String {
        switch self {
        case .confirmed: "confirmed"
        case .likely: "likely"
        case .stale: "stale"
        case .mayBeInside: "may-be-inside"
        case .notOnSite: "not-on-site"
        }
    }
}
