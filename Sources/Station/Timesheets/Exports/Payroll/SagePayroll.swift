import Attendance

/// Hours for Sage Payroll’s multi-timesheet import: seven columns, no headings.
enum SagePayroll {
    static func file(
        of entries: [PayrollEntry],
        in range: DayRange,
        mapping: PayrollMapping
    ) throws(PayrollError) -> PayrollFile {
        let department = try code("department", .sageDepartment, mapping)
        let costCentre = try code("costCentre", .sageCostCentre, mapping)
        var text = ""
        for line in try PayrollLine.lines(entries, mapping, span: { _ in .period }) {
            guard PayrollNumber.integer(line.number, 1...999_999_999, digits: 9) != nil else {
                throw .badNumber(person: line.who, value: line.number, rule: .sageNumber)
            }
            let payment = line.wage.type ?? ""
            guard PayrollNumber.integer(payment, 1...9999, digits: 4) != nil else {
                throw .badWageType(code: line.code, value: payment, rule: .sagePayment)
            }
            let hours = PayrollNumber.text(try line.amount(), decimal: ".")
            // 2 is a payment. The rate is Sage's own.
            text += "2,\(line.number),\(payment),\(department),\(costCentre),\(hours),\r\n"
        }
        return PayrollFile("sage-timesheets-\(range.from)-\(range.to).csv", Array(text.utf8))
    }

    private static func code(
        _ name: String,
        _ rule: PayrollRule,
        _ mapping: PayrollMapping
    ) throws(PayrollError) -> String {
        try mapping.setting(name, rule) { value in
            value.utf8.count <= 20 && value.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphanumeric }
        }
    }
}

extension Unicode.Scalar.Properties {
    /// Letters and digits.
    var isAlphanumeric: Bool { isAlphabetic || numericType == .decimal }
}
