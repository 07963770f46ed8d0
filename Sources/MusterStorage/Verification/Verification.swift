import Attendance
import BeaconKit
import Foundation
import GRDB
import Station

/// One pass over a journal.
struct Verification {
    private var chain: ChainVerifier
    private var personal = PersonalValueCheck()
    private var expiries = ExpiryCheck()
    /// Makes the projections anew in another database, until an entry cannot be applied.
    private var projector: Projector
    private var isProjecting = true
    private let expected: ExpectedEntry?
    private var foundExpected = false
    private var anchors: AnchorCheck?

    /// - Parameter anchors: `nil` where there are none.
    init(chain: ChainVerifier, expected: ExpectedEntry?, anchors: AnchorCheck?, _ shadow: Database) throws {
        self.chain = chain
        self.expected = expected
        self.anchors = anchors
        projector = try Projector(shadow)
    }

    mutating func checkPages(_ db: Database) throws {
        for problem in try SQLiteJournal.damages(db, limit: 20) {
            let reason = "The database file is damaged (\(problem)). Check the disk and restore a backup."
            chain.record(Finding(.damaged, reason))
        }
    }

    mutating func readEntries(_ db: Database, progress: (Int64, Int64) -> Void) throws {
        let total = try Int64.fetchOne(db, sql: "SELECT count(*) FROM entry") ?? 0
        let columns = StoredEntry.columns.split(separator: ", ").map { "entry.\($0)" }.joined(separator: ", ")
        let sql = """
            SELECT \(columns), seal.public_key, seal.signature
            FROM entry LEFT JOIN seal ON seal.sequence = entry.sequence ORDER BY entry.sequence
            """
        var expired = try ExpiredCursor(Row.fetchCursor(db, sql: ExpiredCursor.sql))
        let rows = try Row.fetchCursor(db, sql: sql)
        while let row = try rows.next() {
            while let place = try expired.next(through: try row.value(0)) { verify(place) }
            if let entry = try? StoredEntry(row) {
                verify(entry, seal: Seal(optional: row, sequence: entry.sequence))
            } else {
                chain.recordUnreadable(sequence: try row.value(0))
            }
            if chain.count.isMultiple(of: 10_000) { progress(chain.count, total) }
        }
        while let place = try expired.next(through: .max) { verify(place) }
        let orphans = """
            SELECT sequence FROM seal WHERE sequence NOT IN (SELECT sequence FROM entry)
                AND sequence NOT IN (SELECT sequence FROM expired_entry) LIMIT 1000
            """
        for sequence in try Int64.fetchAll(db, sql: orphans) { chain.recordSealWithoutEntry(sequence: sequence) }
        progress(total, total)
    }

    mutating func report(_ db: Database, isStationKey: Bool) throws -> VerificationReport {
        if let expected, !foundExpected {
            chain.record(Finding(.anchor, sequence: expected.sequence, expected.description))
        }
        let outcome = anchors?.finish()
        for finding in outcome?.findings ?? [] { chain.record(finding) }
        for finding in expiries.findings() { chain.record(finding) }
        let head = try SQLiteJournal.notedHead(db)
        var findings = chain.finish(head: head ?? Head(sequence: 0, hash: Entry.noHash))
        // With a broken chain nothing can be said of what follows from it.
        if findings.isEmpty {
            findings += try personal.findings(db)
            if isProjecting {
                if chain.sequence > 0 { try projector.finish(at: Head(sequence: chain.sequence, hash: chain.hash)) }
                findings += try ProjectionComparison.findings(kept: db, expected: projector.db)
            }
        }
        return VerificationReport(
            entries: chain.count,
            seals: chain.sealCount,
            sequence: chain.sequence,
            hash: Hexadecimal.text(chain.hash),
            publicKey: chain.publicKey.map { Hexadecimal.text($0) },
            isStationKey: isStationKey,
            anchors: outcome.map { AnchorReport($0) },
            findings: findings,
            omitted: chain.omitted
        )
    }

    /// Compares a place with what is known of the chain from outside.
    private mutating func index(sequence: Int64, hash: [UInt8]) {
        if expected?.matches(sequence: sequence, hash: hash) == true { foundExpected = true }
        anchors?.check(sequence: sequence, hash: hash)
    }

    private mutating func verify(_ place: ExpiredCursor.Place) {
        chain.verifyExpired(sequence: place.sequence, hash: place.hash, seal: place.seal)
        expiries.addExpired(sequence: place.sequence, hash: place.hash, by: place.expiry)
        index(sequence: place.sequence, hash: place.hash)
    }

    private mutating func verify(_ stored: StoredEntry, seal: Seal?) {
        guard chain.verify(stored, seal: seal) else { return }
        index(sequence: stored.sequence, hash: stored.hash)
        do {
            let entry = try stored.entry()
            personal.check(entry)
            expiries.add(entry.fact, sequence: entry.sequence)
            if isProjecting, chain.isUnbroken { try projector.apply(entry) }
        } catch let error as FactError {
            chain.record(
                Finding(
                    .unreadable,
                    sequence: stored.sequence,
                    "This version of muster cannot read \(stored.name): \(error)."
                )
            )
        } catch {
            isProjecting = false
            let reason = "\(stored.name) contradicts the entries before it (\(error))."
            chain.record(Finding(.unexpected, sequence: stored.sequence, reason))
        }
    }
}

extension Seal {
    /// The seal at the end of a row of entry and seal; `nil` if there is none.
    init?(optional row: Row, at column: Int = 12, sequence: Int64) {
        let blobs = (row[column] as DatabaseValue, row[column + 1] as DatabaseValue)
        guard !blobs.0.isNull || !blobs.1.isNull else { return nil }
        // What is no blob is no key or signature, and is found not to fit.
        self.init(
            sequence: sequence,
            publicKey: Array(Data.fromDatabaseValue(blobs.0) ?? Data()),
            signature: Array(Data.fromDatabaseValue(blobs.1) ?? Data())
        )
    }
}
