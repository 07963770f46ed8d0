import Attendance
import BeaconKit
import Station

/// Reads what the database holds of the site that a transaction is about.
struct SiteReader: Sendable {
    private let connection: PostgresConnection
    private let now: Instant

    init(_ connection: PostgresConnection, at now: Instant) {
        self.connection = connection
        self.now = now
    }

    /// - Parameters:
    ///   - site: whose rows are read; `nil` where the transaction sees one site's rows only.
    ///   - head: the last entry of the chain.
    func book(of site: Int64? = nil, head: Int64) async throws -> SiteLedger {
        let columns = """
            SELECT sequence, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver, actor, hash
            FROM muster.body JOIN muster.entry USING (site, sequence) WHERE ($1::int IS NULL OR site = $1::int)
            """
        let rows = try await connection.pipeline([
            PostgresStatement(
                """
                \(columns) AND kind = 'punch' AND happened >= $2::bigint
                UNION ALL \(columns) AND kind <> 'punch' ORDER BY sequence
                """,
                .integer(site),
                .integer(now.adding(microseconds: -OnSiteLedger.reach).microseconds)
            ),
            PostgresStatement(
                """
                SELECT commitment, value FROM muster.personal
                WHERE ($1::int IS NULL OR site = $1::int) AND length(value) < 4096
                """,
                .integer(site)
            ),
        ])
        var entries: [Entry] = []
        entries.reserveCapacity(rows[0].count)
        for row in 0..<rows[0].count { if let entry = try? Self.entry(rows[0], row).entry() { entries.append(entry) } }
        var details: [Commitment: PersonDetails] = [:]
        for row in 0..<rows[1].count {
            let commitment = Commitment(rawValue: try rows[1].text(row, 0))
            details[commitment] = PersonDetails(personalValue: try rows[1].bytes(row, 1))
        }
        return try SiteLedger(entries, head: head, details: details, at: now)
    }

    /// The entry in a row: its place, what it says, and its hash.
    static func entry(_ rows: PostgresRows, _ row: Int) throws -> StoredEntry {
        StoredEntry(
            sequence: try rows.integer(row, 0),
            kind: try rows.text(row, 1),
            payload: try rows.text(row, 2),
            happened: Instant(microseconds: try rows.integer(row, 3)),
            recorded: Instant(microseconds: try rows.integer(row, 4)),
            timeZone: try rows.text(row, 5),
            offset: try rows.integer(row, 6),
            source: try rows.text(row, 7),
            receiver: rows.optionalText(row, 8),
            actor: try rows.text(row, 9),
            // The chain was verified before it was written; what is shown needs no links, but what names each entry.
            previousHash: [],
            hash: try rows.bytes(row, 10)
        )
    }
}
