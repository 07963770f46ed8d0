package import Attendance

/// Why a change of pay, contracts or accounts is refused, where the domain has no word for it. The description says what
/// to do.
package enum PayRefusal: Error, Hashable, Sendable {
    /// Both rules and a template, or neither.
    case rulesOrTemplate
    /// No rules of these people count on the day.
    case noRules(on: LocalDay)
    /// A length of time that cannot be read.
    case badHours(String)
    /// Somebody was to book in their own account.
    case ownAccount
}

extension PayRefusal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .rulesOrTemplate:
            "Give either rules or a template. The templates are "
                + PayTemplate.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .noRules(let day):
            "No rules of exactly these people apply on \(day). List the rules to see whose apply and from when."
        case .badHours(let text): "“\(text)” must be hours and minutes such as 2:30 or -1:00."
        case .ownAccount: "You cannot book hours in your own account. Ask another supervisor."
        }
    }
}
