package import Attendance
package import BeaconKit

/// What a secret stands for: a browser that signed in, a kiosk, or a program.
package struct Credential: Hashable, Sendable, Identifiable {
    package enum Kind: Hashable, Sendable {
        /// A browser in which somebody signed in.
        case session(AccountID)
        /// A kiosk at a door: the board and punches, nothing else.
        case kiosk
        /// A program, for an account and with no more than these permissions.
        case token(AccountID, Set<Permission>)
    }

    /// Names it to people who may revoke it; no secret.
    package let id: String
    /// Of the secret.
    package let digest: String
    package let kind: Kind
    /// The kiosk's or the program's name; for a session the browser's.
    package let name: String
    package let created: Instant
    package var lastUsed: Instant
    /// When it ends whatever happens; `nil` for never.
    package let expires: Instant?

    package init(
        id: String,
        digest: String,
        kind: Kind,
        name: String,
        created: Instant,
        lastUsed: Instant,
        expires: Instant?
    ) {
        self.id = id
        self.digest = digest
        self.kind = kind
        self.name = name
        self.created = created
        self.lastUsed = lastUsed
        self.expires = expires
    }

    /// A new one for a secret.
    package init(secret: Secret, kind: Kind, name: String, at now: Instant) {
        let expires: Instant? =
            if case .session = kind { now.adding(microseconds: Self.sessionLife) } else { nil }
        self.init(
            id: AccountID().rawValue,
            digest: secret.digest,
            kind: kind,
            name: String(name.prefix(80)),
            created: now,
            lastUsed: now,
            expires: expires
        )
    }

    /// A session ends 30 days after signing in, in µs …
    private static let sessionLife: Int64 = 30 * 86_400_000_000
    /// … or when it was not used for 12 hours.
    package static let sessionRest: Int64 = 12 * 3_600_000_000

    /// Whether it still counts.
    package func isValid(at now: Instant) -> Bool {
        if let expires, now >= expires { return false }
        guard case .session = kind else { return true }
        return now.microseconds(since: lastUsed) < Self.sessionRest
    }
}
