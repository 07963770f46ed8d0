package import Attendance
package import BeaconKit

/// Lets people, kiosks and programs in, or doesn't.
///
/// Passwords are hashed by a ``PasswordQueue``, one at a time: enough for people, and too slow for those who guess. Whoever
/// is signed in waits neither for it nor for a disk to which something is written.
package actor AccessControl {
    let store: any AccessStore
    private let writer = WaitingThread("access")
    let cost: PasswordHash.Cost
    private var throttle = SignInThrottle()
    let passwords = PasswordQueue()
    private var codes = OneTimeCodes()
    /// What an attempt with an unknown name is compared with, so that it takes as long as any other. Made when the first
    /// one comes: a start must not wait for it.
    private var nobody: PasswordHash?
    /// When secrets were last used, as far as the store may not know it yet.
    private var uses: [String: Instant] = [:]

    package init(store: any AccessStore, cost: PasswordHash.Cost = .standard) {
        self.store = store
        self.cost = cost
    }

    /// Notes that a principal looks at somebody's record, or at everybody's at once. One's own is one's own.
    ///
    /// - Parameter day: the day on the site's wall.
    package func record(
        _ principal: Principal,
        looksAt part: RecordAccess.Part,
        of person: PersonID?,
        on day: LocalDay,
        at now: Instant
    ) async throws {
        if let person, principal.account?.person == person { return }
        let access = RecordAccess(
            person: person,
            actor: principal.actor,
            part: part,
            day: day,
            first: now,
            last: now
        )
        try await write { try $0.record(access) }
    }

    /// Writes on a thread of its own: a slow disk holds up those who change something, and nobody else.
    func write(_ work: @escaping @Sendable (any AccessStore) throws -> Void) async throws {
        let store = store
        try await writer.run { try work(store) }
    }

    /// Who looked at somebody's record, the last first.
    package func accesses(to person: PersonID, limit: Int) throws -> [RecordAccess] {
        try store.accesses(to: person, limit: limit)
    }

    // MARK: Signing in

    /// Signs somebody in.
    ///
    /// - Parameters:
    ///   - address: from where; attempts are slowed down for it too.
    ///   - browser: what the browser calls itself, for the list of sessions.
    /// - Returns: the secret for the browser's cookie.
    /// - Throws: ``AccessError/wrongPassword``, ``AccessError/tooManyAttempts(seconds:)`` or ``AccessError/busy``, or
    ///   ``StoreError``.
    package func signIn(name: String, password: String, address: String, browser: String, at now: Instant) async throws
        -> Secret
    {
        let found = try store.account(named: name)
        let isRight = try await attempt(.named(name), address: address, at: now) {
            try await matches(password, found?.password) && found != nil
        }
        // The account may have gone, or got another password, while its old one was hashed.
        guard isRight, let found, try store.account(named: name)?.password == found.password else {
            throw AccessError.wrongPassword
        }
        return try await open(.session(found.account.id), name: browser, at: now)
    }

    /// Lets somebody try a secret, unless too many were wrong.
    func attempt(
        _ door: SignInThrottle.Door,
        address: String,
        at now: Instant,
        _ isRight: () async throws -> Bool
    ) async throws -> Bool {
        let seconds = try await counting(door, address, at: now) { $0.begin(door, address: address, at: now) }
        if let seconds { throw AccessError.tooManyAttempts(seconds: seconds) }
        do {
            let isRight = try await isRight()
            if isRight { try await counting(door, address, at: now) { $0.succeeded(door, address: address) } }
            return isRight
        } catch {
            // Where it cannot be written, the attempt counts as a wrong one.
            try? await counting(door, address, at: now) { $0.withdrawn(door, address: address) }
            throw error
        }
    }

    /// Counts here, or for all processes where several let people in.
    private func counting<Value: Sendable>(
        _ door: SignInThrottle.Door,
        _ address: String,
        at now: Instant,
        _ change: @escaping @Sendable (inout SignInThrottle) -> Value
    ) async throws -> Value {
        guard let attempts = store.attempts else { return change(&throttle) }
        return try await writer.run { try attempts.count(door, from: address, at: now, change) }
    }

    /// Whether a password is the one that is kept; as slow where none is.
    func matches(_ password: String, _ kept: PasswordHash?) async throws -> Bool {
        let password = String(password.prefix(PasswordRule.length.upperBound))
        let (cost, nobody) = (cost, nobody)
        let (isRight, made) = try await passwords.run {
            let compared = try kept ?? nobody ?? PasswordHash(Secret().text, cost: cost)
            return (compared.matches(password), kept == nil ? compared : nil)
        }
        if let made { self.nobody = made }
        return isRight
    }

    /// Who shows a secret, without its being used: a page that stays open is no sign that somebody is there.
    ///
    /// - Parameter secret: `nil` for somebody who showed none.
    package func principal(showing secret: Secret?, at now: Instant) throws -> Principal {
        guard let secret, let credential = try credential(of: secret), credential.isValid(at: now) else {
            return .anonymous
        }
        return try principal(credential)
    }

    /// Who uses a secret.
    package func principal(using secret: Secret, at now: Instant) throws -> Principal {
        guard let credential = try credential(of: secret) else { return .anonymous }
        let (store, id) = (store, credential.id)
        guard credential.isValid(at: now) else {
            writer.start { try? store.removeCredential(id) }
            return .anonymous
        }
        // Once a minute is enough to know what is in use, and nobody waits until that is written. Where it cannot be
        // written, as on a full disk, this station knows it nevertheless.
        if now.microseconds(since: credential.lastUsed) >= Self.useInterval {
            uses = uses.filter { now.microseconds(since: $0.value) < Self.useInterval }
            uses[id] = now
            writer.start { try? store.touch(id, at: now) }
        }
        return try principal(credential)
    }

    /// How often it is written that a secret is used, in µs.
    private static let useInterval: Int64 = 60_000_000

    private func credential(of secret: Secret) throws -> Credential? {
        try store.credential(digest: secret.digest).map(withLastUse)
    }

    private func withLastUse(_ credential: Credential) -> Credential {
        var credential = credential
        if let use = uses[credential.id] { credential.lastUsed = max(credential.lastUsed, use) }
        return credential
    }

    private func principal(_ credential: Credential) throws -> Principal {
        switch credential.kind {
        case .kiosk:
            return .kiosk(credential)
        case .session(let id):
            guard let account = try account(id) else { return .anonymous }
            return .account(account, credential)
        case .token(let id, let scopes):
            guard let account = try account(id) else { return .anonymous }
            return .program(account, credential, scopes)
        }
    }

    /// Ends one session, kiosk or token.
    package func revoke(_ id: String) async throws {
        guard try store.credentials().contains(where: { $0.id == id }) else { throw AccessError.noSuchCredential }
        try await write { try $0.removeCredential(id) }
    }

    /// Ends every session of an account.
    package func signOutEverywhere(_ account: AccountID) async throws {
        try await write { try $0.removeSessions(of: account, except: nil) }
    }

    /// Everything that was let in.
    package func credentials() throws -> [Credential] { try store.credentials().map(withLastUse) }

    // MARK: The first administrator

    /// Whether nobody can sign in yet.
    package func needsSetUp() throws -> Bool { try store.accounts().isEmpty }

    /// A code for the set-up page, for the terminal. A newer one replaces it.
    package func setUpCode(at now: Instant) -> String { codes.make(.setUp, validFor: 86_400_000_000, at: now) }

    /// Makes the first administrator and signs them in.
    package func setUp(
        code: String,
        name: String,
        password: String,
        address: String,
        browser: String,
        at now: Instant
    ) async throws -> Secret {
        guard try needsSetUp() else { throw AccessError.alreadySetUp }
        let isRight = try await attempt(.setUp, address: address, at: now) { codes.isValid(code, for: .setUp, at: now) }
        guard isRight else { throw AccessError.wrongCode }
        let account = try Account(name: name, role: .admin)
        let hash = try await hash(password, name: name)
        let draft = Self.draft(account, by: account.id.actor, at: now)
        try await write { store in
            try store.save(account, password: hash, recording: draft) { accounts in
                guard accounts.isEmpty else { throw AccessError.alreadySetUp }
            }
        }
        codes.use(code)
        return try await open(.session(account.id), name: browser, at: now)
    }

    // MARK: Kiosks and programs

    /// A code with which a browser becomes a kiosk, valid for ten minutes, once.
    package func kioskCode(name: String, at now: Instant) -> String {
        codes.make(.kiosk(name), validFor: 600_000_000, at: now)
    }

    /// Makes the browser that shows a code a kiosk.
    package func enrol(code: String, address: String, at now: Instant) async throws -> Secret {
        var name: String?
        _ = try await attempt(.kiosk, address: address, at: now) {
            if case .kiosk(let wished)? = codes.purpose(of: code, at: now) { name = wished }
            return name != nil
        }
        guard let name else { throw AccessError.wrongCode }
        codes.use(code)
        return try await open(.kiosk, name: name, at: now)
    }

    /// Makes a token for a program. It is shown once.
    package func makeToken(name: String, for account: AccountID, scopes: Set<Permission>, at now: Instant) async throws
        -> Secret
    {
        try await open(.token(account, scopes), name: name, at: now)
    }

    private func open(_ kind: Credential.Kind, name: String, at now: Instant) async throws -> Secret {
        let secret = Secret()
        let credential = Credential(secret: secret, kind: kind, name: name, at: now)
        try await write { try $0.add(credential) }
        return secret
    }

    func account(_ id: AccountID) throws -> Account? { try store.accounts().first { $0.id == id } }
}
