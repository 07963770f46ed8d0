package import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

/// What is held of other stations' chains.
extension SQLiteJournal {
    package func heldPeers() throws -> [PeerID] {
        try StoreError.translating(path: path) {
            try database.read { db in
                try String.fetchAll(db, sql: "SELECT origin FROM held_chain ORDER BY origin").compactMap { PeerID($0) }
            }
        }
    }

    package func held(of peer: PeerID) throws -> HeldChain {
        try StoreError.translating(path: path) { try database.read { db in try Self.held(of: peer, db) } }
    }

    static func held(of peer: PeerID, _ db: Database) throws -> HeldChain {
        let sql = "SELECT head, position, mark, taking FROM held_chain WHERE origin = ?"
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [peer.text]) else { return .nothing }
        func head(_ sequence: Int64) throws -> Head {
            Head(sequence: sequence, hash: try heldHash(of: peer, sequence, db) ?? [])
        }
        guard try row.value(3) == takingMark(of: peer, db) else {
            return HeldChain(head: try head(try row.value(0)), position: HeldChain.nothing.position, mark: "")
        }
        return HeldChain(
            head: try head(try row.value(0)),
            position: try head(try row.value(1)),
            mark: try row.value(2)
        )
    }

    /// Stands for what is taken over of a station, and for what this version can read: with another mark, entries of which only
    /// the hash was kept may be read.
    static func takingMark(of peer: PeerID, _ db: Database) throws -> String {
        "\(try taking(of: peer, db)?.mark ?? "") \(Fact.all.count)"
    }

    package func heldHash(of peer: PeerID, _ sequence: Int64) throws -> [UInt8]? {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.heldHash(of: peer, sequence, db) }
        }
    }

    static func heldHash(of peer: PeerID, _ sequence: Int64, _ db: Database) throws -> [UInt8]? {
        guard sequence > 0 else { return Entry.noHash }
        let sql = "SELECT hash FROM held_entry WHERE origin = ? AND sequence = ?"
        return try Data.fetchOne(db.cachedStatement(sql: sql), arguments: [peer.text, sequence]).map(Array.init)
    }

    package func dropHeld(of peer: PeerID) throws -> Int {
        guard key != nil else { throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.") }
        return try StoreError.translating(path: path) {
            var count = 0
            try database.writeWithoutTransaction { db in
                try db.inTransaction(.immediate) {
                    // The trigger keeps a mistake from deleting entries; here a person said so.
                    try db.execute(sql: "DROP TRIGGER held_entry_delete")
                    try db.execute(sql: "DELETE FROM held_entry WHERE origin = ?", arguments: [peer.text])
                    count = db.changesCount
                    for table in ["held_excerpt", "held_chain"] {
                        try db.execute(sql: "DELETE FROM \(table) WHERE origin = ?", arguments: [peer.text])
                    }
                    try db.execute(sql: "DELETE FROM sharing_trouble WHERE peer = ?", arguments: [peer.text])
                    // Names and photos to which no entry of anybody's commits any more.
                    let sql =
                        "DELETE FROM held_personal WHERE person NOT IN (SELECT id FROM person) AND NOT EXISTS "
                        + "(SELECT 1 FROM held_entry WHERE instr(payload, held_personal.commitment))"
                    try db.execute(sql: sql)
                    try db.execute(sql: JournalSchema.heldEntryDelete)
                    return .commit
                }
            }
            return count
        }
    }

    package func receive(_ part: SharingPart, from peer: PeerID, at now: Instant) throws {
        guard let key else { throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.") }
        try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in
                try db.inTransaction(.immediate) {
                    var keeper = try HeldKeeper(peer, part, db, at: now)
                    try keeper.keep()
                    let drafts = try keeper.drafts()
                    _ = try Self.append(drafts, recorded: now, key: key, path: path, db)
                    return .commit
                }
            }
        }
    }
}
