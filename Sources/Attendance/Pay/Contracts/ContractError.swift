/// Why a contract or the rules of an hours account are refused. The description says what to do.
package enum ContractError: Error, Hashable, Sendable {
    case badHours(String)
    case badDays
    case tooManyHours(days: Int)
    case notSevenDays(Int)
    case coreOutsideFlexitime(DailyHours, DailyHours)
    case tooManyBreaks(Int)
    case badTerms(String)
    case datesReversed(from: LocalDay, to: LocalDay)
    case overlap(on: LocalDay)
    case noSuchContract(String)
    case badAccount(String)
    case limitsReversed(ceiling: Int, floor: Int)
    case limitTooLarge(Int)
    case badExpiry(String)
    case bookingTooLarge(Int)
    case bookingOfNothing
    case payoutNotPositive(Int)
}

extension ContractError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .badHours(let text): "“\(text)” must be hours of one day such as 07:00-20:00."
        case .badDays: "The days of a contract must be days of the week, 1 for Monday to 7 for Sunday, such as 12345."
        case .tooManyHours(let days):
            "\(days == 1 ? "A day has" : "\(days) days have") \(days * 24) hours. Enter 0:00 to \(days * 24):00."
        case .notSevenDays(let count):
            "Hours by day must be seven, for Monday to Sunday, not \(count). Enter 0:00 for a free day."
        case .coreOutsideFlexitime(let core, let flexitime):
            "The core time \(core) is not within the flexitime \(flexitime). Shorten one or extend the other."
        case .tooManyBreaks(let count): "A contract may have \(BreakRules.most) breaks, not \(count). Leave some out."
        case .badTerms(let text):
            "“\(text)” is not a contract. Write, for example, “weekly 38:30 days 12345 core 10:00-15:00 flexitime "
                + "07:00-20:00” or “by-day 8:00 8:00 0:00 8:00 4:00 0:00 0:00 break 0:30 after 6:00”."
        case .datesReversed(let from, let to): "The first date, \(from), is after the last, \(to). Swap them."
        case .overlap(let day):
            "The person already has a contract on \(day). End that one first, or start this one after it."
        case .noSuchContract(let id): "There is no contract “\(id)”. List the person's contracts to find the right one."
        case .badAccount(let text):
            "“\(text)” is not a rule of an hours account. Write, for example, “ceiling 40:00; floor -20:00; settle monthly "
                + "lapse; expire 03-31”."
        case .limitsReversed(let ceiling, let floor):
            "The ceiling, \(HoursText.text(ceiling)), is below the floor, \(HoursText.text(floor)). Swap them."
        case .limitTooLarge(let minutes):
            "A limit must be -9999:00 to 9999:00, not \(HoursText.text(minutes))."
        case .badExpiry(let text):
            "“\(text)” must be a month and a day such as 03-31, and not 02-29. Leave it out if nothing expires."
        case .bookingTooLarge(let minutes): "A booking must be -9999:00 to 9999:00, not \(HoursText.text(minutes))."
        case .bookingOfNothing: "The booking changes nothing. Enter hours such as 2:30 or -1:00."
        case .payoutNotPositive(let minutes):
            "A payout must be more than 0:00, not \(HoursText.text(minutes)). It reduces the account by itself."
        }
    }
}
