/// Whose the names of accounts are: worked out of the journal, to erase them with the person.
package struct AccountNames: Sendable {
    private struct Naming: Sendable {
        /// `nil` while the account is nobody's.
        var person: PersonID?
        let name: Commitment
    }

    private var accounts: [AccountID: [Naming]] = [:]

    package init() {}

    package mutating func apply(_ fact: Fact) {
        guard case .accountSet(let set) = fact else { return }
        let (account, person, name) = (set.account, set.person, set.name)
        // What it was called before it was anybody's is what they were called.
        if let person, let namings = accounts[account] {
            accounts[account] = namings.map { Naming(person: $0.person ?? person, name: $0.name) }
        }
        accounts[account, default: []].append(Naming(person: person, name: name))
    }

    /// Those that a person's accounts had while they were theirs, and before they were anybody's.
    package func names(of person: PersonID) -> Set<Commitment> {
        Set(accounts.values.joined().filter { $0.person == person }.map(\.name))
    }
}
