package import Attendance

/// What the days of a department's people amount to.
package struct DepartmentTotals: Hashable, Sendable {
    /// Empty for those who are in none.
    package let name: String
    /// How many people.
    package private(set) var people = 0
    /// Days on which somebody was present, each person's counted.
    package private(set) var days = 0
    /// With the policy's rounding: what counts.
    package private(set) var totals = Totals()
    /// As punched.
    package private(set) var raw = Totals()
    /// What must be fixed before payroll.
    package private(set) var mustFix = 0
    /// What must be looked at, also what must be fixed.
    package private(set) var exceptions = 0

    private init(name: String) {
        self.name = name
    }

    /// Each department of the people, by the one in which they are now.
    ///
    /// - Returns: in order of name; those who are in none come first.
    package static func all(of people: [PersonDays]) -> [DepartmentTotals] {
        var all: [String: DepartmentTotals] = [:]
        for own in people {
            let name = own.person.details.department
            all[name, default: DepartmentTotals(name: name)].add(own)
        }
        return all.values.sorted { $0.name < $1.name }
    }

    private mutating func add(_ own: PersonDays) {
        people += 1
        days += own.days.count { $0.status == .present }
        totals = totals + own.totals
        raw = raw + own.raw
        for sheet in own.days {
            exceptions += sheet.exceptions.count
            mustFix += sheet.exceptions.count { $0.severity == .mustFix }
        }
    }
}
