/// Everybody's contracts: at most one for a person and day.
package struct ContractLedger: Hashable, Sendable {
    /// In the order of their first days.
    private var contracts: [PersonID: [Contract]] = [:]

    package init() {}

    /// - Throws: ``ContractError/overlap(on:)``.
    package mutating func put(_ contract: Contract) throws(ContractError) {
        var known = contracts[contract.person, default: []]
        for other in known {
            let first = max(other.from, contract.from)
            if first <= other.to ?? first, first <= contract.to ?? first { throw .overlap(on: first) }
        }
        known.insert(contract, at: known.firstIndex { $0.from > contract.from } ?? known.count)
        contracts[contract.person] = known
    }

    /// Ends a contract after a day, or takes it away altogether.
    ///
    /// - Parameter last: the last day on which it counts; `nil` if it never counts.
    /// - Throws: ``ContractError/noSuchContract(_:)``.
    package mutating func end(_ id: String, of person: PersonID, after last: LocalDay?) throws(ContractError) {
        guard let index = contracts[person]?.firstIndex(where: { $0.id == id }), let known = contracts[person]?[index]
        else { throw .noSuchContract(id) }
        contracts[person]?.remove(at: index)
        if contracts[person]?.isEmpty == true { contracts[person] = nil }
        guard let last, last >= known.from else { return }
        let end = min(last, known.to ?? last)
        try put(Contract(id: id, person: person, terms: known.terms, from: known.from, to: end))
    }

    package func terms(of person: PersonID, on day: LocalDay) -> ContractTerms? {
        contracts[person]?.last { $0.from <= day }.flatMap { $0.covers(day) ? $0.terms : nil }
    }

    /// A person's contracts in the order of their days.
    package func contracts(of person: PersonID) -> [Contract] { contracts[person] ?? [] }

    package var isEmpty: Bool { contracts.isEmpty }

    /// Everybody's contracts in the order of their first days.
    package var all: [Contract] { contracts.values.joined().sorted { ($0.from, $0.id) < ($1.from, $1.id) } }
}
