package import Attendance
package import BeaconKit
package import Station
import Synchronization

/// The chains of a hub's stations in PostgreSQL. Several hubs may work on one database: the head of each chain lets one of
/// them write at a time, and what another wrote already changes nothing.
package final class HubChains: ReceivedChains {
    private let pool: PostgresPool
    /// What a station that is new is called.
    private let name: @Sendable (PeerID) -> String?
    /// The sites as they were after the last part; read anew where another hub wrote meanwhile.
    private let books = Mutex<[PeerID: SiteLedger]>([:])
    /// When a station's word was written down last.
    private let words = Mutex<[PeerID: Instant]>([:])
    /// How many sites are kept in memory.
    private static let mostBooks = 64
    /// How often at most it is written down that a station had nothing to tell, in µs.
    private static let wordPause: Int64 = 5_000_000

    /// - Parameter connections: how many stations are served at a time.
    package init(
        _ address: PostgresAddress,
        connections: Int = 8,
        name: @escaping @Sendable (PeerID) -> String? = { _ in nil }
    ) {
        pool = PostgresPool(address.with(role: .ingest), most: connections)
        self.name = name
    }

    /// Who is paired is believed: that is what a hub is for.
    package func accepts(from peer: PeerID) -> Bool { true }

    package func held(of peer: PeerID) async throws -> HeldChain {
        try await reading(peer) { connection in
            let sql = """
                SELECT head.sequence, head.hash, head.position, entry.hash, head.mark FROM muster.head
                LEFT JOIN muster.entry ON entry.site = head.site AND entry.sequence = head.position
                """
            let rows = try await connection.execute(sql)
            guard rows.count > 0 else { return .nothing }
            let position = try rows.integer(0, 2)
            return HeldChain(
                head: Head(sequence: try rows.integer(0, 0), hash: try rows.bytes(0, 1)),
                position: Head(sequence: position, hash: position == 0 ? Entry.noHash : try rows.bytes(0, 3)),
                mark: try rows.text(0, 4)
            )
        }
    }

    package func heldHash(of peer: PeerID, _ sequence: Int64) async throws -> [UInt8]? {
        guard sequence > 0 else { return Entry.noHash }
        return try await reading(peer) { connection in
            let sql = "SELECT hash FROM muster.entry WHERE sequence = $1::bigint"
            let rows = try await connection.execute(sql, .integer(sequence))
            return rows.count > 0 ? try rows.bytes(0, 0) : nil
        }
    }

    package func receive(_ part: SharingPart, from peer: PeerID, at now: Instant) async throws {
        // Nobody else gets it meanwhile; after an error it is read anew.
        let book = books.withLock { $0.removeValue(forKey: peer) }
        let next = try await pool.with { connection in
            try await BatchWriter(connection, peer, part, name: shownName(peer), at: now).write(following: book)
        }
        books.withLock { books in
            if books.count >= Self.mostBooks, let other = books.keys.first { books[other] = nil }
            books[peer] = next
        }
    }

    /// Up to now the station's word goes.
    package func caughtUp(with peer: PeerID, at now: Instant) async throws {
        let isDue = words.withLock { words in
            guard let last = words[peer], (0..<Self.wordPause).contains(now.microseconds(since: last)) else {
                return true
            }
            return false
        }
        guard isDue else { return }
        try await writing(peer) { _ in
            [
                PostgresStatement("UPDATE muster.station SET last_word = $1::bigint", .integer(now.microseconds)),
                PostgresStatement("SELECT pg_notify('muster', site || ' word') FROM muster.station"),
            ]
        }
        words.withLock { $0[peer] = now }
    }

    package func trouble(with peer: PeerID) async throws -> SharingTrouble? {
        try await reading(peer) { connection in
            let sql = "SELECT kind, sequence, since FROM muster.alarm WHERE ended IS NULL ORDER BY id DESC LIMIT 1"
            let rows = try await connection.execute(sql)
            guard rows.count > 0, let kind = SharingTrouble.Kind(rawValue: try rows.text(0, 0)) else { return nil }
            return SharingTrouble(
                peer: peer,
                kind: kind,
                sequence: try rows.integer(0, 1),
                since: Instant(microseconds: try rows.integer(0, 2))
            )
        }
    }

    /// An alarm stays, also when it has ended.
    package func record(_ trouble: SharingTrouble?, with peer: PeerID) async throws {
        try await writing(peer) { site in
            var statements = [
                PostgresStatement(
                    "UPDATE muster.alarm SET ended = (extract(epoch FROM now()) * 1e6)::bigint WHERE ended IS NULL"
                )
            ]
            if let trouble {
                statements.append(
                    PostgresStatement(
                        """
                        INSERT INTO muster.alarm (site, kind, sequence, since)
                        VALUES ($1::int, $2, $3::bigint, $4::bigint)
                        """,
                        .integer(site),
                        .text(trouble.kind.rawValue),
                        .integer(trouble.sequence),
                        .integer(trouble.since.microseconds)
                    )
                )
            }
            statements.append(PostgresStatement("SELECT pg_notify('muster', $1)", .text("\(site) alarm")))
            return statements
        }
    }

    private func shownName(_ peer: PeerID) -> String { name(peer) ?? String(peer.text.prefix(8)) }

    private func reading<Value: Sendable>(
        _ peer: PeerID,
        _ body: (PostgresConnection) async throws -> Value
    ) async throws -> Value {
        try await pool.with { connection in
            try await connection.pipeline(SiteAccess.reading(peer))
            return try await body(connection)
        }
    }

    private func writing(_ peer: PeerID, _ statements: (_ site: Int64) -> [PostgresStatement]) async throws {
        try await pool.with { connection in
            let rows = try await connection.pipeline(
                SiteAccess.beginning(peer, name: shownName(peer)) + [
                    PostgresStatement("SELECT site FROM muster.station")
                ]
            )
            let site = try rows[rows.count - 1].integer(0, 0)
            try await connection.pipeline(statements(site) + [PostgresStatement("COMMIT")])
        }
    }
}
