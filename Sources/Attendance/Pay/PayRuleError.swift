/// Why pay rules are refused. The description says what to do.
package enum PayRuleError: Error, Hashable, Sendable {
    case badCode(String)
    case outOfRange(field: String, value: Int, allowed: ClosedRange<Int>)
    case minimumOutsideDay(PayCode)
    case badHours(String)
    case badDays(String)
    case badHolidayName(String)
    case supplementForNothing(PayCode)
    case anchorInsideWeek(LocalDay, weekday: Int)
    /// The first band is listed before the second and takes all of it.
    case hidden(PayBand, by: PayBand)
    case codeForTwoThings(PayCode)
    case tooMany(what: String, limit: Int)
    case tooLong(limit: Int)
    /// A line that says nothing known.
    case badLine(String)
    case twice(String)

    static func check(_ field: String, _ value: Int, _ allowed: ClosedRange<Int>) throws(PayRuleError) {
        guard allowed.contains(value) else { throw .outOfRange(field: field, value: value, allowed: allowed) }
    }
}

extension PayRuleError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .badCode(let code):
            "“\(code)” cannot be a pay code. Use 1 to 20 letters, digits, “.”, “_” or “-”, such as OT50."
        case .outOfRange(let field, let value, let allowed):
            "\(field) must be \(allowed.lowerBound) to \(allowed.upperBound), not \(value)."
        case .minimumOutsideDay(let code):
            "The band \(code) has a minimum, but counts weeks or pay periods. Remove the minimum, or count days."
        case .badHours(let text):
            "“\(text)” must be hours such as 22:00-06:00. Use 00:00-24:00 for a whole day."
        case .badDays(let text):
            "“\(text)” must be days of the week, 1 for Monday to 7 for Sunday, such as 67 for the weekend."
        case .badHolidayName(let name):
            "“\(name)” cannot be the name of a holiday. Use 1 to 100 characters without quotation marks or “;”."
        case .supplementForNothing(let code):
            "The supplement \(code) is compensated by nothing. Choose “pay” or “time”, or remove it."
        case .anchorInsideWeek(let day, let weekday):
            "The two weeks begin on \(day), inside a week. Choose a day that is weekday \(weekday), the first of a week."
        case .hidden(let band, let other):
            "“\(band)” never counts, because “\(other)” comes first and takes all of it. List the higher limit first."
        case .codeForTwoThings(let code):
            "The code \(code) stands for two different things. Use one code for each, such as \(code.text.prefix(19))2."
        case .tooMany(let what, let limit): "There are more than \(limit) \(what). Use \(limit) at most."
        case .tooLong(let limit): "The rules have more than \(limit) characters. Use fewer or shorter lines."
        case .badLine(let line):
            "“\(line)” is not a pay rule. Write a line such as “band day>8:00 OT50 150% pay”, "
                + "“supplement NIGHT 23:00-06:00 days 1234567 25% pay”, “week 1” or “period monthly 1”."
        case .twice(let word): "There are two lines “\(word)”. Keep one of them."
        }
    }
}
