/// When everybody of a site is to work: shifts, rotas, holidays, leave.
///
/// A change that contradicts what is there is refused with what to do, so that a day has one plan.
package struct Schedule: Hashable, Sendable {
    /// A shift's hours from a day on, for what is reported of earlier days must not change.
    struct Version: Hashable, Sendable {
        var from: LocalDay
        var template: ShiftTemplate
    }

    private(set) var templates: [String: [Version]] = [:]
    private(set) var holidays: [LocalDay: Holiday] = [:]
    private(set) var leaves: [PersonID: [Leave]] = [:]
    /// In the order of their first days.
    private(set) var assignments: [ScheduleAssignment.Scope: [ScheduleAssignment]] = [:]
    /// The site's usual hours, Monday to Friday, where no rota counts: versions by their first day.
    private var usual: [Version] = []
    /// Where no rota counts, they say how much somebody works who comes and goes as they like.
    private var contracts = ContractLedger()

    /// - Parameter usual: the hours for Monday to Friday where no rota counts.
    package init(usual: Shift? = nil) {
        if let usual { setUsual(usual, from: LocalDay(ordinal: -1_000_000)) }
    }

    /// How long before the start of any shift somebody may come for it at most, in minutes.
    var longestEarlyWindow: Int {
        (templates.values.joined() + usual).map(\.template.earlyWindow).max() ?? 0
    }

    package mutating func setUsual(_ hours: Shift, from day: LocalDay) {
        Self.insert(Version(from: day, template: .usual(hours)), into: &usual)
    }

    /// Defines a shift, or defines it anew from a day on.
    ///
    /// - Throws: ``ScheduleError/overlap(_:_:)`` if a rota would then hold two shifts at the same time.
    package mutating func define(_ template: ShiftTemplate, from day: LocalDay) throws(ScheduleError) {
        var changed = self
        Self.insert(Version(from: day, template: template), into: &changed.templates[template.code, default: []])
        for assignment in changed.assignments.values.joined()
        where assignment.rota.cycle.joined().contains(template.code) && assignment.to ?? day >= day {
            try changed.check(assignment.rota, from: max(assignment.from, day))
        }
        self = changed
    }

    /// Removes a shift with all its versions. What a rota has or had stays: its days are reported by it.
    ///
    /// - Throws: ``ScheduleError/noSuchShift(_:)``, ``ScheduleError/shiftInUse(_:from:)``.
    package mutating func removeShift(_ code: String) throws(ScheduleError) {
        guard templates[code] != nil else { throw .noSuchShift(code) }
        for assignment in allAssignments where assignment.rota.cycle.joined().contains(code) {
            throw .shiftInUse(code, from: assignment.from)
        }
        templates[code] = nil
    }

    /// - Throws: ``ScheduleError/unknownShift(_:)``, ``ScheduleError/overlap(_:_:)``,
    ///   ``ScheduleError/alreadyScheduled(on:)``.
    package mutating func assign(_ assignment: ScheduleAssignment) throws(ScheduleError) {
        var known = assignments[assignment.scope, default: []]
        for other in known {
            let first = max(other.from, assignment.from)
            if first <= other.to ?? first, first <= assignment.to ?? first { throw .alreadyScheduled(on: first) }
        }
        try check(assignment.rota, from: assignment.from)
        known.insert(assignment, at: known.firstIndex { $0.from > assignment.from } ?? known.count)
        assignments[assignment.scope] = known
    }

    /// Ends an assignment after a day, or takes it away altogether.
    ///
    /// - Parameter last: the last day on which it counts; `nil` if it never counts.
    package mutating func end(_ id: String, after last: LocalDay?) throws(ScheduleError) {
        for (scope, known) in assignments {
            guard let index = known.firstIndex(where: { $0.id == id }) else { continue }
            if let last, last >= known[index].from {
                assignments[scope]?[index].to = min(last, known[index].to ?? last)
            } else {
                assignments[scope]?.remove(at: index)
            }
            return
        }
        throw .noSuchSchedule(id)
    }

    package mutating func put(_ holiday: Holiday) { holidays[holiday.day] = holiday }

    package mutating func removeHoliday(_ day: LocalDay) { holidays[day] = nil }

    package mutating func put(_ leave: Leave) { leaves[leave.person, default: []].append(leave) }

    package mutating func withdrawLeave(_ id: String) throws(ScheduleError) {
        for (person, known) in leaves where known.contains(where: { $0.id == id }) {
            leaves[person]?.removeAll { $0.id == id }
            return
        }
        throw .noSuchLeave(id)
    }

    /// All leave that a person has on a day, in the order in which it was granted: two half days are a day.
    package func leaves(of person: PersonID, on day: LocalDay) -> [Leave] {
        leaves[person]?.filter { $0.covers(day) } ?? []
    }

    package func holiday(on day: LocalDay) -> Holiday? { holidays[day] }

    /// The assignment that counts for a person on a day: assigned, then the person's, the department's, the site's.
    package func assignment(for person: PersonID, department: String, on day: LocalDay) -> ScheduleAssignment? {
        let scopes: [ScheduleAssignment.Scope] = [
            .assigned(person), .person(person), .department(department), .site,
        ]
        for scope in scopes {
            if let found = assignments[scope]?.last(where: { $0.covers(day) }) { return found }
        }
        return nil
    }

    /// The usual hours and the contracts of another: both have their days, and those of closed days never change.
    mutating func adopt(usualOf other: Schedule) {
        usual = other.usual
        contracts = other.contracts
    }

    mutating func setContracts(_ contracts: ContractLedger) { self.contracts = contracts }

    /// The terms of somebody who works flexible hours on a day; `nil` for others. A rota counts before them.
    func flexibleTerms(of person: PersonID, on day: LocalDay) -> ContractTerms? {
        guard !contracts.isEmpty, let terms = contracts.terms(of: person, on: day), terms.flexibleHours != nil else {
            return nil
        }
        return terms
    }

    /// The breaks that a contract gives somebody where no rota's shift does; `nil` if it says nothing of them.
    func contractBreaks(of person: PersonID, on day: LocalDay) -> [BreakRule]? {
        contracts.isEmpty ? nil : contracts.terms(of: person, on: day)?.breaks
    }

    /// The shifts of a day by an assignment, or by the usual hours without one.
    ///
    /// - Parameter usualBreaks: what is due in the usual hours, which have no breaks of their own.
    package func templates(
        of assignment: ScheduleAssignment?,
        on day: LocalDay,
        usualBreaks: [BreakRule] = []
    ) -> [ShiftTemplate] {
        guard let assignment else {
            guard day.weekday <= 5, let template = usual.last(where: { $0.from <= day })?.template else { return [] }
            return [.usual(template.hours, breaks: usualBreaks)]
        }
        return assignment.rota.shifts(on: day).compactMap { template($0, on: day) }
    }

    /// The shift of a code as it is defined for a day.
    package func template(_ code: String, on day: LocalDay) -> ShiftTemplate? {
        templates[code]?.last { $0.from <= day }?.template
    }

    /// Walks once through the cycle, as it stands on its first day, and looks at neighbours.
    private func check(_ rota: Rota, from day: LocalDay) throws(ScheduleError) {
        var previous: (code: String, end: Int)?
        for offset in 0...rota.cycle.count {
            var hours: [(code: String, start: Int, end: Int)] = []
            for code in rota.shifts(on: day.adding(offset)) {
                guard let shift = template(code, on: day.adding(offset))?.hours else { throw .unknownShift(code) }
                hours.append((code, offset * 1440 + shift.start, offset * 1440 + shift.end))
            }
            for shift in hours.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
                if let previous, shift.start < previous.end { throw .overlap(previous.code, shift.code) }
                previous = (shift.code, shift.end)
            }
        }
    }

    private static func insert(_ version: Version, into versions: inout [Version]) {
        versions.removeAll { $0.from == version.from }
        versions.insert(version, at: versions.firstIndex { $0.from > version.from } ?? versions.count)
    }
}
