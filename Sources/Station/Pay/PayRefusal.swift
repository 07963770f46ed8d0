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
    /// Somebody was to approve their own time.
    case ownTime
    /// Nothing of the day is outside of the flexitime, or waits to be approved.
    case nothingOutside(LocalDay)
    /// Nothing outside of the flexitime was approved on the day.
    case nothingApproved(LocalDay)
    /// A name under which nothing can be kept.
    case badSetupName(String)
    /// Nothing is kept under the name.
    case noSetup(String)
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
        case .ownTime: "You cannot approve your own time. Ask another supervisor."
        case .nothingOutside(let day): "No time on \(day) is outside the flexitime and waiting for approval."
        case .badSetupName(let name): "“\(name)” must be a name of 1 to 40 characters, without spaces around it."
        case .noSetup(let name):
            "Nothing is saved as “\(name)” for these days. List what is saved to find the right name."
        case .nothingApproved(let day): "No time outside the flexitime was approved on \(day)."
        }
    }
}
