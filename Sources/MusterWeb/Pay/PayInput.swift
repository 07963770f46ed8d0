import Attendance
import Station

/// What was typed into one of the forms about pay.
typealias PayInput = FormInput<PayForm>

enum PayForm: String, PageForm {
    case rules, contract, limits, laws, booking, payroll, profile

    static func words(for error: RequestError, in texts: Texts) -> String? {
        switch error.field {
        case "hours": texts.pay.bookingHint
        case "terms": texts.pay.termsHint
        case "rules": texts.pay.limitsHint
        case "format", "mapping": texts.pay.payrollHint
        case "reason": texts.attendance.reason(CorrectionError.badReason)
        default: nil
        }
    }
}
