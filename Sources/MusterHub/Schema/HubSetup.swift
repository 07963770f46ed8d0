/// Prepares a database for a hub, and looks whether it is prepared.
package struct HubSetup: Sendable {
    private let address: PostgresAddress

    /// - Parameter address: as the user that the hub uses.
    package init(_ address: PostgresAddress) { self.address = address.with(role: nil) }

    /// Makes the roles and the tables, or brings them up to date. What is there already stays.
    ///
    /// - Returns: from which version to which.
    /// - Throws: ``PostgresError``; then nothing was written.
    package func prepare() async throws -> (from: Int, to: Int) {
        let connection = PostgresConnection(address)
        try await connection.connect()
        if let found = try await Self.version(connection), found > HubSchema.version { throw Self.newer(found) }
        let roles = PostgresAddress.Role.allCases.map(\.rawValue)
        let making = roles.map { role in
            """
            IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '\(role)') THEN
                CREATE ROLE \(role) NOLOGIN NOINHERIT;
            END IF;
            IF NOT pg_has_role(current_user, '\(role)', 'MEMBER') THEN
                EXECUTE format('GRANT \(role) TO %I', current_user);
            END IF;

            """
        }
        let script = """
            BEGIN;
            SELECT pg_advisory_xact_lock(\(Self.lock));
            DO $$ BEGIN
            \(making.joined())
            IF to_regnamespace('muster') IS NULL THEN
                CREATE SCHEMA muster AUTHORIZATION muster_owner;
            END IF;
            END $$;
            COMMIT;
            """
        do {
            try await connection.script(script)
        } catch {
            await connection.rollBack()
            throw error
        }
        return try await migrate()
    }

    /// Brings the tables up to date, one program at a time.
    ///
    /// - Throws: ``PostgresError`` of the code `newer` for tables of a newer version.
    @discardableResult
    package func migrate() async throws -> (from: Int, to: Int) {
        let connection = PostgresConnection(address.with(role: .owner))
        try await connection.connect()
        do {
            try await connection.execute("BEGIN")
            try await connection.execute("SELECT pg_advisory_xact_lock(\(Self.lock))")
            let found = try await Self.version(connection) ?? 0
            guard found <= HubSchema.version else { throw Self.newer(found) }
            if found == 0 {
                try await connection.script(
                    """
                    CREATE TABLE muster.schema_version (version int PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());
                    GRANT USAGE ON SCHEMA muster TO muster_ingest, muster_web;
                    GRANT SELECT ON muster.schema_version TO muster_ingest, muster_web;
                    """
                )
            }
            for version in found..<HubSchema.version {
                try await connection.script(HubSchema.migrations[version])
                try await connection.execute(
                    "INSERT INTO muster.schema_version (version) VALUES ($1::int)",
                    .integer(Int64(version + 1))
                )
            }
            try await connection.execute("COMMIT")
            return (found, HubSchema.version)
        } catch {
            await connection.rollBack()
            throw error
        }
    }

    /// Looks whether a hub of this version can work here, and brings older tables up to date.
    ///
    /// - Throws: ``PostgresError``.
    package func check() async throws {
        let connection = PostgresConnection(address.with(role: .ingest))
        try await connection.connect()
        guard let found = try await Self.version(connection) else { throw Self.notPrepared }
        if found > HubSchema.version { throw Self.newer(found) }
        if found < HubSchema.version { try await migrate() }
    }

    /// The version of the tables; `nil` where there are none.
    static func version(_ connection: PostgresConnection) async throws -> Int? {
        let sql = "SELECT to_regclass('muster.schema_version') IS NOT NULL"
        guard try await connection.execute(sql).boolean(0, 0) else { return nil }
        let rows = try await connection.execute("SELECT coalesce(max(version), 0) FROM muster.schema_version")
        return Int(try rows.integer(0, 0))
    }

    /// Any number, as long as it is the same for all hubs.
    private static let lock = 7_781_884_372

    static let notPrepared = PostgresError(
        .notPrepared,
        "The database is not prepared for a hub. Run: muster hub init --database ADDRESS"
    )

    private static func newer(_ version: Int) -> PostgresError {
        PostgresError(
            .newer,
            "The database is of a newer version of muster (schema \(version); this one knows \(HubSchema.version)). "
                + "Install that version here."
        )
    }
}
