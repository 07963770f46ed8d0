import Attendance
import Foundation
import Station

/// What was typed into one of the forms about pay. It goes back into the page when it is refused.
struct PayInput: Sendable {
    /// The forms.
    enum Name: String {
        case rules, contract, limits, laws, booking, payroll, profile
    }

    private let form: Form
    private let texts: Texts?
    private let actor: String
    /// Which of the forms; `nil` for none.
    let name: Name?

    /// Nothing typed yet.
    init() {
        form = Form()
        texts = nil
        actor = ""
        name = nil
    }

    init(_ incoming: IncomingRequest) {
        form = incoming.form
        texts = incoming.texts
        actor = incoming.principal.actor
        name = Name(rawValue: incoming.form["form"])
    }

    /// What was typed into a field of a form, or what stands there at first.
    func typed(_ field: String, in name: Name, at first: String = "") -> String {
        self.name == name ? form.trimmed(field) : first
    }

    func isTicked(_ field: String, in name: Name) -> Bool { self.name == name && form.isTicked(field) }

    /// All values of boxes that were ticked.
    func all(_ field: String, in name: Name) -> [String] { self.name == name ? form.all(field) : [] }

    /// What a form asks for.
    ///
    /// - Throws: ``FormProblem``.
    func request<Request: Decodable>(_ request: Request.Type) throws -> Request {
        do {
            return try RequestDecoder.decode(request, from: RequestFields(form: form.fields))
        } catch let error as RequestError {
            throw problem(error)
        }
    }

    /// In the principal's words, why a request cannot be read.
    func problem(_ error: RequestError) -> FormProblem {
        guard let texts else { return FormProblem(words: error.description) }
        let words: String
        switch error.field {
        case "hours": words = texts.pay.bookingHint
        case "terms": words = texts.pay.termsHint
        case "rules": words = texts.pay.limitsHint
        case "format" where name == .payroll, "mapping": words = texts.pay.payrollHint
        case "reason": words = texts.attendance.reason(CorrectionError.badReason) ?? texts.reason(typed: error)
        default: words = texts.reason(typed: error)
        }
        return FormProblem(words: words)
    }

    /// What a new thing is called: the same for a form that is sent again.
    func identifier(_ kind: String) -> String {
        IdempotencyKey.identifier(for: kind, by: actor, key: form["key"].isEmpty ? nil : form["key"])
    }
}
