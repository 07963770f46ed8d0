/// An account is gone.
package struct AccountRemoved: FactContent {
    package static let kind = "account-removed"
    package static let changes: Fact.Subjects = .accounts
    package static let retention: RetentionKind? = nil

    package let account: AccountID

    package init(account: AccountID) {
        self.account = account
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .accountRemoved(self) }
}
