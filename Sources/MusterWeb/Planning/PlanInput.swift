import Attendance
import Foundation
import Station

/// What was typed into one of the plan's forms. It goes back into the page when it is refused.
struct PlanInput: Sendable {
    /// The forms of the page.
    enum Name: String {
        case shift, schedule, holiday, leave
    }

    private let form: Form
    private let texts: Texts?
    private let actor: String
    /// What stands in fields for days that nobody changed yet.
    let today: LocalDay?
    /// The month that the page showed.
    let month: String?
    /// Which of the forms; `nil` for none.
    let name: Name?

    /// Nothing typed yet.
    init(today: LocalDay) {
        form = Form()
        texts = nil
        actor = ""
        self.today = today
        month = nil
        name = nil
    }

    init(_ incoming: IncomingRequest) {
        form = incoming.form
        texts = incoming.texts
        actor = incoming.principal.actor
        today = nil
        month = incoming.form["month"]
        name = Name(rawValue: incoming.form["form"])
    }

    /// What was typed into a field of a form, or what stands there at first.
    func typed(_ field: String, in name: Name, at first: String = "") -> String {
        self.name == name ? form.trimmed(field) : first
    }

    func isTicked(_ field: String, in name: Name) -> Bool { self.name == name && form.isTicked(field) }

    /// What a form asks for. Hours have two fields in it, a break has four, and the part of a day has three.
    ///
    /// - Throws: ``FormProblem``, or `RosterError.badShift(_:)` for hours that are none.
    func request<Request: Decodable>(_ request: Request.Type) throws -> Request {
        var fields = RequestFields(form: form.fields)
        if name == .shift {
            fields["hours"] = "\(form.trimmed("start"))-\(form.trimmed("end"))"
            fields["breaks"] = breakRule
        }
        if form.trimmed("part") == "hours" {
            let hours = "\(form.trimmed("free-from"))-\(form.trimmed("free-to"))"
            guard let part = DayPart(hours: hours) else { throw RosterError.badShift(hours) }
            fields["part"] = part.description
        }
        do {
            return try RequestDecoder.decode(request, from: fields)
        } catch let error as RequestError {
            throw problem(error)
        }
    }

    /// In the principal's words, why a request cannot be read.
    func problem(_ error: RequestError) -> FormProblem {
        guard let texts else { return FormProblem(words: error.description) }
        let t = texts.plan
        let words =
            switch error.field {
            case "grace": t.badNumber(t.grace)
            case "leaveGrace": t.badNumber(t.leaveGrace)
            case "earlyWindow": t.badNumber(t.earlyWindow)
            case "lateWindow": t.badNumber(t.lateWindow)
            default: texts.reason(typed: error)
            }
        return FormProblem(words: words)
    }

    /// The break as ``BreakRule`` reads it; `nil` for none. What is no number is refused there.
    private var breakRule: String? {
        let minutes = form.trimmed("break")
        guard !minutes.isEmpty else { return nil }
        let after = form.trimmed("after")
        let pay = form.isTicked("paid") ? "paid" : "unpaid"
        return "\(minutes)/\(after.isEmpty ? "0" : after) \(pay) \(form.isTicked("automatic") ? "automatic" : "taken")"
    }

    /// What a new thing is called: the same for a form that is sent again.
    func identifier(_ kind: String) -> String {
        IdempotencyKey.identifier(for: kind, by: actor, key: form["key"].isEmpty ? nil : form["key"])
    }
}
