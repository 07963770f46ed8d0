import Attendance
package import BeaconKit
package import Station
import Synchronization

/// The sites of a hub as people may see them. Row-level security shows a transaction the sites that it names, and no other.
package final class HubSites: SiteSource {
    /// Whose sites are shown.
    package enum Sight: Hashable, Sendable {
        case all
        case some(Set<Int64>)

        fileprivate var text: String {
            switch self {
            case .all: "all"
            case .some(let sites): sites.isEmpty ? "" : sites.sorted().map(String.init).joined(separator: ",")
            }
        }
    }

    private let pool: PostgresPool
    private let sight: Sight
    private let books = Mutex<[Int64: SiteBook]>([:])
    private static let mostBooks = 64

    package init(_ address: PostgresAddress, connections: Int = 4, sight: Sight = .all) {
        pool = PostgresPool(address.with(role: .web), most: connections)
        self.sight = sight
    }

    package func sites(at now: Instant) async throws -> [SiteSummary] {
        try await reading { connection in try await Self.sites(connection, site: nil, at: now) }
    }

    package func board(of site: Int64, at now: Instant) async throws -> SiteBoard? {
        let known = books.withLock { $0[site] }
        let read = try await reading { connection -> (SiteSummary, SiteBook)? in
            guard let summary = try await Self.sites(connection, site: site, at: now).first else { return nil }
            if let known, known.head == summary.entries { return (summary, known) }
            return (summary, try await SiteReader(connection, at: now).book(of: site, head: summary.entries))
        }
        guard let (summary, found) = read else { return nil }
        var book = found
        let asOf = min(now, summary.lastWord ?? now)
        let isStale = summary.isStale(at: now)
        var stored = StoredState(roster: book.roster)
        stored.head = book.head
        let people = book.board(of: stored, at: asOf, isFrozen: isStale)
        let worked = book
        books.withLock { books in
            if books.count >= Self.mostBooks, let other = books.keys.first { books[other] = nil }
            books[site] = worked
        }
        return SiteBoard(site: summary, people: people, asOf: asOf)
    }

    private static func sites(
        _ connection: PostgresConnection,
        site: Int64?,
        at now: Instant
    ) async throws -> [SiteSummary] {
        let sql = """
            SELECT station.site, station.key, station.name, station.time_zone, station.last_word, head.sequence,
                coalesce(people.count, 0), coalesce(present.count, 0), alarm.kind, alarm.sequence, alarm.since
            FROM muster.station
            LEFT JOIN muster.head ON head.site = station.site
            LEFT JOIN (SELECT site, count(*) FROM muster.person WHERE NOT archived GROUP BY site) people
                ON people.site = station.site
            LEFT JOIN (
                SELECT presence.site, count(*) FROM muster.presence
                JOIN muster.station ON station.site = presence.site
                WHERE open AND "limit" > least($2::bigint, coalesce(station.last_word, $2::bigint))
                GROUP BY presence.site
            ) present ON present.site = station.site
            LEFT JOIN LATERAL (
                SELECT kind, sequence, since FROM muster.alarm WHERE alarm.site = station.site AND ended IS NULL
                ORDER BY id DESC LIMIT 1
            ) alarm ON true
            WHERE ($1::int IS NULL OR station.site = $1::int) ORDER BY lower(station.name), station.site
            """
        let rows = try await connection.execute(sql, .integer(site), .integer(now.microseconds))
        return try (0..<rows.count).compactMap { row in
            guard let station = PeerID(try rows.text(row, 1)) else { return nil }
            let kind = rows.optionalText(row, 8).flatMap { SharingTrouble.Kind(rawValue: $0) }
            return SiteSummary(
                id: try rows.integer(row, 0),
                station: station,
                name: try rows.text(row, 2),
                timeZone: rows.optionalText(row, 3),
                lastWord: try rows.optionalInteger(row, 4).map { Instant(microseconds: $0) },
                entries: try rows.optionalInteger(row, 5) ?? 0,
                people: Int(try rows.integer(row, 6)),
                onSite: Int(try rows.integer(row, 7)),
                trouble: try kind.map { kind in
                    SharingTrouble(
                        peer: station,
                        kind: kind,
                        sequence: try rows.integer(row, 9),
                        since: Instant(microseconds: try rows.integer(row, 10))
                    )
                }
            )
        }
    }

    private func reading<Value: Sendable>(
        _ body: (PostgresConnection) async throws -> Value
    ) async throws -> Value {
        let sight = sight.text
        return try await pool.with { connection in
            try await connection.pipeline([
                PostgresStatement("BEGIN READ ONLY"),
                PostgresStatement("SELECT set_config('muster.sites', $1, true)", .text(sight)),
            ])
            return try await body(connection)
        }
    }
}
