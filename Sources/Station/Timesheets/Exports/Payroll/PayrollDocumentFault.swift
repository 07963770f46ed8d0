/// What is wrong with a document that an office writes for payroll. The description says what to do.
package enum PayrollDocumentFault: Hashable, Sendable {
    package enum Document: String, Hashable, Sendable {
        case document, mapping, template
    }

    case tooLarge(Document, limit: Int)
    /// - Parameter place: the path of the value around it; empty for the document itself.
    case missing(Document, String, place: String)
    case wrongKind(Document, place: String)
    case unknownValue(Document, place: String)
    case notJSON(Document)
    case badHoursPerDay(code: String, String)
    case badColumns(Int, limit: Int)
    case badSeparator
    case badDecimal
    case badDayFormat
}

extension PayrollDocumentFault: CustomStringConvertible {
    package var description: String {
        func inside(_ place: String) -> String { place.isEmpty ? "" : " in “\(place)”" }
        return switch self {
        case .tooLarge(let document, let limit): "The \(document.rawValue) must have at most \(limit) bytes."
        case .missing(let document, let key, let place):
            "The \(document.rawValue) lacks “\(key)”\(inside(place))."
        case .wrongKind(let document, let place):
            "The \(document.rawValue) has a value of the wrong kind\(inside(place))."
        case .unknownValue(let document, let place):
            "The \(document.rawValue) has a value that is not known\(inside(place))."
        case .notJSON(let document):
            "The \(document.rawValue) is not JSON. Look for a missing comma, quotation mark or brace."
        case .badHoursPerDay(let code, let hours):
            "`hoursPerDay` of “\(code)” must be more than 0 and at most 24, not \(hours)."
        case .badColumns(let count, let limit): "The template must have 1 to \(limit) columns, not \(count)."
        case .badSeparator: "`separator` must be a comma, a semicolon, a tab or a bar."
        case .badDecimal: "`decimal` must be a comma or a full stop, and not the separator."
        case .badDayFormat: "`dayFormat` must be at most 40 characters, such as dd.MM.yyyy."
        }
    }
}
