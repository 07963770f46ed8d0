import Foundation

/// Who an account is in the journal: random, says nothing about its holder, and is never given twice.
package struct AccountID: RawRepresentable, Hashable, Sendable, Codable {
    /// A UUID in lower case.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A new identifier.
    package init() {
        self.init(rawValue: UUID().uuidString.lowercased())
    }
}

extension AccountID {
    /// What the journal says of who did something with the account.
    package var actor: String { "account:\(rawValue)" }

    /// Under whom the account's names are kept: the account itself, as it may be nobody's.
    package var subject: PersonID { PersonID(rawValue: actor) }
}
