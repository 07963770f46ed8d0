package import Attendance
import BeaconKit

/// A line of the inbox in which supervisors look after what is wrong.
package struct ExceptionLine: Hashable, Sendable {
    package let person: Person
    package let exception: Exception
    /// The day that it is on.
    package let sheet: DaySheet
    /// Somebody asked for a correction of that day, and nobody has decided.
    package let isRequested: Bool
    /// Who has seen it and leaves it as it is; `nil` while it is to be looked at.
    package let acknowledgement: AcknowledgementState<Acknowledgement>?

    /// What programs and pages call the line: as soon as the exception is another one, it has another name.
    package var name: String {
        let parts = ["\(person.number.rawValue)", "\(exception.day)", exception.kind.rawValue]
        let details = ["\(exception.at.microseconds)", exception.length.map { "\($0)" } ?? ""]
        return (parts + details + [exception.with?.rawValue ?? ""]).joined(separator: ".")
    }

    /// Where the line stands among all: by day, person and time.
    package var place: String {
        "\(exception.day) \(person.number.padded) \(exception.at.microseconds) \(exception.kind.rawValue)"
            + (exception.with.map { " \($0.rawValue)" } ?? "")
    }
}

extension Snapshot {
    /// What must be looked at, the oldest first.
    ///
    /// - Parameter severity: the least.
    package func exceptions(
        of people: [Person],
        in range: DayRange,
        from severity: Exception.Severity = .notice,
        knowledge: Timesheet.Knowledge
    ) -> [ExceptionLine] {
        exceptions(in: days(of: people, in: range, knowledge: knowledge), from: severity)
    }

    /// What must be looked at on days that are derived already, the oldest first.
    package func exceptions(in days: [PersonDays], from severity: Exception.Severity = .notice) -> [ExceptionLine] {
        var requested: Set<PersonDay> = []
        for state in attendance.corrections.all {
            guard case .pending = state.decision else { continue }
            for day in self.days(touchedBy: state.correction) {
                requested.insert(PersonDay(person: state.correction.person, day: day))
            }
        }
        var lines: [ExceptionLine] = []
        for own in days {
            for sheet in own.days {
                let isRequested = requested.contains(PersonDay(person: own.person.id, day: sheet.day))
                for exception in sheet.exceptions where exception.severity >= severity {
                    lines.append(
                        ExceptionLine(
                            person: own.person,
                            exception: exception,
                            sheet: sheet,
                            isRequested: isRequested,
                            acknowledgement: attendance.acknowledgements.state(of: exception, for: own.person.id)
                        )
                    )
                }
            }
        }
        return lines.sorted {
            ($0.exception.day, $0.person.number, $0.exception.at, $0.exception.kind.rawValue)
                < ($1.exception.day, $1.person.number, $1.exception.at, $1.exception.kind.rawValue)
        }
    }

    /// The line of a name.
    ///
    /// - Throws: ``AttendanceRefusal/noSuchException``.
    package func exception(named name: String, knowledge: Timesheet.Knowledge) throws -> ExceptionLine {
        guard let line = exceptions(named: [name], knowledge: knowledge).first else {
            throw AttendanceRefusal.noSuchException
        }
        return line
    }

    /// The lines of names, without those that no longer exist. Each day is derived once.
    package func exceptions(named names: Set<String>, knowledge: Timesheet.Knowledge) -> [ExceptionLine] {
        days(ofLines: names).flatMap { day, people in
            exceptions(of: people, in: DayRange(day), knowledge: knowledge).filter { names.contains($0.name) }
        }
    }

    /// The days that lines are on by their names, each with its people, in order.
    func days(ofLines names: Set<String>) -> [(day: LocalDay, people: [Person])] {
        var people: [LocalDay: [PersonID: Person]] = [:]
        for name in names {
            let parts = name.split(separator: ".", maxSplits: 2).map { String($0) }
            guard parts.count == 3, let number = Int(parts[0]).flatMap({ PersonNumber(rawValue: $0) }),
                let person = roster.anyone(number: number), let day = LocalDay(parts[1])
            else { continue }
            people[day, default: [:]][person.id] = person
        }
        return people.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.values)) }
    }

    private struct PersonDay: Hashable {
        let person: PersonID
        let day: LocalDay
    }
}

extension PersonNumber {
    /// Nine digits, so that texts have the order of numbers.
    package var padded: String {
        let digits = String(rawValue)
        return String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    }
}
