/// By what people are paid: pay rules, contracts, hours accounts, and the laws that a site has its days checked against.
///
/// It is made anew of its facts in their order.
package struct PayLedger: Hashable, Sendable {
    package private(set) var rules = ScopedRules<PayRules>()
    /// The limits of hours accounts.
    package private(set) var accountRules = ScopedRules<AccountRules>()
    package private(set) var contracts = ContractLedger()
    /// In the order of their days.
    private var bookings: [PersonID: [AccountBooking]] = [:]
    /// Time outside of the flexitime that counts all the same.
    private var approved: [PersonID: [LocalDay: [Interval]]] = [:]
    /// In the order of their first days.
    package private(set) var laws: [LawsChosen] = []
    /// In the order of their names and first days.
    package private(set) var payrollSetups: [PayrollSetupSet] = []

    package init() {}

    /// Applies a fact; passes over what says nothing of all this.
    ///
    /// - Throws: `ContractError` for a contract beside another one, or the end of one that is not there.
    mutating func apply(_ fact: Fact) throws(ContractError) {
        switch fact {
        case .payRulesSet(let set): rules.put(set.rules, for: set.scope, from: set.from)
        case .accountRulesSet(let set): accountRules.put(set.rules, for: set.scope, from: set.from)
        case .contractSet(let contract): try contracts.put(contract)
        case .contractEnded(let ended): try contracts.end(ended.id, of: ended.person, after: ended.to)
        case .hoursBooked(let booking):
            var known = bookings[booking.person, default: []]
            guard !known.contains(where: { $0.id == booking.id }) else { return }
            known.insert(booking, at: known.firstIndex { $0.day > booking.day } ?? known.count)
            bookings[booking.person] = known
        case .outsideTimeDecided(let decided):
            var known = approved[decided.person]?[decided.day] ?? []
            known.removeAll { $0 == decided.time }
            if decided.isApproved { known.append(decided.time) }
            approved[decided.person, default: [:]][decided.day] = known.isEmpty ? nil : known
        case .payrollSetupSet(let set):
            payrollSetups.removeAll { ($0.name, $0.from) == (set.name, set.from) }
            let place = payrollSetups.firstIndex { ($0.name, $0.from) > (set.name, set.from) }
            payrollSetups.insert(set, at: place ?? payrollSetups.count)
        case .lawsChosen(let chosen):
            laws.removeAll { $0.from == chosen.from }
            laws.insert(chosen, at: laws.firstIndex { $0.from > chosen.from } ?? laws.count)
        default: break
        }
    }

    /// Whether there is nothing by which a day could be paid or an account kept.
    package var isEmpty: Bool { rules.isEmpty && contracts.isEmpty && bookings.isEmpty }

    /// A person's bookings in the order of their days.
    package func bookings(of person: PersonID) -> [AccountBooking] { bookings[person] ?? [] }

    /// What counts of somebody's day though it is outside of the flexitime, in order of time.
    package func approved(of person: PersonID, on day: LocalDay) -> [Interval] {
        (approved[person]?[day] ?? []).sorted { $0.start < $1.start }
    }

    /// Everybody's bookings in the order of their days.
    package var allBookings: [AccountBooking] {
        bookings.values.joined().sorted { ($0.day, $0.id) < ($1.day, $1.id) }
    }

    /// The laws that count on a day; `nil` before any were chosen.
    package func laws(on day: LocalDay) -> LawsChosen? { laws.last { $0.from <= day } }

    /// How hours are exported under a name for days up to one; `nil` where there is no such export.
    package func payrollSetup(_ name: String, on day: LocalDay) -> PayrollSetupSet? {
        payrollSetups.last { $0.name == name && $0.from <= day }.flatMap { $0.mapping == nil ? nil : $0 }
    }

    /// The first day that an hours account must be worked out from for days from one on to be right; `nil` for people
    /// without an account: it needs a contract or a booking.
    ///
    /// - Parameter since: the day on which the person came to the roster. What a contract asked for before that was not
    ///   kept here.
    package func accountStart(of person: PersonID, since: LocalDay, for day: LocalDay) -> LocalDay? {
        let own = bookings(of: person)
        // An opening balance makes what was before it irrelevant.
        if let opening = own.last(where: { $0.kind == .opening && $0.day <= day }) { return opening.day }
        let contract = contracts.contracts(of: person).first.map { max($0.from, since) }
        return [contract, own.first?.day].compactMap(\.self).min()
    }
}
