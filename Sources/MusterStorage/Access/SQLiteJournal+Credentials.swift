package import Attendance
package import BeaconKit
import GRDB
package import Station

/// What was let in.
extension SQLiteJournal {
    private static let columns = "id, digest, kind, account, scopes, name, created, last_used, expires"

    package func add(_ credential: Credential) throws {
        let kind: String
        var account: AccountID?
        var scopes: Set<Permission> = []
        switch credential.kind {
        case .session(let id): (kind, account) = ("session", id)
        case .kiosk: kind = "kiosk"
        case .token(let id, let granted): (kind, account, scopes) = ("token", id, granted)
        }
        try writing { db in
            try db.execute(
                sql: "INSERT INTO credential (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    credential.id, credential.digest, kind, account?.rawValue,
                    scopes.map(\.rawValue).sorted().joined(separator: " "), credential.name,
                    credential.created.microseconds, credential.lastUsed.microseconds, credential.expires?.microseconds,
                ]
            )
        }
    }

    package func credential(digest: String) throws -> Credential? {
        try reading { db in
            let statement = try db.cachedStatement(sql: "SELECT \(Self.columns) FROM credential WHERE digest = ?")
            return try Row.fetchOne(statement, arguments: [digest]).map(Self.credential)
        }
    }

    package func credentials() throws -> [Credential] {
        try reading { db in
            try Row.fetchAll(db, sql: "SELECT \(Self.columns) FROM credential ORDER BY created, id").map(
                Self.credential
            )
        }
    }

    package func touch(_ id: String, at now: Instant) throws {
        try writing { db in
            try db.execute(sql: "UPDATE credential SET last_used = ? WHERE id = ?", arguments: [now.microseconds, id])
        }
    }

    package func removeCredential(_ id: String) throws {
        try writing { db in try db.execute(sql: "DELETE FROM credential WHERE id = ?", arguments: [id]) }
    }

    package func removeSessions(of account: AccountID, except kept: String?) throws {
        try writing { db in
            try db.execute(
                sql: "DELETE FROM credential WHERE account = ? AND kind = 'session' AND id IS NOT ?",
                arguments: [account.rawValue, kept]
            )
        }
    }

    private static func credential(_ row: Row) throws -> Credential {
        let account = (try row.optional(3) as String?).map(AccountID.init(rawValue:))
        let scopes = (try row.value(4) as String).split(separator: " ").compactMap { Permission(rawValue: String($0)) }
        let kind: Credential.Kind
        switch (try row.value(2) as String, account) {
        case ("session", let account?): kind = .session(account)
        case ("kiosk", nil): kind = .kiosk
        case ("token", let account?): kind = .token(account, Set(scopes))
        default: throw StoreError(.damaged, "A credential cannot be read. Restore a backup: `muster restore`.")
        }
        return Credential(
            id: try row.value(0),
            digest: try row.value(1),
            kind: kind,
            name: try row.value(5),
            created: Instant(microseconds: try row.value(6)),
            lastUsed: Instant(microseconds: try row.value(7)),
            expires: (try row.optional(8) as Int64?).map(Instant.init(microseconds:))
        )
    }
}
