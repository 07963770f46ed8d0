import Attendance
import Hummingbird
import Station

/// An error of the application that says for itself what HTTP calls it, and why, in every language.
protocol AnsweringError: Error {
    var status: HTTPResponse.Status { get }
    /// As programs are told it, which know things by their identifiers.
    func reason(in texts: Texts) -> String
}

extension AnsweringError {
    func reason(in texts: Texts) -> String { texts.attendance.reason(forPrograms: self) ?? "\(self)" }
}

extension RequestError: AnsweringError {
    var status: HTTPResponse.Status { self == .notAnObject ? .badRequest : .unprocessableContent }

    func reason(in texts: Texts) -> String {
        let catalogue = texts.texts.catalogue
        return switch self {
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

extension Texts {
    /// Why what was typed into a form cannot be read: in the words of pages, where they have any for the field.
    func reason(typed error: RequestError) -> String {
        switch error.field {
        case "number": plan.numberNeeded
        case "department": plan.departmentNeeded
        case "from", "to", "day", "after": plan.dayNeeded
        default: error.reason(in: self)
        }
    }
}

extension StoreError: AnsweringError {
    var status: HTTPResponse.Status { .serviceUnavailable }
}
