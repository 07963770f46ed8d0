import Attendance
package import BeaconKit
package import Station

/// Attempts to sign in, counted for all processes together.
extension HubAccess: AttemptStore {
    package var attempts: (any AttemptStore)? { self }

    package func count<Value: Sendable>(
        _ door: SignInThrottle.Door,
        from address: String,
        at now: Instant,
        _ change: @Sendable (inout SignInThrottle) -> Value
    ) throws -> Value {
        let names = SignInThrottle.names(of: door, from: address)
        return try writing { session in
            // Also of what is not there yet: two first attempts at once are two.
            try session.execute("LOCK TABLE muster.sign_in_attempt IN SHARE ROW EXCLUSIVE MODE")
            var before: [String: SignInThrottle.Kept] = [:]
            for name in names {
                let sql = "SELECT wrong, last, opened FROM muster.sign_in_attempt WHERE name = $1"
                let rows = try session.execute(sql, .text(name))
                guard rows.count > 0 else { continue }
                before[name] = SignInThrottle.Kept(
                    wrong: Int(clamping: try rows.integer(0, 0)),
                    last: Instant(microseconds: try rows.integer(0, 1)),
                    opened: try rows.optionalInteger(0, 2).map(Instant.init(microseconds:))
                )
            }
            var throttle = SignInThrottle(before, of: door, from: address)
            let value = change(&throttle)
            let after = throttle.kept(before, of: door, from: address, at: now)
            // Who has to wait changes nothing, and costs no write.
            for name in names where before[name] != after[name] { try Self.keep(after[name], name, session) }
            return value
        }
    }

    private static func keep(_ kept: SignInThrottle.Kept?, _ name: String, _ session: PostgresSession) throws {
        guard let kept else {
            try session.execute("DELETE FROM muster.sign_in_attempt WHERE name = $1", .text(name))
            return
        }
        let sql = """
            INSERT INTO muster.sign_in_attempt (name, wrong, last, opened) VALUES ($1, $2::bigint, $3::bigint, $4::bigint)
            ON CONFLICT (name) DO UPDATE SET wrong = excluded.wrong, last = excluded.last, opened = excluded.opened
            """
        try session.execute(
            sql,
            .text(name),
            .integer(Int64(kept.wrong)),
            .integer(kept.last.microseconds),
            .integer(kept.opened?.microseconds)
        )
    }
}
