package import Attendance

// swift-format-ignore: OneVariableDeclarationPerLine
/// What monthly sheets say, in one language. Words in braces stand for what is put in with ``Catalogue/filled(_:_:)``.
package struct MonthlySheetTexts: Sendable, Decodable {
    package let texts: TextTable

    package let range, title, page, continued, site, name, number, department, position, days, made, day,
        planned: String
    package let start, end, breaks, worked, overtime, absent, remarks, total, missing, goesOn, expected, paid: String
    package let payCode, supplement, balanceBefore, credited, compensation, booked, paidOut, lapsed, forgiven,
        balance: String
    package let late, presentDays, leaveDays, account, corrections, partOfDay, expired, notYet, several: String
    package let lasting, corrected, correction, added, changed, removed, reversed, approvedBy, refusedBy: String
    package let waiting, direct, takenBack, erased, closed, open, rounded, unreadable, nobody, statement: String
    package let employee, supervisor, placeAndDate, signature, anchor, entry, hash, station, anchorHint: String
    package let signedBy, changedSince: String

    package init(_ language: Language) { self = language.catalogue.table(Self.self, "monthlySheet") }

    /// The language tag, by which fonts of shared characters are chosen.
    package var language: String { texts.catalogue["language.tag"] }

    func exception(_ kind: Exception.Kind) -> String { texts["exceptions.\(kind.rawValue)"] }

    func leave(_ kind: Leave.Kind) -> String { texts["leave.\(kind.rawValue)"] }

    func direction(_ direction: Punch.Direction) -> String { texts["directions.\(direction.rawValue)"] }

    /// A page's number among all of a sheet.
    package func page(_ page: Int, of pages: Int) -> String {
        Catalogue.filled(self.page, ["page": page, "pages": pages])
    }

    /// The journal's entry at which a sheet was made.
    package func entry(_ sequence: Int64) -> String { Catalogue.filled(entry, ["entry": sequence]) }
}
