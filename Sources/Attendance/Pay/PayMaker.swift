import BeaconKit

/// Pays people of one site: makes each calculator once for all who share the rules.
package struct PayMaker: Sendable {
    private let book: ScopedRules<PayRules>
    private let holidays: [LocalDay: Holiday]
    private let zones: ZoneHistory
    private let range: DayRange
    private var calculators: [Key: PayCalculator] = [:]

    private struct Key: Hashable {
        let rules: PayRules
        /// When the days were closed; the holidays are those that were known then.
        let closing: Instant?
    }

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
            paid.append(pay(day, by: rules, after: &counters))
        }
        return paid
    }

    /// The next day of a person.
    ///
    /// - Parameter closed: when it was closed, and the holidays that were known then; `nil` for an open day.
    mutating func pay(
        _ day: PayDay,
        by rules: PayRules,
        closed: (at: Instant, holidays: [LocalDay: Holiday])? = nil,
        after counters: inout PayCounters
    ) -> DayPay {
        let key = Key(rules: rules, closing: closed?.at)
        if let known = calculators[key] { return known.pay(day, after: &counters) }
        let made = PayCalculator(rules, holidays: closed?.holidays ?? holidays, zones: zones, range: range)
        calculators[key] = made
        return made.pay(day, after: &counters)
    }
}
