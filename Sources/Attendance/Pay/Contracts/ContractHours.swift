/// How much somebody is to work.
package enum ContractHours: Hashable, Sendable {
    /// So many minutes a week, spread over some days: 1 for Monday to 7 for Sunday.
    case weekly(Int, days: Set<Int>)
    /// Minutes for Monday to Sunday, seven of them.
    case byWeekday([Int])

    /// Refuses more than a week or a day has.
    func check() throws(ContractError) {
        switch self {
        case .weekly(let minutes, let days):
            guard !days.isEmpty, days.allSatisfy((1...7).contains) else { throw .badDays }
            guard (0...days.count * 1440).contains(minutes) else { throw .tooManyHours(days: days.count) }
        case .byWeekday(let minutes):
            guard minutes.count == 7 else { throw .notSevenDays(minutes.count) }
            guard minutes.allSatisfy((0...1440).contains) else { throw .tooManyHours(days: 1) }
        }
    }

    /// What is expected on a day, in minutes. Minutes that do not divide go to the first days of the week, so that the
    /// week has what the contract says.
    package func minutes(on day: LocalDay) -> Int {
        switch self {
        case .byWeekday(let minutes): return minutes[day.weekday - 1]
        case .weekly(let minutes, let days):
            guard days.contains(day.weekday) else { return 0 }
            let place = days.count { $0 < day.weekday }
            return minutes / days.count + (place < minutes % days.count ? 1 : 0)
        }
    }

    /// Of a whole week, in minutes.
    package var week: Int {
        switch self {
        case .weekly(let minutes, _): minutes
        case .byWeekday(let minutes): minutes.reduce(0, +)
        }
    }
}
