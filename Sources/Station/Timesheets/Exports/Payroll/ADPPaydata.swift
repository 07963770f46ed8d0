import Attendance

/// Hours for ADP Workforce Now’s paydata import: a line for each person, and more where there are more codes than columns.
enum ADPPaydata {
    /// Where a code's hours go, as the mapping says it: `reg`, `ot`, `3:V` or `4:H`.
    private enum Column {
        case regular, overtime
        case third(String)
        case fourth(String)
    }

    private struct Row {
        var regular = ""
        var overtime = ""
        var third: (code: String, amount: String)?
        var fourth: (code: String, amount: String)?
    }

    static func file(
        of entries: [PayrollEntry],
        in range: DayRange,
        mapping: PayrollMapping
    ) throws(PayrollError) -> PayrollFile {
        let company = try mapping.setting("company", .adpCompany) {
            (2...3).contains($0.utf8.count) && isCode($0)
        }
        let padded = company.utf8.count == 2 ? company + "_" : company
        let batch = try mapping.setting("batch", .adpBatch) {
            (1...8).contains($0.utf8.count) && isCode($0)
        }
        var text =
            "Co Code,Batch ID,File #,Reg Hours,O/T Hours,Hours 3 Code,Hours 3 Amount,Hours 4 Code,Hours 4 Amount\r\n"
        let lines = try PayrollLine.lines(entries, mapping, span: { _ in .period })
        for own in lines.chunked(by: \.number) {
            let file = try number(of: own[own.startIndex])
            for row in try rows(of: own) {
                let fields = [
                    padded, batch, file, row.regular, row.overtime, row.third?.code ?? "", row.third?.amount ?? "",
                    row.fourth?.code ?? "", row.fourth?.amount ?? "",
                ]
                text += fields.joined(separator: ",") + "\r\n"
            }
        }
        return PayrollFile("PR\(padded)EPI.csv", Array(text.utf8))
    }

    private static func rows(of lines: ArraySlice<PayrollLine>) throws(PayrollError) -> [Row] {
        var rows = [Row()]
        /// The first row in which a column is free.
        func index(_ isFree: (Row) -> Bool) -> Int {
            if let index = rows.firstIndex(where: isFree) { return index }
            rows.append(Row())
            return rows.count - 1
        }
        for line in lines {
            guard line.wage.unit != .days else { throw .noHours(code: line.code) }
            // Nothing stands where there are no hours: a zero would be an entry.
            let hours = PayrollNumber.text(PayrollNumber.hundredths(minutes: line.minutes), decimal: ".")
            switch try column(of: line) {
            case .regular: rows[index { $0.regular.isEmpty }].regular = hours
            case .overtime: rows[index { $0.overtime.isEmpty }].overtime = hours
            case .third(let code): rows[index { $0.third == nil }].third = (code, hours)
            case .fourth(let code): rows[index { $0.fourth == nil }].fourth = (code, hours)
            }
        }
        return rows
    }

    private static func column(of line: PayrollLine) throws(PayrollError) -> Column {
        let type = line.wage.type ?? ""
        let parts = type.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        switch (parts.first, parts.count) {
        case ("reg", 1): return .regular
        case ("ot", 1): return .overtime
        case ("3", 2) where isCode(parts[1]): return .third(parts[1])
        case ("4", 2) where isCode(parts[1]): return .fourth(parts[1])
        default:
            throw .badWageType(code: line.code, value: type, rule: .adpWageType)
        }
    }

    /// Six digits.
    private static func number(of line: PayrollLine) throws(PayrollError) -> String {
        guard PayrollNumber.integer(line.number, 1...999_999, digits: 6) != nil else {
            throw .badNumber(person: line.who, value: line.number, rule: .adpFileNumber)
        }
        return String(repeating: "0", count: 6 - line.number.utf8.count) + line.number
    }

    private static func isCode(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 8
            && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphanumeric }
    }
}

extension Array {
    /// Parts of neighbours of which something is the same.
    fileprivate func chunked(by key: (Element) -> some Equatable) -> [ArraySlice<Element>] {
        var chunks: [ArraySlice<Element>] = []
        var start = startIndex
        for index in indices where index > start && key(self[index]) != key(self[start]) {
            chunks.append(self[start..<index])
            start = index
        }
        if start < endIndex { chunks.append(self[start...]) }
        return chunks
    }
}
