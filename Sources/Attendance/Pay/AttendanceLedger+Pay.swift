import BeaconKit

/// What the book says of people's pay and hours accounts.
extension AttendanceLedger {
    /// Whose days are asked for.
    package struct Payee: Sendable {
        package let person: PersonID
        package let department: String
        /// The day on which they came to the roster.
        package let since: LocalDay

        package init(_ person: PersonID, department: String = "", since: LocalDay) {
            self.person = person
            self.department = department
            self.since = since
        }
    }

    /// People derived together, so that plans are worked out once for all of them.
    private static let chunk = 64

    /// The days of people with what they are paid as and with their hours accounts.
    ///
    /// Weeks, pay periods and accounts need days before the range; they are derived as far as they are needed, and not at
    /// all where no rules count and nobody has an account.
    ///
    /// - Parameter withAccounts: whether the accounts are worked out, which may need years.
    /// - Returns: for each of the people the days of the range.
    package func paidDays(
        of people: [Payee],
        in range: DayRange,
        withAccounts: Bool = true,
        knowledge: Timesheet.Knowledge
    ) -> [[PaidDay]] {
        let today = zones.day(of: knowledge.now)
        let reaching = Set(pay.rules.all.compactMap(\.rules))
        func reach(_ day: LocalDay) -> LocalDay { reaching.reduce(day) { min($0, $1.reach(of: day)) } }
        let accounts = people.map { payee -> LocalDay? in
            // No account goes on beyond yesterday, so that a day far ahead costs no more than any other.
            guard withAccounts, !pay.isEmpty, range.from < today else { return nil }
            let start = pay.accountStart(of: payee.person, since: payee.since, for: range.from)
            return start.map { max($0, keptFrom ?? $0) }
        }
        let starts = accounts.map { min(reach($0 ?? range.from), reach(range.from)) }
        var all = [[PaidDay]](repeating: [], count: people.count)
        eachDays(of: people, from: starts, to: range.to, knowledge: knowledge) { index, sheets in
            all[index] = paid(sheets, of: people[index], account: accounts[index], knowledge: knowledge)
                .filter { range.from <= $0.day && $0.day <= range.to }
        }
        return all
    }

    /// Derives people's days, each person's from a day of their own on, and hands them out one person after another.
    func eachDays(
        of people: [Payee],
        from starts: [LocalDay],
        to last: LocalDay,
        knowledge: Timesheet.Knowledge,
        _ take: (Int, [DaySheet]) -> Void
    ) {
        // Days before a person's own are cut again: those of one month are derived together.
        let groups = Dictionary(grouping: people.indices) { index in
            LocalDay(year: starts[index].year, month: starts[index].month, day: 1)
        }
        for group in groups.values {
            let first = group.reduce(last) { min($0, starts[$1]) }
            for begin in stride(from: 0, to: group.count, by: Self.chunk) {
                let part = group[begin..<min(begin + Self.chunk, group.count)]
                let asked = part.map { (people[$0].person, people[$0].department) }
                var sheets = [[DaySheet]](repeating: [], count: part.count)
                var from = first
                // An account may go back further than a report may.
                while let range = try? DayRange(from: from, to: min(last, from.adding(DayRange.longest - 1))) {
                    for (place, more) in days(of: asked, in: range, knowledge: knowledge).enumerated() {
                        sheets[place] += more
                    }
                    from = range.to.adding(1)
                }
                for (index, own) in zip(part, sheets) { take(index, own.filter { $0.day >= starts[index] }) }
            }
        }
    }

    private func paid(
        _ sheets: [DaySheet],
        of payee: Payee,
        account start: LocalDay?,
        knowledge: Timesheet.Knowledge
    ) -> [PaidDay] {
        let today = zones.day(of: knowledge.now)
        guard let first = sheets.first?.day, let last = sheets.last?.day, !pay.isEmpty else {
            return sheets.map { PaidDay(sheet: $0, rules: nil, pay: nil, account: nil) }
        }
        var maker = PayMaker(
            book: pay.rules,
            holidays: schedule.holidays,
            zones: zones,
            range: DayRange(ofAnyLength: first, last)
        )
        var counters = PayCounters()
        var rules: [LocalDay: PayRules] = [:]
        var paid: [LocalDay: DayPay] = [:]
        var inputs: [LocalDay: AccountInput] = [:]
        var outside: [LocalDay: [Interval]] = [:]
        var contractHours: [LocalDay: Int] = [:]
        let terms = sheets.map { PayTerms(of: payee, on: $0.day, in: self) }
        let own = zip(sheets, terms).map { sheet, terms in
            terms.pay.rules.rules(of: payee.person, department: terms.department, on: sheet.day)
        }
        let coming = coming(own, on: sheets.map(\.day))
        for (index, sheet) in sheets.enumerated() where sheet.day <= today && sheet.status != .expired {
            let worked = PayDay(sheet, policy: policy(on: sheet.day), zones: zones, now: knowledge.now)
            let terms = terms[index]
            let hasRota =
                terms.schedule.assignment(for: payee.person, department: terms.department, on: sheet.day) != nil
            var input = AccountInput(sheet, pay: worked, hasRota: hasRota)
            input.department = terms.department
            input.approved = pay.approved(of: payee.person, on: sheet.day)
            let contract = terms.pay.contracts.terms(of: payee.person, on: sheet.day)
            if !hasRota { contractHours[sheet.day] = contract?.hours.minutes(on: sheet.day) }
            let (counted, rest) = counting(worked, input, by: contract)
            if let own = own[index] {
                rules[sheet.day] = own
                let closed = terms.closing.map { (at: $0, holidays: terms.schedule.holidays) }
                paid[sheet.day] = maker.pay(counted, by: own, closed: closed, after: &counters)
            } else if let next = coming[index] {
                // What was worked before the first rules fills the week and the pay period in which they begin.
                _ = maker.pay(counted, by: next, after: &counters)
            }
            outside[sheet.day] = rest
            inputs[sheet.day] = input
        }
        var account = HoursAccount(
            of: payee.person,
            contracts: pay.contracts,
            rules: pay.accountRules,
            bookings: pay.bookings(of: payee.person),
            zones: zones
        )
        return sheets.map { sheet in
            let rules = rules[sheet.day]
            let dayPay = paid[sheet.day]
            var accountDay: AccountDay?
            // A day that goes on would show as missing hours.
            if let start, start <= sheet.day, sheet.day < today, var input = inputs[sheet.day] {
                if let rules, let dayPay { input.compensation = rules.accountChange(of: dayPay) }
                accountDay = account.add([input]).first
            }
            return PaidDay(
                sheet: sheet,
                rules: dayPay == nil ? nil : rules,
                pay: dayPay,
                outsideTimes: outside[sheet.day] ?? [],
                contractHours: contractHours[sheet.day],
                account: accountDay
            )
        }
    }

    /// For each day without rules those that begin after it in the same week or pay period.
    private func coming(_ rules: [PayRules?], on days: [LocalDay]) -> [PayRules?] {
        var next: (rules: PayRules, from: LocalDay)?
        return Array(
            zip(rules, days).reversed().map { own, day -> PayRules? in
                if let own {
                    next = (own, day)
                    return nil
                }
                guard let (rules, from) = next else { return nil }
                let isShared = rules.week(of: day).from == rules.week(of: from).from
                return isShared || rules.period(of: day).from == rules.period(of: from).from ? rules : nil
            }.reversed()
        )
    }

    /// A day's time as far as the contract lets it count, with what the contract credits, and the time outside.
    private func counting(_ day: PayDay, _ input: AccountInput, by terms: ContractTerms?) -> (PayDay, [Interval]) {
        // Where a rota plans, a contract's flexitime does not apply, and its shifts are there without what leave and
        // holidays take away, so that nothing is missing of them.
        guard let terms, input.planned == nil else { return (day, []) }
        let flexitime = Flexitime(
            input.spans,
            on: day.day,
            terms: terms,
            approved: input.approved,
            isDue: false,
            zones: zones
        )
        let counted = day.within(flexitime.counted)
        let credits = DayCredit.credits(
            expected: terms.hours.minutes(on: day.day),
            worked: Totals.minutes(flexitime.counted.reduce(0) { $0 + $1.length }),
            holiday: input.holiday,
            leaves: input.leaves.map { ($0.kind, $0.part) }
        )
        return (PayDay(day.day, spans: counted.spans, credits: credits.map(\.line)), flexitime.outside)
    }
}

/// By what somebody's day is paid: an open day as everything is now, a closed one as it was when it was closed.
private struct PayTerms {
    /// When the day was closed, if something was planned since.
    let closing: Instant?
    let department: String
    let schedule: Schedule
    let pay: PayLedger

    init(of payee: AttendanceLedger.Payee, on day: LocalDay, in book: AttendanceLedger) {
        let closed = book.periods.closed(day)
        closing = closed.flatMap { book.planning.differs(asOf: $0) ? $0 : nil }
        department = closed.flatMap { book.departments.name(of: payee.person, at: $0) } ?? payee.department
        let planning = book.planning.asOf(closing)
        (schedule, pay) = (planning.schedule, planning.pay)
    }
}
