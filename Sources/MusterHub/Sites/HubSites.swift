import Attendance
package import BeaconKit
package import Station
import Synchronization

/// The sites of a hub as people may see them. Row-level security shows a transaction the sites that it names, and no other.
package final class HubSites: SiteSource {
    private let pool: PostgresPool
    private let listener: SiteNews?
    private let books = Mutex<[Int64: SiteLedger]>([:])
    private static let mostBooks = 64

    /// - Parameter news: tells what is new; `nil` where nobody waits for it, as in a command.
    package init(_ address: PostgresAddress, connections: Int = 4, news: SiteNews? = nil) {
        pool = PostgresPool(address.with(role: .web), most: connections)
        listener = news
    }

    package func sites(seenBy sight: SiteSight, at now: Instant) async throws -> [SiteSummary] {
        try await reading(sight) { connection in try await Self.sites(connection, site: nil, at: now) }
    }

    package func board(of site: Int64, seenBy sight: SiteSight, at now: Instant) async throws -> SiteBoard? {
        let known = books.withLock { $0[site] }
        let read = try await reading(sight) { connection -> (SiteSummary, SiteLedger)? in
            guard let summary = try await Self.sites(connection, site: site, at: now).first else { return nil }
            if let known, known.head == summary.entries { return (summary, known) }
            return (summary, try await SiteReader(connection, at: now).book(of: site, head: summary.entries))
        }
        guard let (summary, found) = read else { return nil }
        var book = found
        let asOf = min(now, summary.lastHeard ?? now)
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

    package func people(
        _ query: SitePeopleQuery,
        seenBy sight: SiteSight,
        at now: Instant
    ) async throws -> [SitePerson] {
        let sql = """
            SELECT site, site_name, id, number, name, department, on_site, last_word FROM (
                SELECT person.site, station.name AS site_name, person.id, person.number, person.name, person.department,
                    coalesce(\(Self.isOnSite(at: "$1::bigint")), false) AS on_site, station.last_word
                FROM muster.person
                JOIN muster.station ON station.site = person.site
                LEFT JOIN muster.presence ON presence.site = person.site AND presence.person = person.id
                WHERE NOT person.archived AND NOT EXISTS (
                    SELECT FROM unnest($2::text[]) AS word (pattern)
                    WHERE concat_ws(' ', person.name, person.department, person.number) NOT ILIKE pattern
                )
            ) found
            WHERE on_site OR NOT $3::boolean ORDER BY lower(name), site, id LIMIT $4::bigint
            """
        let patterns = query.words.map { word in
            "%" + word.map { "\\%_".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "%"
        }
        return try await reading(sight) { connection in
            let rows = try await connection.execute(
                sql,
                .integer(now.microseconds),
                .texts(patterns),
                .boolean(query.isOnSite),
                .integer(Int64(query.limit))
            )
            return try (0..<rows.count).compactMap { row in
                guard let number = PersonNumber(rawValue: Int(try rows.integer(row, 3))) else { return nil }
                return SitePerson(
                    site: try rows.integer(row, 0),
                    siteName: try rows.text(row, 1),
                    id: PersonID(rawValue: try rows.text(row, 2)),
                    number: number,
                    name: try rows.text(row, 4),
                    department: try rows.text(row, 5),
                    isOnSite: try rows.boolean(row, 6),
                    lastHeard: try rows.optionalInteger(row, 7).map { Instant(microseconds: $0) }
                )
            }
        }
    }

    /// The condition on a row of `presence`, with its station: nobody is absent later than the station's last word.
    private static func isOnSite(at now: String) -> String {
        "open AND \"limit\" > least(\(now), coalesce(station.last_word, \(now)))"
    }

    /// Chains and alarms only grow, so that their numbers name a state in every process.
    package func version(of site: Int64?, seenBy sight: SiteSight) async throws -> String {
        try await reading(sight) { connection in
            let rows = try await connection.execute(
                """
                SELECT (SELECT coalesce(sum(sequence), 0)::bigint FROM muster.head WHERE $1::int IS NULL OR site = $1::int),
                    (SELECT count(*) + count(ended) FROM muster.alarm WHERE $1::int IS NULL OR site = $1::int)
                """,
                .integer(site)
            )
            return "\(try rows.integer(0, 0)).\(try rows.integer(0, 1))"
        }
    }

    package func news(of site: Int64?, seenBy sight: SiteSight) -> AsyncStream<Void> {
        listener?.wakings(site: site, sight: sight) ?? AsyncStream { $0.finish() }
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
                WHERE \(isOnSite(at: "$2::bigint"))
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
                lastHeard: try rows.optionalInteger(row, 4).map { Instant(microseconds: $0) },
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
        _ sight: SiteSight,
        _ body: (PostgresConnection) async throws -> Value
    ) async throws -> Value {
        do {
            return try await pool.with { connection in
                try await connection.pipeline([
                    PostgresStatement("BEGIN READ ONLY"),
                    PostgresStatement("SELECT set_config('muster.sites', $1, true)", .text(sight.text)),
                ])
                return try await body(connection)
            }
        } catch let error as PostgresError {
            throw error.ofStore
        }
    }
}
