import Attendance
import Hummingbird
import Station

/// Why a request is refused, to be said in the language that is asked for.
struct Refusal: Error {
    private enum Reason {
        /// A text of the catalogues.
        case text(String, KeyValuePairs<String, any Sendable>)
        /// What the application throws.
        case error(any Error)
    }

    let status: HTTPResponse.Status
    private let reason: Reason

    /// - Parameters:
    ///   - text: the text's key.
    ///   - values: what stands in its places.
    init(_ status: HTTPResponse.Status, _ text: String, _ values: KeyValuePairs<String, any Sendable> = [:]) {
        self.status = status
        reason = .text(text, values)
    }

    /// A refusal of what a request says.
    init(_ text: String, _ values: KeyValuePairs<String, any Sendable> = [:]) {
        self.init(.unprocessableContent, text, values)
    }

    init(_ status: HTTPResponse.Status, _ error: any Error) {
        self.status = status
        reason = .error(error)
    }

    func detail(in language: Language) -> String {
        switch reason {
        case .text(let key, let values): language.catalogue[key, values]
        case .error(let error): language.texts.reason(forPrograms: error)
        }
    }
}

extension Texts {
    /// Why a change was refused, as programs are told it.
    func reason(forPrograms error: any Error) -> String {
        switch error {
        case let error as RequestError: reason(error)
        case is PunchSheetError: attendance.reason(forPrograms: error) ?? reason(importing: error)
        // Payroll files are set up by those who write their mapping, in English as its members are.
        default: attendance.reason(forPrograms: error) ?? "\(error)"
        }
    }

    /// Why what was typed into a form cannot be read: in the words of pages, where they have any for the field.
    func reason(typed error: RequestError) -> String {
        switch error.field {
        case "number": plan.numberNeeded
        case "department": plan.departmentNeeded
        case "from", "to", "day", "after": plan.dayNeeded
        default: reason(error)
        }
    }

    private func reason(_ error: RequestError) -> String {
        let catalogue = texts.catalogue
        return switch error {
        case .missing(let field): catalogue["problems.required", ["name": field]]
        case .unreadable(let field, .text): catalogue["problems.text", ["name": field]]
        case .unreadable(let field, .number): catalogue["problems.number", ["name": field]]
        case .unreadable(let field, .wholeNumber): catalogue["problems.wholeNumber", ["name": field]]
        case .unreadable(let field, .flag): catalogue["problems.flag", ["name": field]]
        case .unreadable(let field, .list): catalogue["problems.list", ["name": field]]
        case .unreadable(let field, .date): catalogue["problems.date", ["name": field]]
        case .unreadable(let field, .oneOf(let words)):
            catalogue["problems.oneOf", ["name": field, "allowed": words.joined(separator: ", ")]]
        case .unreadable(let field, .like(let example)):
            catalogue["problems.like", ["name": field, "example": example]]
        case .unknown(let field, let known):
            catalogue["problems.unknownMember", ["name": field, "allowed": known.sorted().joined(separator: ", ")]]
        case .notAnObject: catalogue["problems.notAnObject"]
        }
    }
}
