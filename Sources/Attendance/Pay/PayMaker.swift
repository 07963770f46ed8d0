/// Pays people of one site: makes each calculator once for all who share the rules.
package struct PayMaker: Sendable {
    private let book: ScopedRules<PayRules>
    private let holidays: [LocalDay: Holiday]
    private let zones: ZoneHistory
    private let range: DayRange
    private var calculators: [PayRules: PayCalculator] = [:]

    /// - Parameter range: the days that will be given, from the earliest ``PayRules/reach(of:)`` on.
    package init(book: ScopedRules<PayRules>, holidays: [LocalDay: Holiday], zones: ZoneHistory, range: DayRange) {
        self.book = book
        self.holidays = holidays
        self.zones = zones
        self.range = range
    }

    /// The days of a person in order. Where no rules count there is no pay.
    package mutating func pay(_ days: [PayDay], of person: PersonID, department: String = "") -> [DayPay] {
        var counters = PayCounters()
        var paid: [DayPay] = []
        paid.reserveCapacity(days.count)
        for day in days {
            guard let rules = book.rules(of: person, department: department, on: day.day) else { continue }
            paid.append(calculator(rules).pay(day, after: &counters))
        }
        return paid
    }

    private mutating func calculator(_ rules: PayRules) -> PayCalculator {
        if let known = calculators[rules] { return known }
        let made = PayCalculator(rules, holidays: holidays, zones: zones, range: range)
        calculators[rules] = made
        return made
    }
}
