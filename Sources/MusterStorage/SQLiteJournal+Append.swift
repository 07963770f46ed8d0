package import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

extension SQLiteJournal {
    package func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        check: ((StoredState) throws -> Void)?
    ) throws -> [Entry] {
        guard let key else {
            throw StoreError(.notWritable, "\(path) was opened to be read only.")
        }
        let entries = try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in
                var entries: [Entry] = []
                // Immediate: the chain's head that is read is still the head when the entries are written.
                try db.inTransaction(.immediate) {
                    if let check { try check(Self.state(db)) }
                    entries = try Self.append(drafts, recorded: recorded, key: key, path: path, db)
                    return .commit
                }
                return entries
            }
        }
        if drafts.contains(where: \.erases) { overwriteLog() }
        return entries
    }

    private static func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        key: StationKey,
        path: String,
        _ db: Database
    ) throws -> [Entry] {
        guard !drafts.isEmpty else { return [] }
        var (sequence, hash) = try head(db, path: path)
        var projector = try Projector(db)
        var entries: [Entry] = []
        entries.reserveCapacity(drafts.count)
        for draft in drafts {
            sequence += 1
            try keepPersonalValues(of: draft, db)
            let site = try draft.fact.site ?? projector.site
            let stored = try StoredEntry(
                sequence: sequence,
                draft: draft,
                recorded: recorded,
                timeZone: site?.timeZone ?? "UTC",
                offset: site?.offset(at: draft.happened) ?? 0,
                previousHash: hash
            )
            try insert(stored, db)
            hash = stored.hash
            let entry = Entry(stored, fact: draft.fact, source: draft.source)
            try projector.apply(entry)
            entries.append(entry)
        }
        try insert(Seal(sequence: sequence, hash: hash, key: key.privateKey), db)
        try projector.setHead(sequence: sequence, hash: hash)
        return entries
    }

    /// The last entry's number and hash. The head is kept twice, as a projection and as the entry itself; a chain that
    /// lost its end is not continued as if nothing had happened.
    private static func head(_ db: Database, path: String) throws -> (sequence: Int64, hash: [UInt8]) {
        let sql = """
            SELECT head.sequence, head.hash, (SELECT max(sequence) FROM entry),
                (SELECT hash FROM entry WHERE sequence = head.sequence)
            FROM (SELECT 1) LEFT JOIN head
            """
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql)) else { return (0, Entry.noHash) }
        guard row[0] as Int64? == row[2], row[1] as Data? == row[3] else {
            throw StoreError.damaged(path, "its end is not where it should be; `muster journal verify` says more")
        }
        return ((row[0] as Int64?) ?? 0, (row[1] as Data?).map(Array.init) ?? Entry.noHash)
    }

    private static func insert(_ entry: StoredEntry, _ db: Database) throws {
        let sql = """
            INSERT INTO entry (sequence, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver,
                actor, previous_hash, hash)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: [
                entry.sequence, entry.kind, entry.payload, entry.happened.microseconds, entry.recorded.microseconds,
                entry.timeZone, entry.offset, entry.source, entry.receiver, entry.actor,
                Data(entry.previousHash), Data(entry.hash),
            ]
        )
    }

    private static func insert(_ seal: Seal, _ db: Database) throws {
        let sql = "INSERT INTO seal (sequence, public_key, signature) VALUES (?, ?, ?)"
        try db.cachedStatement(sql: sql).execute(
            arguments: [seal.sequence, Data(seal.publicKey), Data(seal.signature)]
        )
    }
}

extension Fact {
    /// The site that the fact itself sets up.
    fileprivate var site: Site? {
        get throws {
            guard case .siteConfigured(let name, let timeZone, let shift, let uuid) = self else { return nil }
            return try Site(name: name, timeZone: timeZone, shift: shift, broadcastUUID: uuid)
        }
    }
}
