/// An account was made, renamed, or given another role or person: its whole state after that, so that whoever acts is
/// known by name, also when the account is gone.
package struct AccountSet: FactContent {
    package static let kind = "account-set"
    package static let changes: Fact.Subjects = .accounts
    package static let retention: RetentionKind? = nil

    package let account: AccountID
    package let role: Role
    /// Whose account it is, if it is somebody’s.
    package let person: PersonID?
    /// Which sites of a hub it sees, by their numbers with commas between; `nil` for all.
    package let sites: String?
    /// Commits to what it is called.
    package let name: Commitment

    package init(account: AccountID, role: Role, person: PersonID?, sites: String? = nil, name: Commitment) {
        self.account = account
        self.role = role
        self.person = person
        self.sites = sites
        self.name = name
    }

    package var personal: Fact.Personal? { (account.subject, [name]) }
    package var fact: Fact { .accountSet(self) }
}
