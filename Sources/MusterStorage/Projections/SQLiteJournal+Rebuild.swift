import Attendance
import GRDB
import Station

extension SQLiteJournal {
    /// Makes the projections anew from the entries, in one transaction.
    ///
    /// - Throws: ``StoreError`` with the code `damaged` if the chain is broken: then the projections may be the last
    ///   thing that still tells what happened.
    package func rebuild(progress: (Int64, Int64) -> Void = { _, _ in }) throws -> RebuildReport {
        let repairable: Set<Finding.Code> = [
            .projection, .head, .personalChanged, .personalMissing, .personalUnexpected,
        ]
        if let finding = try verify().findings.first(where: { !repairable.contains($0.code) }) {
            throw StoreError.damaged(path, "the chain failed verification: \(finding)")
        }
        return try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in
                var report: RebuildReport?
                try db.inTransaction(.immediate) {
                    report = try Self.rebuild(db, progress: progress)
                    return .commit
                }
                return report ?? RebuildReport(entries: 0, before: [], after: [])
            }
        }
    }

    private static func rebuild(_ db: Database, progress: (Int64, Int64) -> Void) throws -> RebuildReport {
        let total = try Int64.fetchOne(db, sql: "SELECT count(*) FROM entry") ?? 0
        let before = try ProjectionDigest.all(db)
        for table in JournalSchema.projections { try db.execute(sql: "DELETE FROM \(table)") }
        var projector = try Projector(db)
        var head = Head(sequence: 0, hash: Entry.noHash)
        var count: Int64 = 0
        let rows = try Row.fetchCursor(db, sql: "SELECT \(StoredEntry.columns) FROM entry ORDER BY sequence")
        while let row = try rows.next() {
            let entry = try StoredEntry(row).entry()
            try projector.apply(entry)
            head = Head(sequence: entry.sequence, hash: entry.hash)
            count += 1
            if count.isMultiple(of: 10_000) { progress(count, total) }
        }
        if head.sequence > 0 { try projector.finish(at: head) }
        return RebuildReport(entries: count, before: before, after: try ProjectionDigest.all(db))
    }
}
