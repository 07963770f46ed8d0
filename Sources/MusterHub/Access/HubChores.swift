package import Attendance
package import BeaconKit
import Station

/// What must be done once, however many processes there are: a lock of the database lets one of them do it.
package struct HubChores: Sendable {
    private let pool: PostgresPool
    /// Any number, as long as it is the same for all processes, and not that of migrations.
    private static let lock = 7_781_884_373

    package init(_ address: PostgresAddress) { pool = PostgresPool(address.with(role: .access), most: 1) }

    /// Deletes sessions that ended, attempts to sign in that no longer count, and notes of who looked at records that were kept for long enough.
    ///
    /// - Returns: how many rows went; `nil` where another process is at it.
    /// - Throws: ``PostgresError``; then nothing was deleted.
    @discardableResult
    package func clean(keeping retention: Retention, at now: Instant) async throws -> Int? {
        try await pool.with { connection in
            let isMine = try await connection.pipeline([
                PostgresStatement("BEGIN"), PostgresStatement("SELECT pg_try_advisory_xact_lock(\(Self.lock))"),
            ])[1].boolean(0, 0)
            guard isMine else { return nil }
            var statements = [
                PostgresStatement(
                    """
                    DELETE FROM muster.credential
                    WHERE expires <= $1::bigint OR kind = 'session' AND last_used <= $1::bigint - $2::bigint
                    """,
                    .integer(now.microseconds),
                    .integer(Credential.sessionRest)
                ),
                PostgresStatement(
                    """
                    DELETE FROM muster.sign_in_attempt
                    WHERE last <= $1::bigint - $2::bigint AND (opened IS NULL OR opened <= $1::bigint - $3::bigint)
                    """,
                    .integer(now.microseconds),
                    .integer(SignInThrottle.memory),
                    .integer(SignInThrottle.openedMemory)
                ),
            ]
            if let days = retention.days(of: .recordAccess) {
                statements.append(
                    PostgresStatement(
                        """
                        DELETE FROM muster.record_access WHERE day < to_char(
                            to_timestamp($1::bigint / 1000000) AT TIME ZONE 'UTC' - make_interval(days => $2::int),
                            'YYYY-MM-DD')
                        """,
                        .integer(now.microseconds),
                        .integer(Int64(days))
                    )
                )
            }
            let done = try await connection.pipeline(statements + [PostgresStatement("COMMIT")])
            return done.reduce(0) { $0 + $1.affected }
        }
    }
}
