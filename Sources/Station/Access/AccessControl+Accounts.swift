package import Attendance
package import BeaconKit

/// Who can sign in.
extension AccessControl {
    /// Who can sign in, by name.
    package func accounts() throws -> [Account] { try store.accounts() }

    /// What accounts are and were called, also those that are gone, by what the journal says of who did something.
    package func actorNames() throws -> ActorNames { ActorNames(try store.actorNames()) }

    /// Makes an account.
    ///
    /// - Parameter actor: who makes it, as the journal says it.
    @discardableResult
    package func add(
        name: String,
        role: Role,
        person: PersonID? = nil,
        sites: SiteSight = .all,
        password: String,
        by actor: String,
        at now: Instant
    ) async throws -> Account {
        let account = try Account(name: name, role: role, person: person, sites: sites)
        let hash = try await hash(password, name: name)
        let draft = Self.draft(account, by: actor, at: now)
        try await write { store in
            try store.save(account, password: hash, recording: draft) { accounts in
                try Self.checkFree(name, for: nil, in: accounts)
            }
        }
        return account
    }

    /// Changes an account's name, role, person or sites. Its sessions go on, with what the new role may do.
    ///
    /// - Parameter actor: who changes it, as the journal says it.
    package func change(
        _ id: AccountID,
        name: String,
        role: Role,
        person: PersonID?,
        sites: SiteSight = .all,
        by actor: String,
        at now: Instant
    ) async throws {
        let changed = try Account(id: id, name: name, role: role, person: person, sites: sites)
        let draft = Self.draft(changed, by: actor, at: now)
        try await write { store in
            try store.save(changed, password: nil, recording: draft) { accounts in
                guard accounts.contains(where: { $0.id == id }) else { throw AccessError.noSuchAccount }
                try Self.checkFree(name, for: id, in: accounts)
                if role != .admin { try Self.checkNotLast(id, in: accounts) }
            }
        }
    }

    /// Removes an account and everything that it let in.
    ///
    /// - Parameter actor: who removes it, as the journal says it.
    package func remove(_ id: AccountID, by actor: String, at now: Instant) async throws {
        let draft = EntryDraft(
            .accountRemoved(AccountRemoved(account: id)),
            happened: now,
            source: .supervisor,
            actor: actor
        )
        try await write { store in
            try store.remove(id, recording: draft) { accounts in
                guard accounts.contains(where: { $0.id == id }) else { throw AccessError.noSuchAccount }
                try Self.checkNotLast(id, in: accounts)
            }
        }
    }

    /// Sets an account's password, and ends its sessions but the one in which it was done.
    package func setPassword(_ password: String, of id: AccountID, keeping session: String? = nil) async throws {
        guard let account = try account(id) else { throw AccessError.noSuchAccount }
        let hash = try await hash(password, name: account.name)
        try await write { store in
            try store.save(account, password: hash, recording: nil) { accounts in
                guard accounts.contains(where: { $0.id == id }) else { throw AccessError.noSuchAccount }
            }
            try store.removeSessions(of: id, except: session)
        }
    }

    /// Changes one's own password.
    package func changePassword(
        from old: String,
        to new: String,
        of account: Account,
        keeping session: String?,
        address: String,
        at now: Instant
    ) async throws {
        let kept = try store.account(named: account.name)?.password
        let isRight = try await attempt(.named(account.name), address: address, at: now) {
            try await matches(old, kept) && kept != nil
        }
        guard isRight else { throw AccessError.wrongPassword }
        try await setPassword(new, of: account.id, keeping: session)
    }

    /// Hashes a password that is fit to be one.
    func hash(_ password: String, name: String) async throws -> PasswordHash {
        if let rule = PasswordRule.broken(by: password, name: name) { throw AccessError.weakPassword(rule) }
        let cost = cost
        return try await passwords.run { try PasswordHash(password, cost: cost) }
    }

    /// What the journal says of an account as it is now.
    static func draft(_ account: Account, by actor: String, at now: Instant) -> EntryDraft {
        let name = PersonalValue.make(accountName: account.name, of: account.id)
        return EntryDraft(
            .accountSet(
                AccountSet(
                    account: account.id,
                    role: account.role,
                    person: account.person,
                    sites: account.sites == .all ? nil : account.sites.text,
                    name: name.commitment
                )
            ),
            happened: now,
            source: .supervisor,
            actor: actor,
            personal: [name]
        )
    }

    private static func checkFree(_ name: String, for id: AccountID?, in accounts: [Account]) throws {
        if let holder = accounts.first(where: { $0.name.lowercased() == name.lowercased() && $0.id != id }) {
            throw AccessError.nameTaken(holder.name)
        }
    }

    private static func checkNotLast(_ id: AccountID, in accounts: [Account]) throws {
        let administrators = accounts.filter { $0.role == .admin }
        if administrators.map(\.id) == [id] { throw AccessError.lastAdministrator }
    }
}
