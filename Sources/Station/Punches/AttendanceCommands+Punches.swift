package import Attendance
package import BeaconKit

/// Punches that the command line makes, and those of other systems.
extension AttendanceCommands {
    /// Punches somebody in or out, as a kiosk does.
    ///
    /// - Parameters:
    ///   - direction: `nil` for what was said just before, once more, and otherwise for the one that fits what holds.
    ///   - key: the same for the same punch sent again.
    /// - Returns: the punch as it is in the journal.
    /// - Throws: ``PunchError``, `RosterError.noSuchPerson`, ``StoreError``.
    package func punch(
        _ number: PersonNumber,
        _ direction: Punch.Direction?,
        happened: Instant,
        key: String,
        at now: Instant
    ) throws -> RecordedPunch {
        guard let person = try repository.store.state().roster.person(number: number) else {
            throw RosterError.noSuchPerson(number)
        }
        let request = PunchRequest(
            person: person.id,
            direction: direction,
            key: key,
            age: now.microseconds(since: happened),
            source: source,
            actor: actor
        )
        var present = try OnSiteLedger(repository.store, at: now)
        var known: RecordedPunch?
        let entries = try repository.store.append([], recorded: now) { journal in
            try present.update(from: journal)
            switch try present.decide(request, of: person, at: now, in: journal) {
            case .new(let draft, _): return [draft]
            case .known(let punch, _):
                known = punch
                return []
            }
        }
        guard let recorded = known ?? entries.last.flatMap({ RecordedPunch($0) }) else {
            throw StoreError(.other, "The journal did not return the recorded punch. Try again.")
        }
        return recorded
    }

    /// Imports a table of punches: all, or none. Those that are there already are passed over.
    ///
    /// - Returns: how many were new.
    /// - Throws: ``PunchImportRefusal`` with everything that is wrong; ``StoreError``.
    @discardableResult
    package func importPunches(_ sheet: PunchSheet, at now: Instant) async throws -> Int {
        let snapshot = try await repository.snapshot()
        let plan = try snapshot.plan(of: sheet, at: now)
        guard !plan.isEmpty else { return 0 }
        let drafts = plan.map { row, person in
            EntryDraft(
                .punched(Punch(person: person, direction: row.direction, key: row.key)),
                happened: row.happened,
                source: .import,
                actor: actor
            )
        }
        try await append(drafts, at: now) { present in
            guard present.head != snapshot.head else { return }
            guard try present.plan(of: sheet, at: now).count == plan.count else {
                throw StoreError(.busy, "Somebody else has just imported punches. Import again.")
            }
        }
        return drafts.count
    }
}

/// A table of punches was not imported.
package struct PunchImportRefusal: Error, CustomStringConvertible {
    /// In the order of the lines.
    package let problems: [PunchSheet.Problem]

    package var description: String {
        problems.map { "row \($0.line): \($0.reason)" }.joined(separator: "\n")
    }
}

extension Snapshot {
    /// The closed day of punches that are to be made: that on which one of them happens, or whose session it would change.
    func closedDay(changedBy punches: [(punch: Punch, happened: Instant)], of person: Person, now: Instant) -> LocalDay?
    {
        let days = punches.map { attendance.zones.day(of: $0.happened) }
        if let day = days.first(where: { attendance.periods.closed($0) != nil }) { return day }
        let recorded = punches.enumerated().map { index, made in
            RecordedPunch(
                waiting: made.punch,
                at: made.happened,
                from: .supervisor,
                place: index,
                recorded: now,
                zones: attendance.zones
            )
        }
        return attendance.closedDay(
            changedBy: recorded,
            of: person.id,
            department: person.details.department,
            now: now
        )
    }

    /// The rows that happen on days that are open, and would change one that is closed, as the end of a night shift does.
    private func closedRows(of plan: [(row: PunchSheet.Row, person: PersonID)], at now: Instant) -> [PunchSheet.Problem]
    {
        guard !attendance.periods.isEmpty else { return [] }
        var isNear: [LocalDay: Bool] = [:]
        // No session goes on for longer than two days, and its shift may have begun on the day before.
        let near = plan.filter { row, _ in
            let day = attendance.zones.day(of: row.happened)
            let known = isNear[day] ?? (-3...1).contains { attendance.periods.closed(day.adding($0)) != nil }
            isNear[day] = known
            return known
        }
        var problems: [PunchSheet.Problem] = []
        for (id, rows) in Dictionary(grouping: near, by: \.person) {
            guard let person = roster.anyone(id) else { continue }
            func closedDay(_ rows: [PunchSheet.Row]) -> LocalDay? {
                let punches = rows.map { (Punch(person: id, direction: $0.direction, key: $0.key), $0.happened) }
                return self.closedDay(changedBy: punches, of: person, now: now)
            }
            let ordered = rows.map(\.row).sorted { ($0.happened, $0.line) < ($1.happened, $1.line) }
            guard closedDay(ordered) != nil else { continue }
            var allowed: [PunchSheet.Row] = []
            for row in ordered {
                if let day = closedDay(allowed + [row]) {
                    problems.append(PunchSheet.Problem(line: row.line, reason: PunchError.periodClosed(on: day)))
                } else {
                    allowed.append(row)
                }
            }
        }
        return problems
    }

    /// What is to be imported of a table.
    ///
    /// - Returns: the rows that are not there yet, in order of time, with whose they are.
    /// - Throws: ``PunchImportRefusal`` with everything that is wrong.
    package func plan(of sheet: PunchSheet, at now: Instant) throws -> [(row: PunchSheet.Row, person: PersonID)] {
        let (plan, problems) = check(sheet, at: now)
        guard problems.isEmpty else { throw PunchImportRefusal(problems: problems) }
        return plan
    }

    /// What could be imported of a table, in order of time, and everything that is wrong with it, by line.
    package func check(
        _ sheet: PunchSheet,
        at now: Instant
    ) -> (plan: [(row: PunchSheet.Row, person: PersonID)], problems: [PunchSheet.Problem]) {
        var problems = sheet.faults
        var known: [String: RecordedPunch] = [:]
        for person in attendance.people {
            for punch in attendance.evidence(of: person) { if let key = punch.punch.key { known[key] = punch } }
        }
        var days: [LocalDay: Bool] = [:]
        var plan: [(row: PunchSheet.Row, person: PersonID)] = []
        plan.reserveCapacity(sheet.rows.count)
        for row in sheet.rows {
            do {
                guard let person = roster.anyone(number: row.number) else { throw RosterError.noSuchPerson(row.number) }
                guard row.happened.microseconds(since: now) <= RecordedPunch.clockTolerance else {
                    throw PunchError.future
                }
                if let same = known[row.key] {
                    guard same.punch.person == person.id, same.happened == row.happened,
                        same.punch.direction == row.direction
                    else {
                        throw PunchError.keyReused(row.key)
                    }
                    continue
                }
                let day = attendance.zones.day(of: row.happened)
                guard day >= RecordedPunch.earliest else {
                    throw CorrectionError.tooEarly(before: RecordedPunch.earliest)
                }
                let isClosed = days[day] ?? (attendance.periods.closed(day) != nil)
                days[day] = isClosed
                if isClosed { throw PunchError.periodClosed(on: day) }
                plan.append((row, person.id))
            } catch {
                problems.append(PunchSheet.Problem(line: row.line, reason: error))
            }
        }
        problems += closedRows(of: plan, at: now)
        return (
            plan.sorted { ($0.row.happened, $0.row.line) < ($1.row.happened, $1.row.line) },
            problems.sorted { $0.line < $1.line }
        )
    }
}
