/// What monthly sheets say, in one language. Words in braces stand for what is put in.
package struct MonthlySheetTexts: Hashable, Sendable, Codable {
    /// The language tag, by which fonts of shared characters are chosen.
    package var language: String
    package var title: String
    /// January first.
    package var months: [String]
    /// Short, Monday first.
    package var weekdays: [String]
    /// `{month}` and `{year}`.
    package var monthAndYear: String
    /// `{from}` and `{to}`.
    package var range: String
    /// `{page}` and `{pages}`.
    package var page: String
    package var continued: String

    // The head.
    package var site: String
    package var name: String
    package var number: String
    package var department: String
    package var position: String
    package var days: String
    package var made: String

    // The table.
    package var day: String
    package var planned: String
    package var start: String
    package var end: String
    package var breaks: String
    package var worked: String
    package var overtime: String
    package var absent: String
    package var remarks: String
    package var total: String
    /// Instead of a punch that is missing.
    package var missing: String
    /// Instead of the end of a stay that goes on.
    package var goesOn: String

    // Below the table.
    package var expected: String
    package var paid: String
    package var late: String
    package var presentDays: String
    /// `{kind}`: days of one kind of leave.
    package var leaveDays: String
    /// `{code}`: time under a base code of pay, and under a supplement.
    package var payCode: String
    package var supplement: String
    package var account: String
    /// Of the account: what was in it, what changed it, what is in it.
    package var balanceBefore: String
    package var credited: String
    package var compensation: String
    package var booked: String
    package var paidOut: String
    package var lapsed: String
    package var forgiven: String
    package var balance: String
    package var corrections: String

    // Remarks. Kinds by what programs call them.
    package var exceptions: [String: String]
    package var leave: [String: String]
    /// `{kind}`: leave of a part of the day.
    package var partOfDay: String
    package var expired: String
    package var notYet: String
    /// `{what}`, `{count}` and `{length}`.
    package var several: String
    package var lasting: String
    /// `{numbers}`.
    package var corrected: String

    // Corrections: `{number}`, `{day}`, `{change}`, `{by}`, `{at}`, `{state}` and `{reason}`.
    package var correction: String
    /// `{direction}` and `{time}`; of a changed punch also `{was}`.
    package var added: String
    package var changed: String
    package var removed: String
    package var reversed: String
    /// Punches by what programs call them.
    package var directions: [String: String]
    /// `{by}`.
    package var approvedBy: String
    package var refusedBy: String
    package var waiting: String
    package var direct: String
    package var takenBack: String
    /// Instead of a reason that was erased.
    package var erased: String

    // Notes.
    package var closed: String
    package var open: String
    package var rounded: String
    package var unreadable: String
    /// Instead of sheets, where there is nobody.
    package var nobody: String

    // The end.
    package var statement: String
    package var employee: String
    package var supervisor: String
    package var placeAndDate: String
    package var signature: String
    package var anchor: String
    /// `{entry}`.
    package var entry: String
    package var hash: String
    package var station: String
    package var anchorHint: String

    /// A text with words put in.
    static func filled(_ text: String, _ words: KeyValuePairs<String, String>) -> String {
        var filled = ""
        var rest = text[...]
        // What is put in may have braces itself, and is not looked at again.
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            filled += rest[..<open]
            filled += words.first { $0.key == name }?.value ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return filled + rest
    }

    /// A page's number among all of a sheet.
    package func page(_ page: Int, of pages: Int) -> String {
        Self.filled(self.page, ["page": "\(page)", "pages": "\(pages)"])
    }

    /// The journal's entry at which a sheet was made.
    package func entry(_ sequence: Int64) -> String { Self.filled(entry, ["entry": "\(sequence)"]) }
}
