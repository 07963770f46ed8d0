import Attendance

/// How a transaction gets to the rows of one station, and to no others: row-level security shows it nothing else.
enum SiteAccess {
    /// Begins a transaction for one station, of which there is a row afterwards.
    ///
    /// - Parameter name: what a station is called that is new.
    static func beginning(_ peer: PeerID, name: String) -> [PostgresStatement] {
        opening(peer) + [
            PostgresStatement(
                """
                INSERT INTO muster.station (key, name) SELECT $1, $2
                WHERE NOT EXISTS (SELECT FROM muster.station WHERE key = $1) ON CONFLICT DO NOTHING
                """,
                .text(peer.text),
                .text(name)
            ),
            choosing(peer),
            PostgresStatement(
                """
                INSERT INTO muster.head (site, sequence, hash, position, mark)
                SELECT site, 0, $1::bytea, 0, '' FROM muster.station
                WHERE NOT EXISTS (SELECT FROM muster.head) ON CONFLICT DO NOTHING
                """,
                .bytes(Entry.noHash)
            ),
        ]
    }

    /// Begins a transaction for one station, which sees nothing where the station is not known.
    static func reading(_ peer: PeerID) -> [PostgresStatement] { opening(peer) + [choosing(peer)] }

    private static func opening(_ peer: PeerID) -> [PostgresStatement] {
        [
            PostgresStatement("BEGIN"),
            PostgresStatement("SELECT set_config('muster.station', $1, true)", .text(peer.text)),
        ]
    }

    private static func choosing(_ peer: PeerID) -> PostgresStatement {
        PostgresStatement(
            "SELECT set_config('muster.site', (SELECT site::text FROM muster.station WHERE key = $1), true)",
            .text(peer.text)
        )
    }
}
