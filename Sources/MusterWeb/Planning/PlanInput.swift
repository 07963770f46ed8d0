import Attendance
import Station

/// What was typed into one of the forms of the plan.
typealias PlanInput = FormInput<PlanForm>

enum PlanForm: String, PageForm {
    case shift, schedule, holiday, leave

    /// Hours have two fields in a form, a break has four, and the part of a day has three.
    ///
    /// - Throws: `RosterError.badShift(_:)` for hours that are none.
    static func fields(of form: Form, named name: PlanForm?) throws -> RequestFields {
        var fields = RequestFields(form: form.fields)
        if name == .shift {
            fields["hours"] = "\(form.trimmed("start"))-\(form.trimmed("end"))"
            fields["breaks"] = breakRule(form)
        }
        if form.trimmed("part") == "hours" {
            let hours = "\(form.trimmed("free-from"))-\(form.trimmed("free-to"))"
            guard let part = DayPart(hours: hours) else { throw RosterError.badShift(hours) }
            fields["part"] = part.description
        }
        return fields
    }

    static func words(for error: RequestError, in texts: Texts) -> String? {
        let t = texts.plan
        return switch error.field {
        case "grace": t.badNumber(t.grace)
        case "leaveGrace": t.badNumber(t.leaveGrace)
        case "earlyWindow": t.badNumber(t.earlyWindow)
        case "lateWindow": t.badNumber(t.lateWindow)
        default: nil
        }
    }

    /// The break as ``BreakRule`` reads it; `nil` for none. What is no number is refused there.
    private static func breakRule(_ form: Form) -> String? {
        let minutes = form.trimmed("break")
        guard !minutes.isEmpty else { return nil }
        let after = form.trimmed("after")
        let pay = form.isTicked("paid") ? "paid" : "unpaid"
        return "\(minutes)/\(after.isEmpty ? "0" : after) \(pay) \(form.isTicked("automatic") ? "automatic" : "taken")"
    }
}
