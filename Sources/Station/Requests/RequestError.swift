/// A field of a request that cannot be read.
package enum RequestError: Error, Hashable, Sendable {
    case missing(field: String)
    case unreadable(field: String, expected: RequestExpectation)
    case unknown(field: String, known: [String])
    /// The body is no JSON object, or no form.
    case notAnObject

    /// The field that must be changed; `nil` if it is the whole body.
    package var field: String? {
        switch self {
        case .missing(let field), .unreadable(let field, _), .unknown(let field, _): field
        case .notAnObject: nil
        }
    }
}

extension RequestError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let field): "“\(field)” is required."
        case .unreadable(let field, let expected): "“\(field)” must be \(expected.description)."
        case .unknown(let field, let known):
            "Unknown member “\(field)”. Allowed: \(known.sorted().joined(separator: ", "))."
        case .notAnObject: "The body must be a JSON object."
        }
    }
}

extension RequestExpectation: CustomStringConvertible {
    package var description: String {
        switch self {
        case .text: "a string"
        case .number: "a number"
        case .wholeNumber: "a whole number"
        case .flag: "true or false"
        case .list: "a list"
        case .date: "a date such as 2026-11-21"
        case .oneOf(let words):
            words.count < 2
                ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        case .like(let example): "like \(example)"
        }
    }
}
