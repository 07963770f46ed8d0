/// The days of the calendar on which a supplement's hours begin.
package enum PayDays: Hashable, Sendable {
    /// 1 for Monday to 7 for Sunday, at least one.
    case weekdays(Set<Int>)
    /// Every holiday of the site; of half a holiday the half that is free.
    case holidays
    /// The holidays of this name.
    case holiday(String)

    /// The most characters of a holiday's name.
    static let longestName = 100

    /// Refuses what no day can be.
    func check() throws(PayRuleError) {
        switch self {
        case .weekdays(let days):
            guard !days.isEmpty, days.allSatisfy((1...7).contains) else { throw .badDays(digits) }
        case .holidays: break
        case .holiday(let name):
            let isPlain = name.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control && $0 != "\"" && $0 != ";"
            }
            guard (1...Self.longestName).contains(name.count), isPlain,
                name.first?.isWhitespace == false, name.last?.isWhitespace == false
            else { throw .badHolidayName(String(name.prefix(40))) }
        }
    }

    private var digits: String {
        guard case .weekdays(let days) = self else { return "" }
        return days.sorted().map(String.init).joined()
    }
}

extension PayDays: CustomStringConvertible {
    /// As `days 67`, `holidays` or `holiday "Christmas Day"`.
    package var description: String {
        switch self {
        case .weekdays: "days \(digits)"
        case .holidays: "holidays"
        case .holiday(let name): "holiday \"\(name)\""
        }
    }
}
