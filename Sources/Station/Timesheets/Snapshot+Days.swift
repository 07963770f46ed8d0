package import Attendance
package import BeaconKit

/// Somebody's days and what they amount to.
package struct PersonDays: Hashable, Sendable {
    package let person: Person
    /// One after another, also those on which nothing happened; but before somebody came to the roster, and after they left
    /// it, only those on which something did.
    package let days: [DaySheet]
    /// With the policy's rounding: what counts.
    package let totals: Totals
    /// As punched.
    package let raw: Totals

    package init(person: Person, days: [DaySheet]) {
        self.person = person
        self.days = days
        totals = days.reduce(Totals()) { $0 + $1.rounded }
        raw = days.reduce(Totals()) { $0 + $1.raw }
    }
}

/// What a snapshot says of people's days.
extension Snapshot {
    /// What is known now.
    ///
    /// - Parameter live: the running station's receivers; `nil` where no station can be asked.
    package func knowledge(at now: Instant, live: [BoardReceiver]? = nil) -> Timesheet.Knowledge {
        let watermark = live.map { receivers.watermark(at: now, live: $0) } ?? receivers.watermark(at: now)
        return Timesheet.Knowledge(now: now, watermark: watermark)
    }

    /// Today at the site.
    package func today(at now: Instant) -> LocalDay { attendance.zones.day(of: now) }

    /// Whom a number means, archived or not.
    ///
    /// - Throws: `RosterError.noSuchPerson`.
    package func person(_ number: PersonNumber) throws(RosterError) -> Person {
        guard let person = roster.anyone(number: number) else { throw .noSuchPerson(number) }
        return person
    }

    /// Those whose days are reported: everybody on the roster, and of the archived and removed those who punched in the
    /// range.
    ///
    /// - Parameter department: `nil` for all.
    /// - Returns: in order of number.
    package func people(of department: String? = nil, in range: DayRange) -> [Person] {
        let from = attendance.zones.begin(of: range.from)
        let end = attendance.zones.begin(of: range.to.adding(1))
        let gone = (Array(roster.archived.values) + removed).filter { person in
            attendance.evidence(of: person.id).contains { from <= $0.happened && $0.happened < end }
        }
        return (Array(roster.people.values) + gone)
            .filter { department == nil || $0.details.department == department }
            .sorted(by: Person.isListedBefore)
    }

    /// The days of people in a range.
    ///
    /// - Parameter policy: counts on all days instead of those that were adopted, to see what if.
    package func days(
        of people: [Person],
        in range: DayRange,
        policy: TimesheetPolicy? = nil,
        knowledge: Timesheet.Knowledge
    ) -> [PersonDays] {
        let days = attendance.days(
            of: people.map { ($0.id, $0.details.department) },
            in: range,
            policy: policy,
            knowledge: knowledge
        )
        let companions = attendance.companions(in: range, now: knowledge.now)
        return zip(people, days).map { person, days in
            let own = self.own(person.id)
            let days = Self.noting(companions[person.id] ?? [], on: days)
            return PersonDays(person: person, days: days.filter { own.contains($0.day) || isEventful($0) })
        }
    }

    /// Days with what only the days of others tell of them.
    static func noting(_ exceptions: [Exception], on days: [DaySheet]) -> [DaySheet] {
        guard !exceptions.isEmpty else { return days }
        return days.map { sheet in sheet.noting(exceptions.filter { $0.day == sheet.day }) }
    }

    /// The days on which somebody was to come at all: from the day on which they came to the roster, or punched first.
    func own(_ person: PersonID) -> ClosedRange<LocalDay> {
        let first = [joined[person], attendance.evidence(of: person).first?.happened].compactMap(\.self).min()
        let from = first.map { attendance.zones.day(of: $0) } ?? LocalDay(ordinal: -1_000_000)
        let to = left[person].map { attendance.zones.day(of: $0) } ?? LocalDay(ordinal: 10_000_000)
        return from...max(from, to)
    }

    /// Refuses to close days of which a stay still goes on, also one that began on them and belongs to the next.
    ///
    /// - Throws: ``AttendanceRefusal/unfinished(name:others:on:)``.
    func checkEnded(_ range: DayRange, at now: Instant) throws {
        // No stay goes on for longer.
        let last = try DayRange(from: max(range.from, range.to.adding(-3)), to: range.to.adding(2))
        let knowledge = Timesheet.Knowledge(complete: now)
        let open = days(of: people(in: last), in: last, knowledge: knowledge).compactMap {
            own -> (name: String, day: LocalDay)? in
            let sessions = own.days.flatMap(\.sessions)
            guard let open = sessions.first(where: { $0.ending == .open }) else { return nil }
            // Of a stay in shifts of several days every part came at the same instant.
            let day = attendance.zones.day(of: open.arrived)
            let first = sessions.filter { $0.arrived == open.arrived }.map(\.day).min() ?? day
            return min(first, day) <= range.to ? (name: own.person.details.name, day: day) : nil
        }
        guard let first = open.first else { return }
        throw AttendanceRefusal.unfinished(name: first.name, others: open.count - 1, on: first.day)
    }

    /// Whether every receiver has reported up to the end of some days, so that it can be said who was not there.
    package func isReported(_ range: DayRange, _ knowledge: Timesheet.Knowledge) -> Bool {
        knowledge.watermark.covers(attendance.zones.begin(of: range.to.adding(1)))
    }

    func isEventful(_ sheet: DaySheet) -> Bool {
        !sheet.sessions.isEmpty || !sheet.strays.isEmpty || sheet.plan.leave != nil
            || sheet.exceptions.contains { $0.kind == .afterClosing }
    }

    /// What another policy would make of the same days, person by person. They are those that timesheets have.
    package func comparison(
        of people: [Person],
        in range: DayRange,
        with policy: TimesheetPolicy,
        knowledge: Timesheet.Knowledge
    ) -> [(person: Person, comparison: PolicyComparison)] {
        let everybody = people.map { (id: $0.id, department: $0.details.department) }
        let current = attendance.days(of: everybody, in: range, knowledge: knowledge)
        let changed = attendance.days(of: everybody, in: range, policy: policy, knowledge: knowledge)
        return zip(people, zip(current, changed)).map { person, days in
            let own = self.own(person.id)
            let counted = zip(days.0, days.1).filter { now, then in
                own.contains(now.day) || isEventful(now) || isEventful(then)
            }
            return (person, PolicyComparison(current: counted.map(\.0), changed: counted.map(\.1)))
        }
    }
}
