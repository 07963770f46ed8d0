package import BeaconKit
import Station

/// Looks whether everything is as a hub needs it.
package struct HubInspection: Sendable {
    package struct Finding: Hashable, Sendable, Encodable {
        package let isGood: Bool
        package let description: String
    }

    private let address: PostgresAddress
    /// How much the database's clock may differ, in µs: nothing is decided by it but how long alarms lasted.
    private static let clockTolerance: Int64 = 5_000_000

    package init(_ address: PostgresAddress) { self.address = address }

    /// - Throws: ``PostgresError`` where the database cannot be used at all.
    package func findings(at now: Instant) async throws -> [Finding] {
        try await HubSetup(address).check()
        var findings: [Finding] = []
        func add(_ isGood: Bool, _ text: String) { findings.append(Finding(isGood: isGood, description: text)) }
        let connection = PostgresConnection(address.with(role: .web))
        try await connection.connect()
        let facts = try await connection.execute(
            """
            SELECT current_setting('server_version'), (extract(epoch FROM clock_timestamp()) * 1e6)::bigint,
                coalesce(inet_server_addr() <<= '127.0.0.0/8' OR inet_server_addr() = '::1', true),
                current_setting('fsync'), current_setting('synchronous_commit'), pg_is_in_recovery(),
                (SELECT count(*) FROM pg_roles WHERE rolname LIKE 'muster\\_%' AND (rolsuper OR rolbypassrls))
            """
        )
        add(true, "PostgreSQL \(try facts.text(0, 0)) answers, with schema \(HubSchema.version).")
        let isLocal = try facts.boolean(0, 2)
        let isEncrypted = await connection.isEncrypted
        add(
            isLocal || isEncrypted,
            isEncrypted
                ? "The connection is encrypted."
                : isLocal
                    ? "The connection stays on this machine."
                    : "The connection is not encrypted. Add sslmode=verify-full to the address."
        )
        let difference = try facts.integer(0, 1) - now.microseconds
        add(
            difference.magnitude <= UInt64(Self.clockTolerance),
            "The database's clock differs by \(difference / 1000) ms."
        )
        let isDurable = try facts.text(0, 3) == "on" && facts.text(0, 4) != "off"
        add(
            isDurable,
            isDurable
                ? "What is committed is on the disk."
                : "The database does not wait for its disk. Set fsync and synchronous_commit to on."
        )
        if try facts.boolean(0, 5) { add(false, "This server is a standby. Name the primary in the address.") }
        add(
            try facts.integer(0, 6) == 0,
            try facts.integer(0, 6) == 0
                ? "The hub's roles see the rows that they may see, and no others."
                : "A role of the hub passes by row-level security. Run: ALTER ROLE … NOSUPERUSER NOBYPASSRLS"
        )
        let sites = try await HubSites(address, connections: 1).sites(seenBy: .all, at: now)
        let silent = sites.filter { $0.isStale(at: now) }
        add(
            silent.isEmpty,
            silent.isEmpty
                ? "\(sites.count) stations have told everything within the last minute."
                : "\(silent.count) of \(sites.count) stations are silent: "
                    + silent.prefix(10).map(\.name).joined(separator: ", ") + "."
        )
        for site in sites { if let trouble = site.trouble { add(false, "\(site.name): \(trouble)") } }
        return findings
    }
}
