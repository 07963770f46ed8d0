import BeaconKit

/// A person's running hours account: a pure function of days, contracts, rules and bookings, computed anew each time.
///
/// On each day, in this order: an opening balance is set; what was worked and credited beyond what was expected is
/// added; then bookings and payouts; on the last day for hours of the year before, what is left of them expires; and
/// where the rules settle, the account is brought within its limits. Hours of the year before are used first.
package struct HoursAccount: Hashable, Sendable {
    private let person: PersonID
    private let contracts: ContractLedger
    private let rules: ScopedRules<AccountRules>
    /// By day, each once.
    private let bookings: [LocalDay: [AccountBooking]]
    private let zones: ZoneHistory
    /// In minutes.
    private var balance = 0
    private var carried = 0

    package init(
        of person: PersonID,
        contracts: ContractLedger,
        rules: ScopedRules<AccountRules> = ScopedRules(),
        bookings: [AccountBooking] = [],
        zones: ZoneHistory
    ) {
        self.person = person
        self.contracts = contracts
        self.rules = rules
        self.zones = zones
        var known: Set<String> = []
        let own = bookings.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
            .filter { $0.person == person && known.insert($0.id).inserted }
        self.bookings = Dictionary(grouping: own, by: \.day)
    }

    /// Goes on with days in order, one after another without a gap. The first begins at nothing.
    package mutating func add(_ days: [AccountInput]) -> [AccountDay] { days.map { add($0) } }

    private mutating func add(_ input: AccountInput) -> AccountDay {
        var day = AccountDay(input.day)
        let booked = bookings[input.day] ?? []
        for booking in booked where booking.kind == .opening {
            balance = booking.minutes
            carried = 0
        }
        day.opening = balance
        count(input, &day)
        for booking in booked {
            switch booking.kind {
            case .opening: break
            case .adjustment: day.booked += booking.minutes
            case .payout: day.paidOut += booking.minutes
            }
        }
        change(by: day.worked + day.credited - day.expected + day.compensation + day.booked - day.paidOut)
        if let rules = rules.rules(of: person, department: input.department, on: input.day) { settle(rules, &day) }
        let next = input.day.adding(1)
        if next.month == 1, next.day == 1 { carried = max(0, balance) }
        day.closing = balance
        day.carried = carried
        return day
    }

    private func count(_ input: AccountInput, _ day: inout AccountDay) {
        day.compensation = input.compensation
        let terms = contracts.terms(of: person, on: input.day)
        day.expected = input.planned ?? terms?.hours.minutes(on: input.day) ?? 0
        // Where a rota plans, a contract's flexitime and core time do not apply.
        guard let terms, input.planned == nil else {
            day.worked = Totals.minutes(input.spans.reduce(0) { $0 + $1.length })
            return
        }
        let isFree = input.holiday != nil || !input.leaves.isEmpty
        let flexitime = Flexitime(
            input.spans,
            on: input.day,
            terms: terms,
            approved: input.approved,
            isDue: !isFree && day.expected > 0,
            zones: zones
        )
        day.worked = Totals.minutes(flexitime.counted.reduce(0) { $0 + $1.length })
        day.outside = Totals.minutes(flexitime.outside.reduce(0) { $0 + $1.length })
        day.missedCore = flexitime.missedCore
        day.credits = DayCredit.credits(
            expected: day.expected,
            worked: day.worked,
            holiday: input.holiday,
            leaves: input.leaves.map { ($0.kind, $0.part) }
        )
    }

    private mutating func change(by minutes: Int) {
        balance += minutes
        if minutes < 0 { carried = max(0, carried + minutes) }
    }

    private mutating func settle(_ rules: AccountRules, _ day: inout AccountDay) {
        if let expiry = rules.expiry, (expiry.month, expiry.day) == (day.day.month, day.day.day) {
            day.expired = min(carried, max(0, balance))
            change(by: -day.expired)
            carried = 0
        }
        guard rules.settles(day.day) else { return }
        if let ceiling = rules.ceiling, balance > ceiling {
            let excess = balance - ceiling
            switch rules.excess {
            case .lapse: day.lapsed = excess
            case .payout: day.paidOut += excess
            }
            change(by: -excess)
        }
        if let floor = rules.floor, balance < floor {
            day.forgiven = floor - balance
            balance = floor
        }
    }
}
