import Attendance
import BeaconKit
import Station

/// Writes one part of a station's chain, inside one transaction: all of it or nothing.
struct BatchWriter: Sendable {
    private let connection: PostgresConnection
    private let peer: PeerID
    private let part: SharingPart
    private let name: String
    private let now: Instant

    /// What the database holds where the part is to go.
    private struct Place {
        var site: Int64
        var head: Head
        var position: Int64
        var mark: String
        /// The hashes of what the part has, and of the place before; and whether what it says is there.
        var held: [Int64: (hash: [UInt8], hasBody: Bool)]
    }

    init(_ connection: PostgresConnection, _ peer: PeerID, _ part: SharingPart, name: String, at now: Instant) {
        self.connection = connection
        self.peer = peer
        self.part = part
        self.name = name
        self.now = now
    }

    /// - Parameter book: the site as it was after the last part; `nil` to read it.
    /// - Returns: the site as it is now.
    /// - Throws: ``SharingError``, ``PostgresError``: then nothing was written, or nobody knows whether it was, which the head
    ///   tells next time.
    func write(following book: SiteLedger?) async throws -> SiteLedger {
        let place = try await lock()
        try check(place)
        let entries = part.excerpt.places.compactMap { place -> StoredEntry? in
            if case .entry(let entry) = place { entry } else { nil }
        }
        let isFilling = entries.contains {
            $0.sequence <= place.head.sequence && place.held[$0.sequence]?.hasBody != true
        }
        let read = entries.compactMap { try? $0.entry() }
        let values = part.values(of: read.lazy.map(\.fact))
        var statements = inserts(entries, values, read, place)
        let last = max(place.head.sequence, part.excerpt.last)
        var changed: Set<PersonID>?
        var known: SiteLedger
        if let book, book.head == place.head.sequence, !isFilling, !book.isWorn {
            known = book
            let new = read.filter { $0.sequence > place.head.sequence }
            changed = known.apply(new, head: last, details: Self.details(values))
        } else {
            try await connection.pipeline(statements)
            statements = []
            known = try await SiteReader(connection, at: now).book(head: last)
        }
        statements += SiteProjection(place.site, at: now).statements(&known, changed: changed)
        statements += ending(place)
        try await connection.pipeline(statements)
        return known
    }

    /// Begins the transaction, and waits until nobody else appends to this chain.
    private func lock() async throws -> Place {
        let excerpt = part.excerpt
        let rows = try await connection.pipeline(
            SiteAccess.beginning(peer, name: name) + [
                PostgresStatement("SELECT site, sequence, hash, position, mark FROM muster.head FOR UPDATE"),
                PostgresStatement(
                    """
                    SELECT entry.sequence, entry.hash, body.site IS NOT NULL FROM muster.entry
                    LEFT JOIN muster.body ON body.site = entry.site AND body.sequence = entry.sequence
                    WHERE entry.sequence BETWEEN $1::bigint AND $2::bigint
                    """,
                    .integer(excerpt.first - 1),
                    .integer(excerpt.last)
                ),
            ]
        )
        let head = rows[rows.count - 2]
        let held = rows[rows.count - 1]
        var place = Place(
            site: try head.integer(0, 0),
            head: Head(sequence: try head.integer(0, 1), hash: try head.bytes(0, 2)),
            position: try head.integer(0, 3),
            mark: try head.text(0, 4),
            held: [0: (Entry.noHash, true)]
        )
        for row in 0..<held.count {
            place.held[try held.integer(row, 0)] = (try held.bytes(row, 1), try held.boolean(row, 2))
        }
        return place
    }

    /// The head is the only gate: what does not follow on it, or contradicts what is held, is not written.
    private func check(_ place: Place) throws {
        let excerpt = part.excerpt
        guard excerpt.first <= place.head.sequence + 1 else { throw SharingError.unreadable }
        func compare(_ sequence: Int64, _ hash: [UInt8]) throws {
            guard place.held[sequence]?.hash == hash else {
                throw SharingError.trouble(
                    SharingTrouble(peer: peer, kind: .forked, sequence: sequence, since: now)
                )
            }
        }
        try compare(excerpt.first - 1, excerpt.previous)
        for (index, given) in excerpt.places.enumerated() {
            let sequence = excerpt.first + Int64(index)
            guard sequence <= place.head.sequence else { break }
            try compare(sequence, given.hash)
        }
    }

    private func inserts(
        _ entries: [StoredEntry],
        _ values: [PersonalValue],
        _ read: [Entry],
        _ place: Place
    ) -> [PostgresStatement] {
        let excerpt = part.excerpt
        guard !excerpt.places.isEmpty else { return [] }
        let site = PostgresValue.integer(place.site)
        let skipped = Int(max(0, place.head.sequence - excerpt.first + 1))
        var statements: [PostgresStatement] = []
        if skipped < excerpt.places.count {
            statements.append(
                PostgresStatement(
                    """
                    INSERT INTO muster.entry (site, sequence, hash)
                    SELECT $1::int, $2::bigint + place - 1, hash FROM unnest($3::bytea[]) WITH ORDINALITY AS new (hash, place)
                    """,
                    site,
                    .integer(excerpt.first + Int64(skipped)),
                    .byteArrays(excerpt.places.dropFirst(skipped).map(\.hash))
                )
            )
        }
        let new = entries.filter { place.held[$0.sequence]?.hasBody != true }
        if !new.isEmpty { statements.append(bodies(new, site)) }
        if !values.isEmpty {
            statements.append(
                PostgresStatement(
                    """
                    INSERT INTO muster.personal (site, commitment, person, salt, value)
                    SELECT $1::int, * FROM unnest($2::text[], $3::text[], $4::bytea[], $5::bytea[]) ON CONFLICT DO NOTHING
                    """,
                    site,
                    .texts(values.map(\.commitment.rawValue)),
                    .texts(values.map(\.person.rawValue)),
                    .byteArrays(values.map(\.salt)),
                    .byteArrays(values.map(\.value))
                )
            )
        }
        let erased = read.compactMap { entry -> String? in
            if case .personErased(let erased) = entry.fact { erased.person.rawValue } else { nil }
        }
        if !erased.isEmpty {
            let sql = "DELETE FROM muster.personal WHERE person = ANY ($1::text[])"
            statements.append(PostgresStatement(sql, .texts(erased)))
        }
        statements.append(
            PostgresStatement(
                """
                INSERT INTO muster.excerpt (site, first, last, signature)
                VALUES ($1::int, $2::bigint, $3::bigint, $4::bytea) ON CONFLICT DO NOTHING
                """,
                site,
                .integer(excerpt.first),
                .integer(excerpt.last),
                .bytes(excerpt.signature)
            )
        )
        return statements
    }

    private func bodies(_ new: [StoredEntry], _ site: PostgresValue) -> PostgresStatement {
        PostgresStatement(
            """
            INSERT INTO muster.body (site, sequence, kind, payload, happened, recorded, time_zone, utc_offset, source,
                receiver, actor, doubtful)
            SELECT $1::int, sequence, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver, actor,
                $12::boolean
            FROM unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::int[],
                $9::text[], $10::text[], $11::text[])
                AS new (sequence, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver, actor)
            """,
            site,
            .integers(new.lazy.map(\.sequence)),
            .texts(new.lazy.map(\.kind)),
            .texts(new.lazy.map(\.payload)),
            .integers(new.lazy.map(\.happened.microseconds)),
            .integers(new.lazy.map(\.recorded.microseconds)),
            .texts(new.lazy.map(\.timeZone)),
            .integers(new.lazy.map(\.offset)),
            .texts(new.lazy.map(\.source)),
            .texts(new.lazy.map(\.receiver)),
            .texts(new.lazy.map(\.actor)),
            .boolean(part.isClockDoubtful)
        )
    }

    private func ending(_ place: Place) -> [PostgresStatement] {
        let excerpt = part.excerpt
        let isAhead = excerpt.last > place.head.sequence
        let head = isAhead ? Head(sequence: excerpt.last, hash: excerpt.places.last?.hash ?? []) : place.head
        // A part that another worker has overtaken does not lead back.
        let position = part.mark == place.mark ? max(place.position, excerpt.last) : excerpt.last
        return [
            PostgresStatement(
                """
                UPDATE muster.head SET sequence = $1::bigint, hash = $2::bytea, position = $3::bigint, mark = $4
                """,
                .integer(head.sequence),
                .bytes(head.hash),
                .integer(position),
                .text(part.mark)
            ),
            // Once for each part: commits that tell something wait for each other.
            PostgresStatement("SELECT pg_notify('muster', $1)", .text("\(place.site) \(head.sequence)")),
            PostgresStatement("COMMIT"),
        ]
    }

    static func details(_ values: [PersonalValue]) -> [Commitment: PersonDetails] {
        var details: [Commitment: PersonDetails] = [:]
        for value in values { details[value.commitment] = PersonDetails(personalValue: value.value) }
        return details
    }
}
