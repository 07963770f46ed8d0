package import Attendance

/// The payroll programs whose files are made. What each wants and who says so: docs/decisions/payroll-formats.md.
package enum PayrollFormat: String, Hashable, Sendable, CaseIterable {
    case datevLodas = "datev-lodas"
    case datevLohnUndGehalt = "datev-lug"
    case sagePayroll = "sage-payroll"
    case quickBooks = "quickbooks-iif"
    case xero = "xero"
    case adp = "adp"

    /// A file of a period.
    ///
    /// - Throws: ``PayrollError``, if anything cannot be said in the format as it is. Then there is no file at all.
    package func file(
        of entries: [PayrollEntry],
        in range: DayRange,
        mapping: PayrollMapping
    ) throws(PayrollError) -> PayrollFile {
        switch self {
        case .datevLodas: try DATEVLodas.file(of: entries, in: range, mapping: mapping)
        case .datevLohnUndGehalt: try DATEVLohnUndGehalt.file(of: entries, in: range, mapping: mapping)
        case .sagePayroll: try SagePayroll.file(of: entries, in: range, mapping: mapping)
        case .quickBooks: try QuickBooksTimer.file(of: entries, in: range, mapping: mapping)
        case .xero: try XeroTimesheets.file(of: entries, in: range, mapping: mapping)
        case .adp: try ADPPaydata.file(of: entries, in: range, mapping: mapping)
        }
    }
}

/// A file for a payroll program.
package struct PayrollFile: Hashable, Sendable {
    /// What the program expects it to be called.
    package let name: String
    package let bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

extension DayRange {
    /// Whether it is one calendar month from its first day to its last.
    var isMonth: Bool { from.day == 1 && to.adding(1).day == 1 && from.month == to.month && from.year == to.year }
}
