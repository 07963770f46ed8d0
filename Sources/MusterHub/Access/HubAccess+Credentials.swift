package import Attendance
package import BeaconKit
package import Station

/// What was let in: browsers, kiosks and programs.
extension HubAccess {
    private static let credentialColumns = "id, digest, kind, account, scopes, name, created, last_used, expires"

    package func add(_ credential: Credential) throws {
        let kind: String
        var account: AccountID?
        var scopes: Set<Permission> = []
        switch credential.kind {
        case .session(let id): (kind, account) = ("session", id)
        case .kiosk: kind = "kiosk"
        case .token(let id, let granted): (kind, account, scopes) = ("token", id, granted)
        }
        let values: [PostgresValue] = [
            .text(credential.id), .text(credential.digest), .text(kind), .text(account?.rawValue),
            .text(scopes.map(\.rawValue).sorted().joined(separator: " ")), .text(credential.name),
            .integer(credential.created.microseconds), .integer(credential.lastUsed.microseconds),
            .integer(credential.expires?.microseconds),
        ]
        try writing { session in
            let sql = """
                INSERT INTO muster.credential (\(Self.credentialColumns))
                VALUES ($1, $2, $3, $4, $5, $6, $7::bigint, $8::bigint, $9::bigint)
                """
            try session.execute(sql, values)
        }
    }

    package func credential(digest: String) throws -> Credential? {
        try reading { session in
            let sql = "SELECT \(Self.credentialColumns) FROM muster.credential WHERE digest = $1"
            let rows = try session.execute(sql, .text(digest))
            return rows.count > 0 ? try Self.credential(rows, 0) : nil
        }
    }

    package func credentials() throws -> [Credential] {
        try reading { session in
            let sql = "SELECT \(Self.credentialColumns) FROM muster.credential ORDER BY created, id"
            let rows = try session.execute(sql)
            return try (0..<rows.count).map { try Self.credential(rows, $0) }
        }
    }

    package func touch(_ id: String, at now: Instant) throws {
        try writing { session in
            let sql = "UPDATE muster.credential SET last_used = greatest(last_used, $2::bigint) WHERE id = $1"
            try session.execute(sql, .text(id), .integer(now.microseconds))
        }
    }

    package func removeCredential(_ id: String) throws {
        try writing { session in
            try session.execute("DELETE FROM muster.credential WHERE id = $1", .text(id))
            return
        }
    }

    package func removeSessions(of account: AccountID, except kept: String?) throws {
        try writing { session in
            let sql = """
                DELETE FROM muster.credential WHERE account = $1 AND kind = 'session' AND id IS DISTINCT FROM $2::text
                """
            try session.execute(sql, .text(account.rawValue), .text(kept))
        }
    }

    private static func credential(_ rows: PostgresRows, _ row: Int) throws -> Credential {
        let account = rows.optionalText(row, 3).map(AccountID.init(rawValue:))
        let scopes = try rows.text(row, 4).split(separator: " ").compactMap { Permission(rawValue: String($0)) }
        let kind: Credential.Kind
        switch (try rows.text(row, 2), account) {
        case ("session", let account?): kind = .session(account)
        case ("kiosk", nil): kind = .kiosk
        case ("token", let account?): kind = .token(account, Set(scopes))
        default: throw unreadable("credential")
        }
        return Credential(
            id: try rows.text(row, 0),
            digest: try rows.text(row, 1),
            kind: kind,
            name: try rows.text(row, 5),
            created: Instant(microseconds: try rows.integer(row, 6)),
            lastUsed: Instant(microseconds: try rows.integer(row, 7)),
            expires: try rows.optionalInteger(row, 8).map(Instant.init(microseconds:))
        )
    }
}
