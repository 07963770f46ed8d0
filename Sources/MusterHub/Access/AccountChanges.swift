import Attendance
package import BeaconKit
package import Station

/// What the hub's journal is to say of accounts. It is left in the database by the transaction that changes them, in whichever
/// process, and appended by the one process that has the journal.
///
/// It is deleted after it was appended: killed in between, the hub appends it once more, which says the same again.
package struct AccountChanges: Sendable {
    private let pool: PostgresPool
    /// How many are appended at once.
    private static let batch = 100

    package init(_ address: PostgresAddress) { pool = PostgresPool(address.with(role: .access), most: 1) }

    static func leave(_ draft: EntryDraft, _ session: PostgresSession) throws {
        let value = draft.personal.first
        let sql = """
            INSERT INTO muster.account_change (kind, payload, happened, source, actor, person, salt, value)
            VALUES ($1, $2, $3::bigint, $4, $5, $6, $7::bytea, $8::bytea)
            """
        try session.execute(
            sql,
            .text(draft.fact.kind),
            .text(try draft.fact.payload()),
            .integer(draft.happened.microseconds),
            .text(draft.source.rawValue),
            .text(draft.actor),
            .text(value?.person.rawValue),
            .bytes(value?.salt),
            .bytes(value?.value)
        )
    }

    /// Appends what waits. Two hubs on one database do not append the same.
    ///
    /// - Returns: how many were appended.
    /// - Throws: ``PostgresError`` or ``StoreError``; then it is tried again.
    @discardableResult
    package func record(in journal: any JournalStore, at now: Instant) async throws -> Int {
        try await pool.with { connection in
            let rows = try await connection.pipeline([
                PostgresStatement("BEGIN"),
                PostgresStatement(
                    """
                    SELECT id, kind, payload, happened, source, actor, person, salt, value FROM muster.account_change
                    ORDER BY id LIMIT \(Self.batch) FOR UPDATE SKIP LOCKED
                    """
                ),
            ])[1]
            guard rows.count > 0 else { return 0 }
            let drafts = try (0..<rows.count).compactMap { try Self.draft(rows, $0) }
            _ = try journal.append(drafts, recorded: now)
            let ids = try (0..<rows.count).map { try rows.integer($0, 0) }
            try await connection.pipeline([
                PostgresStatement("DELETE FROM muster.account_change WHERE id = ANY ($1::bigint[])", .integers(ids)),
                PostgresStatement("COMMIT"),
            ])
            return rows.count
        }
    }

    private static func draft(_ rows: PostgresRows, _ row: Int) throws -> EntryDraft? {
        let fact = try Fact(kind: try rows.text(row, 1), payload: try rows.text(row, 2))
        var personal: [PersonalValue] = []
        if let person = rows.optionalText(row, 6), let commitment = fact.personal?.commitments.first {
            personal = [
                PersonalValue(
                    commitment: commitment,
                    person: PersonID(rawValue: person),
                    salt: try rows.bytes(row, 7),
                    value: try rows.bytes(row, 8)
                )
            ]
        }
        guard let source = Source(rawValue: try rows.text(row, 4)) else { return nil }
        return EntryDraft(
            fact,
            happened: Instant(microseconds: try rows.integer(row, 3)),
            source: source,
            actor: try rows.text(row, 5),
            personal: personal
        )
    }
}
