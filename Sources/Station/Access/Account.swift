package import Attendance

/// Somebody who can sign in.
package struct Account: Hashable, Sendable, Identifiable {
    package let id: AccountID
    /// What its holder types to sign in: 1–64 characters, unique whatever the case of its letters.
    package let name: String
    package let role: Role
    /// Whose own record it may see.
    package let person: PersonID?
    /// Which sites of a hub it sees. An administrator sees all, and could let themselves see them.
    package let sites: SiteSight

    /// - Throws: ``AccessError/badName`` for a name that is empty, too long, or has spaces at its ends or control
    ///   characters in it.
    package init(
        id: AccountID = AccountID(),
        name: String,
        role: Role,
        person: PersonID? = nil,
        sites: SiteSight = .all
    ) throws(AccessError) {
        guard (1...64).contains(name.count), name.first?.isWhitespace == false, name.last?.isWhitespace == false,
            !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw .badName }
        self.id = id
        self.name = name
        self.role = role
        self.person = person
        self.sites = role == .admin ? .all : sites
    }
}
