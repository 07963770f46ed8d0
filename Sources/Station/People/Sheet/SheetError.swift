/// Why a table of people cannot be read, or a row of it. The description says what to do.
package enum SheetError: Error, Hashable, Sendable {
    /// There is no row under the names of the columns.
    case empty
    case noColumn(String)
    case unknownColumn(String)
    case columnTwice(String)
    /// A quotation mark opens on this line and none closes it.
    case unclosedQuote(line: Int)
    case textAfterQuote(line: Int)
    case tooManyFields(Int, columns: Int)
    /// Bytes that are no UTF-8 were read as something else.
    case notUTF8
}

extension SheetError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "The list is empty. The first line must name the columns; each line after it is a person."
        case .noColumn(let name): "The column “\(name)” is missing. The first line must name the columns."
        case .unknownColumn(let name):
            "Unknown column “\(name)”. Allowed: \(PeopleSheet.Column.allCases.map(\.rawValue).joined(separator: ", "))."
        case .columnTwice(let name): "The column “\(name)” appears twice. Remove one."
        case .unclosedQuote(let line): "The quotation mark opened in line \(line) is never closed. Close it."
        case .textAfterQuote(let line):
            "Line \(line) has text after a closing quotation mark. Remove it, or double the quotation mark."
        case .tooManyFields(let count, let columns):
            "This line has \(count) fields for \(columns) columns. Put text that contains a comma in quotation marks."
        case .notUTF8: "The file is not UTF-8. Save it as “CSV UTF-8”."
        }
    }
}
