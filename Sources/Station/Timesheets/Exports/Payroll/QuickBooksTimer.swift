import Attendance

/// Timer activities for QuickBooks Desktop (IIF): one line for each day and code.
enum QuickBooksTimer {
    static func file(
        of entries: [PayrollEntry],
        in range: DayRange,
        mapping: PayrollMapping
    ) throws(PayrollError) -> PayrollFile {
        let company = try mapping.setting("companyName", .quickBooksCompany, isField)
        let created = try mapping.setting("companyCreateTime", .quickBooksCreated) {
            PayrollNumber.integer($0, 0...Int.max, digits: 18) != nil
        }
        let job = mapping.settings["job"] ?? ""
        guard job.isEmpty || isField(job) else {
            throw .badSetting("job", value: job, rule: .quickBooksJob)
        }
        var bytes: [UInt8] = []
        func add(_ fields: [String], of who: String) throws(PayrollError) {
            try PayrollText.append(fields.joined(separator: "\t") + "\r\n", to: &bytes, in: .windows1252, of: who)
        }
        try add(["!TIMERHDR", "VER", "REL", "COMPANYNAME", "FROMTIMER", "COMPANYCREATETIME"], of: "")
        try add(["TIMERHDR", "8", "0", company, "Y", created], of: "the company")
        let headings = [
            "!TIMEACT", "DATE", "JOB", "EMP", "ITEM", "PITEM", "DURATION", "PROJ", "NOTE", "BILLINGSTATUS",
        ]
        try add(headings, of: "")
        for line in try PayrollLine.lines(entries, mapping, isByName: true, span: { _ in .day }) {
            try add(fields(line, job: job), of: line.who)
        }
        return PayrollFile("timer-\(range.from)-\(range.to).iif", bytes)
    }

    private static func fields(_ line: PayrollLine, job: String) throws(PayrollError) -> [String] {
        guard isField(line.number) else { throw .unsafe(person: line.who, value: line.number) }
        let item = line.wage.type ?? ""
        guard isField(item) else {
            throw .badWageType(code: line.code, value: item, rule: .quickBooksItem)
        }
        let payroll = line.wage.key ?? ""
        guard payroll.isEmpty || isField(payroll) else {
            throw .badKey(code: line.code, value: payroll, rule: .quickBooksPayroll)
        }
        guard line.wage.unit != .days else { throw .noHours(code: line.code) }
        let length = ReportTable.Cell.clock(line.minutes)
        guard (1..<1440).contains(line.minutes) else {
            throw .outOfRange(person: line.who, code: line.code, value: length, limit: "0:01 to 23:59 a day")
        }
        let date = line.day.map {
            let parts = [$0.month, $0.day, $0.year % 100]
            return parts.map(PayrollNumber.twoDigits).joined(separator: "/")
        }
        return ["TIMEACT", date ?? "", job, line.number, item, payroll, length, "", "", "0"]
    }

    private static func isField(_ text: String) -> Bool { PayrollText.isPlain(text, without: "\"") }
}
