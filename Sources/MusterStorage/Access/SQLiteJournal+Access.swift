package import Attendance
import BeaconKit
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

    package func save(_ account: Account, password: PasswordHash?, check: ([Account]) throws -> Void) throws {
        try writing { db in
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

    package func remove(_ id: AccountID, check: ([Account]) throws -> Void) throws {
        try writing { db in
            try check(try Self.accounts(db))
            try db.execute(sql: "DELETE FROM credential WHERE account = ?", arguments: [id.rawValue])
            try db.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [id.rawValue])
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
