import Attendance

/// Timesheets for Xero’s payroll interface: the body of one request a line, each a person’s period.
enum XeroTimesheets {
    static func file(
        of entries: [PayrollEntry],
        in range: DayRange,
        mapping: PayrollMapping
    ) throws(PayrollError) -> PayrollFile {
        let calendar = try mapping.setting("payrollCalendarID", .xeroCalendar, isIdentifier)
        var people: [(number: String, lines: [String])] = []
        for line in try PayrollLine.lines(entries, mapping, span: { _ in .day }) {
            guard isIdentifier(line.number) else {
                throw .badNumber(person: line.who, value: line.number, rule: .xeroEmployee)
            }
            let rate = line.wage.type ?? ""
            guard isIdentifier(rate) else {
                throw .badWageType(code: line.code, value: rate, rule: .xeroRate)
            }
            let units = PayrollNumber.text(try line.amount(), decimal: ".")
            let day = line.day.map { "\($0)" } ?? ""
            if people.last?.number != line.number { people.append((line.number, [])) }
            people[people.count - 1].lines.append(
                #"{"date":"\#(day)","earningsRateID":"\#(rate)","numberOfUnits":\#(units)}"#
            )
        }
        let text = people.reduce(into: "") { text, person in
            text += #"{"payrollCalendarID":"\#(calendar)","employeeID":"\#(person.number)","#
            text += #""startDate":"\#(range.from)","endDate":"\#(range.to)","#
            text += #""timesheetLines":[\#(person.lines.joined(separator: ","))]}"# + "\n"
        }
        return PayrollFile("xero-timesheets-\(range.from)-\(range.to).jsonl", Array(text.utf8))
    }

    /// A UUID in lower case.
    private static func isIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && parts.allSatisfy { $0.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) } }
    }
}
