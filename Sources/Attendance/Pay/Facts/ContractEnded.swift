/// A contract ends after a day, or never counted.
package struct ContractEnded: FactContent {
    package static let kind = "contract-ended"
    package static let changes: Fact.Subjects = .planning
    package static let retention: RetentionKind? = nil

    package let id: String
    package let person: PersonID
    /// The last day; `nil` if the contract never counts.
    package let to: LocalDay?

    package init(id: String, person: PersonID, to: LocalDay?) {
        self.id = id
        self.person = person
        self.to = to
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .contractEnded(self) }
}
