package import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

extension SQLiteJournal {
    /// From so many entries on, SQLite gets 64 MiB for a transaction instead of its usual 2.
    private static let manyDrafts = 5000

    package func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        check: ((StoredState) throws -> Void)?
    ) throws -> [Entry] {
        try append(drafts, recorded: recorded, inspecting: { reader in if let check { try check(reader.state()) } })
    }

    package func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        deciding: (any JournalReader) throws -> [EntryDraft]
    ) throws -> [Entry] {
        guard let key else {
            throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.")
        }
        let entries = try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in
                var entries: [Entry] = []
                // A month that is imported touches more pages than usually fit, and each would be written many times.
                if drafts.count > Self.manyDrafts { try db.execute(sql: "PRAGMA cache_size = -65536") }
                defer {
                    if drafts.count > Self.manyDrafts {
                        try? db.execute(sql: "PRAGMA cache_size = -2000; PRAGMA shrink_memory")
                    }
                }
                // Immediate: the chain's head that is read is still the head when the entries are written.
                try db.inTransaction(.immediate) {
                    // First: what is sent twice at one moment is not to be told that it contradicts itself.
                    try Self.record(Set(drafts.compactMap(\.request)), db)
                    let drafts = drafts + (try deciding(OpenJournal(db: db, path: path)))
                    for case .personErased(let erased) in drafts.lazy.map(\.fact) {
                        try Self.checkAdministrator(without: erased.person, db)
                    }
                    entries = try Self.append(drafts, recorded: recorded, key: key, path: path, db)
                    return .commit
                }
                return entries
            }
        }
        if entries.contains(where: \.fact.erases) { overwriteLog() }
        return entries
    }

    @discardableResult
    static func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        key: StationKey,
        path: String,
        _ db: Database
    ) throws -> [Entry] {
        guard !drafts.isEmpty else { return [] }
        if let relocation = try Relocation(db), relocation.isMoved, !drafts.allSatisfy(\.fact.isRelocation) {
            throw StoreError.moved(relocation)
        }
        var head = try head(db, path: path)
        var projector = try Projector(db)
        var entries: [Entry] = []
        entries.reserveCapacity(drafts.count)
        for draft in drafts {
            try keepPersonalValues(of: draft, db)
            let site = try draft.fact.site ?? projector.site
            let stored = try StoredEntry(
                sequence: head.sequence + 1,
                draft: draft,
                recorded: recorded,
                timeZone: site?.timeZone ?? "UTC",
                offset: site?.offset(at: draft.happened) ?? 0,
                previousHash: head.hash
            )
            try insert(stored, db)
            head = Head(sequence: stored.sequence, hash: stored.hash)
            let entry = Entry(stored, fact: draft.fact, source: draft.source)
            try projector.apply(entry)
            entries.append(entry)
        }
        try insert(Seal(sequence: head.sequence, hash: head.hash, key: key.privateKey), db)
        try projector.finish(at: head)
        return entries
    }

    /// The last entry's number and hash. The head is kept twice, as a projection and as the entry itself; a chain that
    /// lost its end is not continued as if nothing had happened.
    private static func head(_ db: Database, path: String) throws -> Head {
        let sql = "SELECT sequence, hash FROM entry ORDER BY sequence DESC LIMIT 1"
        let last = try Row.fetchOne(db.cachedStatement(sql: sql)).map(Head.init)
        guard try notedHead(db) == last else {
            throw StoreError.damaged(
                path,
                "its end is not where it should be; for details, run `muster journal verify`"
            )
        }
        return last ?? Head(sequence: 0, hash: Entry.noHash)
    }

    /// Where the projections say that the chain ends.
    static func notedHead(_ db: Database) throws -> Head? {
        try Row.fetchOne(db.cachedStatement(sql: "SELECT sequence, hash FROM head")).map(Head.init)
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

extension Head {
    /// Reads sequence and hash.
    fileprivate init(_ row: Row) throws {
        self.init(sequence: try row.value(0), hash: Array(try row.value(1) as Data))
    }
}

extension Fact {
    /// The site that the fact itself sets up.
    var site: Site? {
        get throws {
            guard case .siteConfigured(let site) = self else { return nil }
            return try Site(
                name: site.name,
                timeZone: site.timeZone,
                shift: site.shift,
                broadcastUUID: site.broadcastUUID,
                language: site.language
            )
        }
    }
}
