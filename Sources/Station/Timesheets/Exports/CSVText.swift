/// A table as CSV that spreadsheets open as it is meant (RFC 4180): UTF-8 with a byte order mark, and no text that a
/// spreadsheet would take for a formula.
package enum CSVText {
    package static func bytes(_ table: ReportTable) -> [UInt8] {
        var text = "\u{FEFF}" + line(table.columns.map { field($0.heading) })
        for row in table.rows { text += line(row.map(field)) }
        return Array(text.utf8)
    }

    private static func line(_ fields: [String]) -> String { fields.joined(separator: ",") + "\r\n" }

    private static func field(_ cell: ReportTable.Cell) -> String {
        if case .text(let text) = cell { field(text) } else { cell.text }
    }

    /// A text that a spreadsheet shows and does not work out: one that begins as a formula gets an apostrophe.
    package static func field(_ text: String) -> String {
        var text = text
        if let first = text.unicodeScalars.first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) { text = "'" + text }
        guard text.unicodeScalars.contains(where: { ",\"\r\n'".unicodeScalars.contains($0) || $0 == ";" || $0 == "\t" })
        else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
