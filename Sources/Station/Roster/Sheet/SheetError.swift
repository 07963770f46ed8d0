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
        case .empty: "There is nobody in it. The first line names the columns, each further line is a person."
        case .noColumn(let name): "It has no column “\(name)”. Its first line must name the columns."
        case .unknownColumn(let name):
            "It has a column “\(name)”. Allowed: \(PeopleSheet.Column.allCases.map(\.rawValue).joined(separator: ", "))."
        case .columnTwice(let name): "It has the column “\(name)” twice."
        case .unclosedQuote(let line): "A quotation mark opens in line \(line) and is never closed."
        case .textAfterQuote(let line): "There is text after a closing quotation mark in line \(line)."
        case .tooManyFields(let count, let columns):
            "It has \(count) fields for \(columns) columns. Put text with a comma in it between quotation marks."
        case .notUTF8: "It is not UTF-8. Save it as “CSV UTF-8”."
        }
    }
}
