package import Attendance
package import Station
import Synchronization

/// Accounts, sessions and who looked at what, in the database, so that every process that serves pages knows the same.
///
/// The port is synchronous, as its callers run where waiting is allowed: see `docs/decisions/threads.md`. Whoever is signed in
/// waits for no one who writes, as reading has a connection of its own.
package final class HubAccess: AccessStore {
    private let reader: Mutex<PostgresSession>
    private let writer: Mutex<PostgresSession>

    package init(_ address: PostgresAddress) {
        let address = address.with(role: .access)
        reader = Mutex(PostgresSession(address))
        writer = Mutex(PostgresSession(address))
    }

    package func accounts() throws -> [Account] { try reading { try Self.accounts($0) } }

    package func account(named name: String) throws -> (account: Account, password: PasswordHash)? {
        try reading { session -> Found? in
            let sql = "SELECT \(Self.columns), password FROM muster.account WHERE folded_name = $1"
            let rows = try session.execute(sql, .text(name.lowercased()))
            guard rows.count > 0 else { return nil }
            guard let password = PasswordHash(text: try rows.text(0, 5)) else { throw Self.unreadable("password") }
            return Found(account: try Self.account(rows, 0), password: password)
        }.map { ($0.account, $0.password) }
    }

    private struct Found: Sendable {
        let account: Account
        let password: PasswordHash
    }

    package func save(
        _ account: Account,
        password: PasswordHash?,
        recording draft: EntryDraft?,
        check: ([Account]) throws -> Void
    ) throws {
        try changing(check, recording: draft) { session in
            let values: [PostgresValue] = [
                .text(account.id.rawValue), .text(account.name), .text(account.name.lowercased()),
                .text(account.role.rawValue), .text(account.person?.rawValue), .text(account.sites.text),
            ]
            let changed = """
                UPDATE muster.account SET name = $2, folded_name = $3, role = $4, person = $5, sites = $6 WHERE id = $1
                """
            let count = try session.execute(changed, values).affected
            if let password {
                let sql =
                    count > 0
                    ? "UPDATE muster.account SET password = $2 WHERE id = $1"
                    : """
                    INSERT INTO muster.account (id, name, folded_name, role, person, sites, password)
                    VALUES ($1, $2, $3, $4, $5, $6, $7)
                    """
                try session.execute(sql, (count > 0 ? [values[0]] : values) + [.text(password.text)])
            }
            // What is done by an account stays said by its name, also when the account is gone.
            let named = """
                INSERT INTO muster.actor_name (actor, name) VALUES ($1, $2)
                ON CONFLICT (actor) DO UPDATE SET name = excluded.name
                """
            try session.execute(named, .text(account.id.actor), .text(account.name))
        }
    }

    package func remove(_ id: AccountID, recording draft: EntryDraft, check: ([Account]) throws -> Void) throws {
        try changing(check, recording: draft) { session in
            try session.execute("DELETE FROM muster.credential WHERE account = $1", .text(id.rawValue))
            try session.execute("DELETE FROM muster.account WHERE id = $1", .text(id.rawValue))
        }
    }

    /// Removes the account of somebody who was erased, with every name of it. The last administrator's stays as nobody's.
    func erase(_ account: Account, recording draft: EntryDraft) throws {
        try Self.translating {
            try writer.withLock { session in
                try session.begin()
                do {
                    try session.execute("LOCK TABLE muster.account IN SHARE ROW EXCLUSIVE MODE")
                    let others = try Self.accounts(session).filter { $0.id != account.id }
                    if account.role == .admin, !others.contains(where: { $0.role == .admin }) {
                        let sql = "UPDATE muster.account SET person = NULL WHERE id = $1"
                        try session.execute(sql, .text(account.id.rawValue))
                    } else {
                        for table in ["credential WHERE account = $1", "account WHERE id = $1"] {
                            try session.execute("DELETE FROM muster.\(table)", .text(account.id.rawValue))
                        }
                        try session.execute("DELETE FROM muster.actor_name WHERE actor = $1", .text(account.id.actor))
                        try AccountChanges.leave(draft, session)
                    }
                    if let person = account.person {
                        try session.execute("DELETE FROM muster.pin WHERE person = $1", .text(person.rawValue))
                    }
                    try session.execute("COMMIT")
                } catch {
                    session.rollBack()
                    throw error
                }
            }
        }
    }

    package func actorNames() throws -> [String: String] {
        try reading { session in
            let rows = try session.execute("SELECT actor, name FROM muster.actor_name")
            var names: [String: String] = [:]
            for row in 0..<rows.count { names[try rows.text(row, 0)] = try rows.text(row, 1) }
            return names
        }
    }

    // MARK: -

    /// Changes accounts while nobody else does, and leaves in the same transaction what the hub's journal is to say of it:
    /// see ``AccountChanges``.
    private func changing(
        _ check: ([Account]) throws -> Void,
        recording draft: EntryDraft?,
        _ change: @Sendable (PostgresSession) throws -> Void
    ) throws {
        try Self.translating {
            try writer.withLock { session in
                try session.begin()
                do {
                    try session.execute("LOCK TABLE muster.account IN SHARE ROW EXCLUSIVE MODE")
                    try check(try Self.accounts(session))
                    try change(session)
                    if let draft { try AccountChanges.leave(draft, session) }
                    try session.execute("COMMIT")
                } catch {
                    session.rollBack()
                    throw error
                }
            }
        }
    }

    func reading<Value: Sendable>(_ body: @Sendable (PostgresSession) throws -> Value) throws -> Value {
        try Self.translating {
            try reader.withLock { session in
                do {
                    return try body(session)
                } catch let error as PostgresError where error.isOfConnection {
                    // A connection that broke off while nobody used it is no reason to refuse anybody.
                    return try body(session)
                }
            }
        }
    }

    func writing<Value: Sendable>(_ body: @Sendable (PostgresSession) throws -> Value) throws -> Value {
        try Self.translating {
            try writer.withLock { session in
                try session.begin()
                do {
                    let value = try body(session)
                    try session.execute("COMMIT")
                    return value
                } catch {
                    session.rollBack()
                    throw error
                }
            }
        }
    }

    private static func translating<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as PostgresError { throw error.ofStore }
    }

    private static let columns = "id, name, role, person, sites"

    private static func accounts(_ session: PostgresSession) throws -> [Account] {
        let rows = try session.execute("SELECT \(columns) FROM muster.account ORDER BY folded_name")
        return try (0..<rows.count).map { try account(rows, $0) }
    }

    private static func account(_ rows: PostgresRows, _ row: Int) throws -> Account {
        guard let role = Role(rawValue: try rows.text(row, 2)), let sites = SiteSight(text: try rows.text(row, 4)),
            let account = try? Account(
                id: AccountID(rawValue: rows.text(row, 0)),
                name: rows.text(row, 1),
                role: role,
                person: rows.optionalText(row, 3).map(PersonID.init(rawValue:)),
                sites: sites
            )
        else { throw unreadable("account") }
        return account
    }

    static func unreadable(_ what: String) -> StoreError {
        StoreError(.damaged, "The hub's database holds an unreadable \(what). Restore a backup of the database.")
    }
}
