package import Attendance
import BeaconKit
package import Station

/// The hub's copy of one station's chain, read back part by part as the station signed it.
package struct HubCopy: Sendable {
    /// What a check found.
    package struct Report: Hashable, Sendable, Encodable {
        package var name: String
        /// How many places the chain has, and of how many it is here what they say.
        package var entries: Int64 = 0
        package var readable: Int64 = 0
        package var findings: [Finding] = []
    }

    private let pool: PostgresPool

    package init(_ address: PostgresAddress) { pool = PostgresPool(address.with(role: .web), most: 1) }

    /// Checks every place, what it says, the signatures over all of them, and names and photos.
    ///
    /// - Throws: ``PostgresError``.
    package func verify(_ site: SiteSummary) async throws -> Report {
        var report = Report(name: site.name)
        let end = try await read(site) { part, changed in
            report.entries = part.excerpt.last
            report.findings += changed
            if changed.isEmpty, !part.excerpt.isGenuine(of: site.station) {
                report.findings.append(
                    Finding(
                        .seal,
                        sequence: part.excerpt.first,
                        "The signature over \(part.excerpt.first) to \(part.excerpt.last) does not match these entries."
                    )
                )
            }
            report.readable += Int64(part.excerpt.places.count { if case .entry = $0 { true } else { false } })
            for value in part.values where !value.isGenuine {
                report.findings.append(Finding(.personalChanged, "A name or photo was changed."))
            }
        }
        if let gap = end.gap {
            report.findings.append(
                Finding(.unsealed, sequence: gap, "Entries from \(gap) on are missing or not signed.")
            )
        } else if end.hash != end.head.hash {
            report.findings.append(
                Finding(.head, sequence: end.head.sequence, "The chain does not end where it should.")
            )
        }
        return report
    }

    /// Where reading ended.
    package struct End: Sendable {
        let head: Head
        /// The hash of the last place that was read.
        let hash: [UInt8]
        /// The first place that no signed part covers; `nil` where all are covered.
        package let gap: Int64?
    }

    /// Reads the chain from its first entry to its head.
    ///
    /// - Parameter take: gets each part, and which of its entries are not what their hashes say.
    /// - Throws: ``PostgresError``, or what `take` throws.
    @discardableResult
    package func read(_ site: SiteSummary, _ take: (SharingPart, [Finding]) throws -> Void) async throws -> End {
        try await pool.with { connection in
            // One view of the whole chain, whatever comes in meanwhile.
            let rows = try await connection.pipeline([
                PostgresStatement("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"),
                PostgresStatement("SELECT set_config('muster.sites', $1, true)", .text("\(site.id)")),
                PostgresStatement("SELECT sequence, hash FROM muster.head"),
                PostgresStatement("SELECT first, last, signature FROM muster.excerpt ORDER BY first, last DESC"),
            ])
            let (heads, excerpts) = (rows[2], rows[3])
            guard heads.count > 0 else { return End(head: Head(sequence: 0, hash: []), hash: [], gap: nil) }
            let head = Head(sequence: try heads.integer(0, 0), hash: try heads.bytes(0, 1))
            var read: Int64 = 0
            var hash = Entry.noHash
            for row in 0..<excerpts.count {
                let (first, last) = (try excerpts.integer(row, 0), try excerpts.integer(row, 1))
                // The chain was gone through anew for a wider scope: what is covered already is not read twice.
                guard first <= read + 1, last > read, last - first < 1_000_000 else { continue }
                let signature = try excerpts.bytes(row, 2)
                guard let (part, findings) = try await Self.part(connection, first, last, signature) else { break }
                try take(part, findings)
                read = last
                hash = part.excerpt.places.last?.hash ?? hash
            }
            return End(head: head, hash: hash, gap: read < head.sequence ? read + 1 : nil)
        }
    }

    /// - Returns: `nil` where a place is missing.
    private static func part(
        _ connection: PostgresConnection,
        _ first: Int64,
        _ last: Int64,
        _ signature: [UInt8]
    ) async throws -> (SharingPart, [Finding])? {
        let sql = """
            SELECT entry.sequence, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver, actor, hash,
                doubtful
            FROM muster.entry LEFT JOIN muster.body USING (site, sequence)
            WHERE entry.sequence BETWEEN $1::bigint - 1 AND $2::bigint ORDER BY entry.sequence
            """
        let rows = try await connection.execute(sql, .integer(first), .integer(last))
        var row = 0
        var before = Entry.noHash
        if first > 1, rows.count > 0 {
            before = try rows.bytes(0, 10)
            row = 1
        }
        guard Int64(rows.count - row) == last - first + 1 else { return nil }
        let previous = before
        var places: [Excerpt.Place] = []
        var findings: [Finding] = []
        var commitments: [Commitment] = []
        var isDoubtful = false
        while row < rows.count {
            let hash = try rows.bytes(row, 10)
            if rows.optionalText(row, 1) == nil {
                places.append(.withheld(hash))
            } else {
                var entry = try SiteReader.entry(rows, row)
                entry.previousHash = before
                if entry.computedHash != hash {
                    let sequence = entry.sequence
                    findings.append(Finding(.changed, sequence: sequence, "Entry \(sequence) was changed."))
                }
                if let fact = try? entry.entry().fact { commitments += fact.personal?.commitments ?? [] }
                isDoubtful = try isDoubtful || rows.boolean(row, 11)
                places.append(.entry(entry))
            }
            before = hash
            row += 1
        }
        let excerpt = Excerpt(first: first, previous: previous, places: places, signature: signature)
        let values = try await values(connection, commitments)
        return (SharingPart(excerpt: excerpt, values: values, mark: "hub", isClockDoubtful: isDoubtful), findings)
    }

    private static func values(
        _ connection: PostgresConnection,
        _ commitments: [Commitment]
    ) async throws -> [PersonalValue] {
        guard !commitments.isEmpty else { return [] }
        let rows = try await connection.execute(
            "SELECT commitment, person, salt, value FROM muster.personal WHERE commitment = ANY ($1::text[])",
            .texts(commitments.map(\.rawValue))
        )
        return try (0..<rows.count).map { row in
            PersonalValue(
                commitment: Commitment(rawValue: try rows.text(row, 0)),
                person: PersonID(rawValue: try rows.text(row, 1)),
                salt: try rows.bytes(row, 2),
                value: try rows.bytes(row, 3)
            )
        }
    }
}
