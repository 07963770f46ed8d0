package import Attendance
import BeaconKit

/// Somebody's days as an office pays them.
package struct PersonPay: Hashable, Sendable {
    package let person: Person
    /// One after another, as ``PersonDays/days``.
    package let days: [PaidDay]
    /// In whole minutes: the sums of the days' minutes, and so of what is shown of each day.
    package let minutes: PaySums

    package init(person: Person, days: [PaidDay]) {
        self.person = person
        self.days = days
        var minutes = PaySums()
        for day in days { if let pay = day.pay { minutes += pay.minutes } }
        self.minutes = minutes
    }

    /// Whether rules counted on any of the days.
    package var isPaid: Bool { days.contains { $0.pay != nil } }

    /// The days of the hours account; empty without one.
    package var account: [AccountDay] { days.compactMap(\.account) }

    /// The minutes in the account at the end of the last day; `nil` without an account.
    package var balance: Int? { account.last?.closing }
}

/// Something that a law does not allow, and whose days it is about.
package struct LawLine: Hashable, Sendable {
    package let person: Person
    package let finding: LawFinding
    /// Who has seen it and leaves it as it is; `nil` while it is to be looked at.
    package let acknowledgement: AcknowledgementState<LawAcknowledgement>?

    /// What programs and pages call the line: as soon as the finding is another one, it has another name.
    package var name: String {
        let mark = finding.mark
        let figures = ["\(mark.at.microseconds)", "\(mark.actual)", "\(mark.limit)"]
        return (["\(person.number.rawValue)", "\(mark.day)", mark.law.rawValue] + figures + [mark.citation])
            .joined(separator: ".")
    }

    /// Where the line stands among all: by day, person and article.
    package var place: String {
        "\(finding.day) \(person.number.padded) \(finding.article.citation) \(finding.limit)"
    }
}

/// What a snapshot says of pay, hours accounts and laws.
extension Snapshot {
    /// People with the first day that is known of each: on the roster, by a punch, or by one that was added by hand for
    /// the days before somebody put them on the roster.
    private func payees(_ people: [Person]) -> [AttendanceLedger.Payee] {
        var corrected: [PersonID: LocalDay] = [:]
        if !attendance.pay.isEmpty || !attendance.pay.laws.isEmpty {
            for state in attendance.corrections.all where state.isInForce {
                guard let day = days(touchedBy: state.correction).min() else { continue }
                let person = state.correction.person
                corrected[person] = min(corrected[person] ?? day, day)
            }
        }
        return people.map {
            let first = own($0.id).lowerBound
            return AttendanceLedger.Payee(
                $0.id,
                department: $0.details.department,
                since: min(first, corrected[$0.id] ?? first)
            )
        }
    }

    /// The days of people in a range with what they are paid as and with their hours accounts.
    ///
    /// - Parameter withAccounts: whether accounts are worked out, which needs all days since they began.
    package func pay(
        of people: [Person],
        in range: DayRange,
        withAccounts: Bool = true,
        knowledge: Timesheet.Knowledge
    ) -> [PersonPay] {
        let days = attendance.paidDays(
            of: payees(people),
            in: range,
            withAccounts: withAccounts,
            knowledge: knowledge
        )
        return zip(people, days).map { person, days in
            let own = self.own(person.id)
            return PersonPay(
                person: person,
                days: days.filter { own.contains($0.day) || isEventful($0.sheet) || $0.account != nil }
            )
        }
    }

    /// The same for reports that show the days anyway: nothing where there are neither rules nor accounts, so that a
    /// site without them does not pay for it.
    package func payBeside(
        daysOf people: [Person],
        in range: DayRange,
        knowledge: Timesheet.Knowledge
    ) -> [PersonPay] {
        attendance.pay.isEmpty ? [] : pay(of: people, in: range, knowledge: knowledge)
    }

    /// What the chosen laws do not allow, the oldest first.
    package func lawFindings(of people: [Person], in range: DayRange, knowledge: Timesheet.Knowledge) -> [LawLine] {
        guard !attendance.pay.laws.isEmpty else { return [] }
        let findings = attendance.lawFindings(of: payees(people), in: range, knowledge: knowledge)
        return zip(people, findings).flatMap { person, findings in
            findings.map {
                LawLine(
                    person: person,
                    finding: $0,
                    acknowledgement: attendance.lawAcknowledgements.state(of: $0.mark, for: person.id)
                )
            }
        }
        .sorted { $0.place < $1.place }
    }

    /// The line of a name.
    ///
    /// - Throws: ``AttendanceRefusal/noSuchException``.
    package func lawFinding(named name: String, knowledge: Timesheet.Knowledge) throws -> LawLine {
        guard let line = lawFindings(named: [name], knowledge: knowledge).first else {
            throw AttendanceRefusal.noSuchException
        }
        return line
    }

    /// The lines of names, without those that no longer exist. Each day is derived once.
    package func lawFindings(named names: Set<String>, knowledge: Timesheet.Knowledge) -> [LawLine] {
        days(ofLines: names).flatMap { day, people in
            lawFindings(of: people, in: DayRange(day), knowledge: knowledge).filter { names.contains($0.name) }
        }
    }
}
