/// What somebody is to work from a day on.
package struct Contract: Hashable, Sendable {
    /// Random; what an end refers to.
    package let id: String
    package let person: PersonID
    package let terms: ContractTerms
    package let from: LocalDay
    /// The last day; `nil` without an end.
    package let to: LocalDay?

    /// - Throws: ``ContractError/datesReversed(from:to:)``.
    package init(id: String, person: PersonID, terms: ContractTerms, from: LocalDay, to: LocalDay? = nil)
        throws(ContractError)
    {
        if let to, to < from { throw .datesReversed(from: from, to: to) }
        self.id = id
        self.person = person
        self.terms = terms
        self.from = from
        self.to = to
    }

    package func covers(_ day: LocalDay) -> Bool { from <= day && day <= to ?? day }
}
