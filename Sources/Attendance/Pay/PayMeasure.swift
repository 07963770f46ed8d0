/// What a band counts.
package enum PayMeasure: Hashable, Sendable {
    /// The paid time of the day so far.
    case day
    /// The time of the week so far that no day's band has claimed.
    case week
    /// The time of the pay period so far that neither a day's nor a week's band has claimed.
    case period
    /// The paid time of the day so far, on the day of the week on which somebody works for the nth time, and later, 2
    /// to 7.
    case dayOfWeek(Int)
    /// The paid time of the day so far, on the nth day in a row on which somebody works, and later, 2 to 31.
    case dayInRow(Int)

    /// The most minutes after which a band can begin.
    var longest: Int {
        switch self {
        // A day of work may be longer than one of the calendar.
        case .day, .dayOfWeek, .dayInRow: 2 * 1440
        case .week: 7 * 1440
        case .period: 31 * 1440
        }
    }

    /// Counts the same, on all days on which the other does.
    func holds(whenever other: PayMeasure) -> Bool {
        switch (self, other) {
        case (.dayOfWeek(let number), .dayOfWeek(let later)), (.dayInRow(let number), .dayInRow(let later)):
            number <= later
        case (.day, _): other.isDaily
        default: self == other
        }
    }

    /// Counts within one day.
    var isDaily: Bool { self != .week && self != .period }
}

extension PayMeasure: LosslessStringConvertible {
    /// As `day`, `week`, `period`, `day-7-of-week` or `day-7-in-row`.
    package var description: String {
        switch self {
        case .day: "day"
        case .week: "week"
        case .period: "period"
        case .dayOfWeek(let number): "day-\(number)-of-week"
        case .dayInRow(let number): "day-\(number)-in-row"
        }
    }

    package init?(_ description: String) {
        switch description {
        case "day": self = .day
        case "week": self = .week
        case "period": self = .period
        default:
            let parts = description.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0] == "day", let number = Int(parts[1]) else { return nil }
            switch parts[2] {
            case "of-week" where (2...7).contains(number): self = .dayOfWeek(number)
            case "in-row" where (2...31).contains(number): self = .dayInRow(number)
            default: return nil
            }
            guard self.description == description else { return nil }
        }
    }
}
