package import Attendance

/// What somebody is paid by: so much of one code on one day.
package struct PayrollEntry: Hashable, Sendable {
    package let person: PayrollPerson
    /// What pay rules and leave call it, such as `worked` or `leave:sick`.
    package let code: String
    package let day: LocalDay
    /// In µs.
    package let length: Int64
    /// Hundredths of a day.
    package let days: Int

    package init(person: PayrollPerson, code: String, day: LocalDay, length: Int64 = 0, days: Int = 0) {
        self.person = person
        self.code = code
        self.day = day
        self.length = length
        self.days = days
    }
}

/// Whose pay it is.
package struct PayrollPerson: Hashable, Sendable {
    package let number: Int
    package let name: String
    package let department: String

    package init(number: Int, name: String, department: String = "") {
        self.number = number
        self.name = name
        self.department = department
    }

    package init(_ person: Person) {
        self.init(
            number: person.number.rawValue,
            name: person.details.name,
            department: person.details.department
        )
    }
}

extension PayrollEntry {
    /// What days amount to: paid work without overtime, overtime, absence, and leave by its kind.
    package static func entries(of people: [PersonDays]) -> [PayrollEntry] {
        var entries: [PayrollEntry] = []
        for own in people {
            let person = PayrollPerson(own.person)
            for sheet in own.days {
                let totals = sheet.rounded
                func add(_ code: String, _ length: Int64) {
                    guard length > 0 else { return }
                    entries.append(PayrollEntry(person: person, code: code, day: sheet.day, length: length))
                }
                add("worked", totals.paid - totals.overtime)
                add("overtime", totals.overtime)
                add("absent", totals.absent)
                for leave in sheet.plan.leaves {
                    let code = "leave:" + leave.kind.rawValue
                    let days = share(of: leave.part, beside: totals.expected)
                    entries.append(PayrollEntry(person: person, code: code, day: sheet.day, days: days))
                }
            }
        }
        return entries
    }

    /// How much of a day is free, in hundredths: a half is a half, and hours are what they are of the day's work.
    ///
    /// - Parameter expected: what remains of the day's work, in µs.
    private static func share(of part: DayPart, beside expected: Int64) -> Int {
        switch part {
        case .all: return 100
        case .until, .from: return 50
        case .between(let start, let end):
            let free = end - start
            return max(1, free * 100 / (free + Int(expected / 60_000_000)))
        }
    }
}
