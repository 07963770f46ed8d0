package import Attendance

/// A file of an office's own columns, for programs of which there is no format here. Offices write it as JSON.
package struct PayrollTemplate: Hashable, Sendable, Codable {
    enum Value: String, Hashable, Sendable, Codable {
        /// In the payroll program.
        case number
        case name, department, code, wageType, key
        /// The first and the last day of the period, and the line's own day.
        case from, to, day
        case hours, minutes, clock, days
        /// ``Column/text``.
        case text
    }

    enum LineEnd: String, Hashable, Sendable, Codable { case crlf, lf }

    enum Span: String, Hashable, Sendable, Codable { case day, period }

    struct Column: Hashable, Sendable, Codable {
        var heading: String?
        var value: Value
        var text: String?
    }

    private static let mostColumns = 100

    var separator: String?
    var decimal: String?
    var charset: PayrollText.Charset?
    var lineEnd: LineEnd?
    var span: Span?
    /// Days as `yyyy`, `MM`, `dd` and `yy` with anything between.
    var dayFormat: String?
    var columns: [Column]

    /// Refuses what makes no table.
    func check() throws(PayrollError) {
        guard (1...Self.mostColumns).contains(columns.count) else {
            throw .unreadable(.badColumns(columns.count, limit: Self.mostColumns))
        }
        guard [",", ";", "\t", "|"].contains(separator ?? ";") else {
            throw .unreadable(.badSeparator)
        }
        guard [",", "."].contains(decimal ?? "."), decimal ?? "." != separator ?? ";" else {
            throw .unreadable(.badDecimal)
        }
        guard (dayFormat ?? "").count <= 40 else {
            throw .unreadable(.badDayFormat)
        }
    }

    /// A file of a period.
    ///
    /// - Throws: ``PayrollError``.
    package func file(
        of entries: [PayrollEntry],
        in range: DayRange,
        mapping: PayrollMapping
    ) throws(PayrollError) -> PayrollFile {
        let charset = charset ?? .utf8
        let end = lineEnd == .lf ? "\n" : "\r\n"
        var bytes: [UInt8] = []
        func add(_ fields: [String], of who: String) throws(PayrollError) {
            try PayrollText.append(
                fields.joined(separator: separator ?? ";") + end,
                to: &bytes,
                in: charset,
                of: who
            )
        }
        if columns.contains(where: { $0.heading != nil }) {
            try add(columns.map { quoted($0.heading ?? "") }, of: "the headings")
        }
        let isByDay = span == .day
        for line in try PayrollLine.lines(entries, mapping, span: { _ in isByDay ? .day : .period }) {
            var fields: [String] = []
            for column in columns { fields.append(try field(column, of: line, in: range)) }
            try add(fields, of: line.who)
        }
        return PayrollFile("payroll-\(range.from)-\(range.to).csv", bytes)
    }

    private func field(
        _ column: Column,
        of line: PayrollLine,
        in range: DayRange
    ) throws(PayrollError) -> String {
        switch column.value {
        case .number: return quoted(line.number)
        case .name: return quoted(line.person.name)
        case .department: return quoted(line.person.department)
        case .code: return quoted(line.code)
        case .wageType: return quoted(line.wage.type ?? "")
        case .key: return quoted(line.wage.key ?? "")
        case .from: return quoted(text(range.from))
        case .to: return quoted(text(range.to))
        case .day: return quoted(line.day.map(text) ?? "")
        case .hours:
            return PayrollNumber.text(PayrollNumber.hundredths(minutes: line.minutes), decimal: decimal ?? ".")
        case .minutes: return "\(line.minutes)"
        case .clock: return ReportTable.Cell.clock(line.minutes)
        case .days: return PayrollNumber.text(line.days, decimal: decimal ?? ".")
        case .text: return quoted(column.text ?? "")
        }
    }

    private func text(_ day: LocalDay) -> String {
        (dayFormat ?? "yyyy-MM-dd")
            .replacing("yyyy", with: "\(day.year)")
            .replacing("yy", with: PayrollNumber.twoDigits(day.year % 100))
            .replacing("MM", with: PayrollNumber.twoDigits(day.month))
            .replacing("dd", with: PayrollNumber.twoDigits(day.day))
    }

    /// A field as CSV has it. What begins as a formula gets an apostrophe, as in every table of the station.
    private func quoted(_ text: String) -> String {
        let field = CSVText.field(text)
        // Only a bar is not among what is quoted there.
        return separator == "|" && field == text && text.contains("|")
            ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : field
    }
}
