import Attendance

/// What a file says of one person and one code, of a day or of the whole period.
struct PayrollLine: Hashable, Sendable {
    let person: PayrollPerson
    /// Who the person is in the payroll program.
    let number: String
    let code: String
    let wage: PayrollMapping.Wage
    /// `nil` for the whole period.
    let day: LocalDay?
    let minutes: Int
    /// Hundredths of a day.
    let days: Int

    /// The person for errors: `7 Ada Chen`.
    var who: String { "\(person.number) \(person.name)" }

    /// Hundredths of an hour, or of a day where the mapping says so.
    ///
    /// - Throws: ``PayrollError/noDays(code:)``.
    func amount() throws(PayrollError) -> Int {
        guard wage.unit == .days else { return PayrollNumber.hundredths(minutes: minutes) }
        guard days != 0 else { throw .noDays(code: code) }
        return days
    }
}

extension PayrollLine {
    /// The most lines of a file.
    static let most = 1_000_000

    enum Span { case day, period }

    /// Adds up what is to be paid, in the order of numbers, codes and days. What amounts to nothing is not there.
    ///
    /// - Parameter isByName: whether the program knows people by name where the mapping has nothing for them.
    /// - Throws: ``PayrollError``.
    static func lines(
        _ entries: [PayrollEntry],
        _ mapping: PayrollMapping,
        isByName: Bool = false,
        span: (PayrollMapping.Wage) -> Span
    ) throws(PayrollError) -> [PayrollLine] {
        struct Key: Hashable {
            let person: Int
            let code: String
            let day: LocalDay?
        }
        struct Sum {
            var length: Int64 = 0
            var days = 0
        }
        let unmapped = Set(entries.map(\.code)).filter { mapping.codes[$0] == nil }
        guard unmapped.isEmpty else { throw .unmapped(unmapped.sorted()) }
        var sums: [Key: Sum] = [:]
        var people: [Int: PayrollPerson] = [:]
        for entry in entries {
            guard let wage = mapping.codes[entry.code], wage.skip != true else { continue }
            // Stations that share people may have given a number twice.
            if let other = people.updateValue(entry.person, forKey: entry.person.number), other != entry.person {
                throw .sharedNumber("\(entry.person.number)", first: other.name, second: entry.person.name)
            }
            let day = span(wage) == .day ? entry.day : nil
            let key = Key(person: entry.person.number, code: entry.code, day: day)
            sums[key, default: Sum()].length += entry.length
            sums[key, default: Sum()].days += entry.days
            guard sums.count <= most else { throw .tooManyLines(limit: most) }
        }
        let numbers = try numbers(of: people, mapping, isByName: isByName)
        var lines: [PayrollLine] = []
        for (key, sum) in sums {
            guard let wage = mapping.codes[key.code], let person = people[key.person],
                let number = numbers[key.person]
            else { continue }
            var minutes = Totals.minutes(sum.length)
            if wage.unit != .days, sum.days != 0, sum.length == 0 {
                guard let hours = wage.hoursPerDay else { throw .noHours(code: key.code) }
                minutes = Int((Double(sum.days) * hours * 0.6).rounded())
            }
            guard minutes != 0 || sum.days != 0 else { continue }
            lines.append(
                PayrollLine(
                    person: person,
                    number: number,
                    code: key.code,
                    wage: wage,
                    day: key.day,
                    minutes: minutes,
                    days: sum.days
                )
            )
        }
        guard !lines.isEmpty else { throw .empty }
        return lines.sorted {
            ($0.person.number, $0.code, $0.day?.ordinal ?? 0) < ($1.person.number, $1.code, $1.day?.ordinal ?? 0)
        }
    }

    /// Who people are in the payroll program, each somebody else.
    private static func numbers(
        of people: [Int: PayrollPerson],
        _ mapping: PayrollMapping,
        isByName: Bool
    ) throws(PayrollError) -> [Int: String] {
        var numbers: [Int: String] = [:]
        var owners: [String: PayrollPerson] = [:]
        for person in people.values.sorted(by: { $0.number < $1.number }) {
            let number = mapping.people["\(person.number)"] ?? (isByName ? person.name : "\(person.number)")
            // 07 and 7 are one number to programs that count.
            if let other = owners.updateValue(person, forKey: Int(number).map { "\($0)" } ?? number) {
                throw .sharedNumber(
                    number,
                    first: "\(other.number) \(other.name)",
                    second: "\(person.number) \(person.name)"
                )
            }
            numbers[person.number] = number
        }
        return numbers
    }
}
