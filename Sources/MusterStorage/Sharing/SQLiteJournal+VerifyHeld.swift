package import Attendance
import BeaconKit
import Foundation
import GRDB
import Station

/// Checks what is held of other stations' chains against their keys.
extension SQLiteJournal {
    /// - Returns: what is wrong, each once; nothing for chains that are what their stations signed.
    package func verifyHeld() throws -> [Finding] {
        try StoreError.translating(path: path) {
            try database.read { db in
                let origins = try String.fetchAll(db, sql: "SELECT DISTINCT origin FROM held_entry ORDER BY origin")
                let values = try Self.verifyHeldValues(db)
                let expiries = try StoredEntry.all(db, where: JournalSchema.ofKinds([Expiry.kind]), [])
                return try origins.flatMap { try Self.verifyHeld($0, expiries, db) } + values
            }
        }
    }

    private static func verifyHeld(_ text: String, _ expiries: [StoredEntry], _ db: Database) throws -> [Finding] {
        let name = "of station \(text.prefix(8))"
        guard let origin = PeerID(text) else {
            return [Finding(.unexpected, "There are entries \(name), which is not a valid key.")]
        }
        var findings: [Finding] = []
        var hashes = [Entry.noHash]
        var expired = ExpiryCheck(station: origin)
        for expiry in expiries { try expired.add(expiry.entry().fact, sequence: expiry.sequence) }
        let sql = """
            SELECT sequence, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver, actor, hash, hash,
                expiry
            FROM held_entry WHERE origin = ? ORDER BY sequence
            """
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [text])
        while let row = try rows.next() {
            let sequence: Int64 = try row.value(0)
            guard sequence == Int64(hashes.count) else {
                let reason = "Entries \(name) before \(sequence) are missing."
                return findings + [Finding(.missing, sequence: sequence, reason)]
            }
            let hash = Array(try row.value(11) as Data)
            if try (row.optional(1) as String?) != nil {
                findings += check(try? StoredEntry(row), sequence, after: hashes[hashes.count - 1], hash, name)
            }
            if let expiry = try row.optional(12) as Int64? {
                expired.addExpired(sequence: sequence, hash: hash, by: expiry)
            }
            hashes.append(hash)
        }
        let head = try Int64.fetchOne(db, sql: "SELECT head FROM held_chain WHERE origin = ?", arguments: [text])
        if head != Int64(hashes.count - 1) {
            findings.append(Finding(.head, "The chain \(name) does not end where it should."))
        }
        findings += expired.findings()
        return try findings + verifyExcerpts(origin, hashes, name, db)
    }

    /// - Parameter entry: as it is kept; `nil` where its row has what no entry has.
    private static func check(
        _ entry: StoredEntry?,
        _ sequence: Int64,
        after previous: [UInt8],
        _ hash: [UInt8],
        _ name: String
    ) -> [Finding] {
        guard var entry else {
            return [Finding(.unexpected, sequence: sequence, "Entry \(sequence) \(name) cannot be read.")]
        }
        var findings: [Finding] = []
        entry.previousHash = previous
        if !entry.isAcceptable {
            let reason = "Entry \(sequence) \(name) contains a fact that no station records."
            findings.append(Finding(.unexpected, sequence: sequence, reason))
        }
        if entry.computedHash != hash {
            findings.append(Finding(.changed, sequence: sequence, "Entry \(sequence) \(name) was changed."))
        }
        return findings
    }

    /// Every place must be covered by a signature over the hashes around it.
    private static func verifyExcerpts(
        _ origin: PeerID,
        _ hashes: [[UInt8]],
        _ name: String,
        _ db: Database
    ) throws -> [Finding] {
        var covered: Int64 = 0
        let sql = "SELECT first, last, signature FROM held_excerpt WHERE origin = ? ORDER BY first, last"
        for row in try Row.fetchAll(db, sql: sql, arguments: [origin.text]) {
            let first: Int64 = try row.value(0)
            let last: Int64 = try row.value(1)
            guard first >= 1, first <= last, last < Int64(hashes.count) else { continue }
            let isSigned = Excerpt.isSigned(
                Array(try row.value(2) as Data),
                first: first,
                previous: hashes[Int(first) - 1],
                hashes: Array(hashes[Int(first)...Int(last)]),
                by: origin
            )
            if !isSigned {
                let reason = "The signature over the entries \(first) to \(last) \(name) does not match them."
                return [Finding(.seal, sequence: first, reason)]
            }
            if first <= covered + 1 { covered = max(covered, last) }
        }
        guard covered < Int64(hashes.count - 1) else { return [] }
        return [Finding(.unsealed, sequence: covered + 1, "Entries \(name) from \(covered + 1) on are not signed.")]
    }

    private static func verifyHeldValues(_ db: Database) throws -> [Finding] {
        var findings: [Finding] = []
        let sql = "SELECT commitment, person, salt, value FROM held_personal ORDER BY rowid"
        let rows = try Row.fetchCursor(db, sql: sql)
        while let row = try rows.next() {
            let value = PersonalValue(
                value: Array(try row.value(3) as Data),
                person: PersonID(rawValue: try row.value(1)),
                salt: Array(try row.value(2) as Data)
            )
            guard value.commitment.rawValue != (try row.value(0) as String) else { continue }
            findings.append(Finding(.personalChanged, "A personal value of another station was changed."))
        }
        return findings
    }
}
