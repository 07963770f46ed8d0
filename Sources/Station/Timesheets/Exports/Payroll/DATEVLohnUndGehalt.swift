import Attendance

/// Movement data for DATEV Lohn und Gehalt: fields that the tax adviser's import description names.
///
/// A code with a key (*Ausfallschlüssel*) is booked day by day in the calendar, any other one as a value of the month.
enum DATEVLohnUndGehalt {
    static func file(
        of entries: [PayrollEntry],
        in range: DayRange,
        mapping: PayrollMapping
    ) throws(PayrollError) -> PayrollFile {
        guard range.isMonth else { throw .notAMonth }
        let consultant = try mapping.setting("consultant", .datevConsultant) {
            PayrollNumber.integer($0, 1000...9_999_999, digits: 7) != nil
        }
        let client = try mapping.setting("client", .datevClient) {
            PayrollNumber.integer($0, 1...99_999, digits: 5) != nil
        }
        let month = PayrollNumber.twoDigits(range.from.month)
        var bytes = Array("\(consultant);\(client);\(month)/\(range.from.year)\r\n".utf8)
        for line in try PayrollLine.lines(entries, mapping, span: { $0.key == nil ? .period : .day }) {
            let fields = if let day = line.day { try calendar(line, day) } else { try value(line) }
            try PayrollText.append(
                fields.joined(separator: ";") + "\r\n",
                to: &bytes,
                in: .windows1252,
                of: line.who
            )
        }
        return PayrollFile("LuG_\(range.from.year)_\(month).txt", bytes)
    }

    /// A value of the month: hours or days as the wage type counts them.
    private static func value(_ line: PayrollLine) throws(PayrollError) -> [String] {
        let amount = try line.amount()
        try check(amount, line, upTo: 999_999_999)
        let type = try type(of: line, line.wage.type ?? "")
        let value = PayrollNumber.text(amount, decimal: ",")
        return [try number(of: line), "", "", type, "", "", value, "", "", "", ""]
    }

    /// Hours and days of one day.
    private static func calendar(_ line: PayrollLine, _ day: LocalDay) throws(PayrollError) -> [String] {
        let key = line.wage.key ?? ""
        guard (1...2).contains(key.count), PayrollText.isPlain(key, without: ";\"") else {
            throw .badKey(code: line.code, value: key, rule: .datevKey)
        }
        let hours = PayrollNumber.hundredths(minutes: line.minutes)
        try check(hours, line, upTo: 2400)
        try check(line.days, line, upTo: 100)
        func text(_ amount: Int) -> String { amount == 0 ? "" : PayrollNumber.text(amount, decimal: ",") }
        let type = if let type = line.wage.type { try self.type(of: line, type) } else { "" }
        return [
            try number(of: line), "\(day.day)", key, type, text(hours), text(line.days), "", "", "", "", "",
        ]
    }

    private static func check(_ amount: Int, _ line: PayrollLine, upTo most: Int) throws(PayrollError) {
        guard (0...most).contains(amount) else {
            throw .outOfRange(
                person: line.who,
                code: line.code,
                value: PayrollNumber.text(amount, decimal: "."),
                limit: "0.01 to \(PayrollNumber.text(most, decimal: "."))"
            )
        }
    }

    private static func type(of line: PayrollLine, _ type: String) throws(PayrollError) -> String {
        guard let number = PayrollNumber.integer(type, 1...9999, digits: 4), !(6000...7999).contains(number) else {
            throw .badWageType(code: line.code, value: type, rule: .datevWageType)
        }
        return "\(number)"
    }

    private static func number(of line: PayrollLine) throws(PayrollError) -> String {
        guard let number = PayrollNumber.integer(line.number, 1...99_999, digits: 5) else {
            throw .badNumber(person: line.who, value: line.number, rule: .datevNumber)
        }
        return "\(number)"
    }
}
