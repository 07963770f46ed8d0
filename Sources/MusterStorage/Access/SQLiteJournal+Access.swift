package import Attendance
import BeaconKit
import Foundation
import GRDB
package import Station

/// Accounts and credentials, in tables of the journal's database so that one backup holds everything.
extension SQLiteJournal: AccessStore {
    package func accounts() throws -> [Account] {
        try reading { db in try Self.accounts(db) }
    }

    package func account(named name: String) throws -> (account: Account, password: PasswordHash)? {
        try reading { db in
            let sql = "SELECT id, name, role, person, password FROM account WHERE folded_name = ?"
            guard let row = try Row.fetchOne(db, sql: sql, arguments: [name.lowercased()]) else { return nil }
            guard let password = PasswordHash(text: try row.value(4)) else {
                throw StoreError(.damaged, "The password of the account “\(name)” cannot be read. Set a new one.")
            }
            return (try Self.account(row), password)
        }
    }

    package func save(
        _ account: Account,
        password: PasswordHash?,
        recording draft: EntryDraft?,
        check: ([Account]) throws -> Void
    ) throws {
        try recording(draft) { db in
            try check(try Self.accounts(db))
            let values: [(any DatabaseValueConvertible)?] = [
                account.name, account.name.lowercased(), account.role.rawValue, account.person?.rawValue,
            ]
            let changed = "UPDATE account SET name = ?, folded_name = ?, role = ?, person = ? WHERE id = ?"
            try db.execute(sql: changed, arguments: StatementArguments(values + [account.id.rawValue]))
            guard let password else { return }
            if db.changesCount == 0 {
                let added =
                    "INSERT INTO account (name, folded_name, role, person, id, password) VALUES (?, ?, ?, ?, ?, ?)"
                try db.execute(
                    sql: added,
                    arguments: StatementArguments(values + [account.id.rawValue, password.text])
                )
            } else {
                let set = "UPDATE account SET password = ? WHERE id = ?"
                try db.execute(sql: set, arguments: [password.text, account.id.rawValue])
            }
        }
    }

    package func remove(_ id: AccountID, recording draft: EntryDraft, check: ([Account]) throws -> Void) throws {
        try recording(draft) { db in
            try check(try Self.accounts(db))
            try Self.remove(id, db)
        }
    }

    package func actorNames() throws -> [String: String] {
        try reading { db in
            // The index on whose a value is finds them without reading anybody else's.
            let sql = """
                SELECT person, value FROM personal WHERE person >= 'account:' AND person < 'account;' ORDER BY rowid
                """
            var names: [String: String] = [:]
            for row in try Row.fetchAll(db.cachedStatement(sql: sql)) {
                names[try row.value(0)] = String(decoding: try row.value(1) as Data, as: UTF8.self)
            }
            for account in try Self.accounts(db) { names[account.id.actor] = account.name }
            return names
        }
    }

    /// - Throws: ``RosterError/lastAdministrator`` if, without somebody, nobody could let anybody in any more.
    static func checkAdministrator(without person: PersonID, _ db: Database) throws {
        let administrators = try accounts(db).filter { $0.role == .admin }
        guard administrators.isEmpty || administrators.contains(where: { $0.person != person }) else {
            throw RosterError.lastAdministrator
        }
    }

    /// Removes the accounts of somebody who is erased, and every name that the journal has of them.
    ///
    /// Where another station erased the last administrator of this one, the account stays as nobody's.
    static func eraseAccounts(of person: PersonID, _ db: Database) throws {
        let accounts = try accounts(db)
        let isLast = !accounts.contains { $0.role == .admin && $0.person != person }
        for account in accounts where account.person == person {
            if account.role == .admin, isLast {
                let sql = "UPDATE account SET person = NULL WHERE id = ?"
                try db.execute(sql: sql, arguments: [account.id.rawValue])
            } else {
                try remove(account.id, db)
            }
        }
        var names = AccountNames()
        let kind = AccountSet.kind
        let sql = "SELECT payload FROM entry WHERE kind = ? ORDER BY sequence"
        for payload in try String.fetchAll(db, sql: sql, arguments: [kind]) {
            names.apply(try Fact(kind: kind, payload: payload))
        }
        for name in names.names(of: person) {
            try db.execute(sql: "DELETE FROM personal WHERE commitment = ?", arguments: [name.rawValue])
        }
    }

    private static func remove(_ id: AccountID, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM credential WHERE account = ?", arguments: [id.rawValue])
        try db.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [id.rawValue])
    }

    /// Changes accounts, and appends what the journal says of that: both or none.
    private func recording(_ draft: EntryDraft?, _ change: (Database) throws -> Void) throws {
        guard let draft else { return try writing(change) }
        guard let key else { throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.") }
        try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in
                try db.inTransaction(.immediate) {
                    try change(db)
                    try Self.append([draft], recorded: draft.happened, key: key, path: path, db)
                    return .commit
                }
            }
        }
    }

    private static func accounts(_ db: Database) throws -> [Account] {
        try Row.fetchAll(db, sql: "SELECT id, name, role, person FROM account ORDER BY folded_name").map(account)
    }

    private static func account(_ row: Row) throws -> Account {
        guard let role = Role(rawValue: try row.value(2)),
            let account = try? Account(
                id: AccountID(rawValue: row.value(0)),
                name: row.value(1),
                role: role,
                person: (row.optional(3) as String?).map(PersonID.init(rawValue:))
            )
        else { throw StoreError(.damaged, "An account cannot be read. Restore a backup: `muster restore`.") }
        return account
    }

    func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try StoreError.translating(path: path) { try database.read(body) }
    }

    func writing<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try StoreError.translating(path: path) { try database.write(body) }
    }
}
