package import Attendance
import Crypto
import Foundation
import GRDB
import Station

/// A copy of a journal in one file, with the station's key and the contents of messages: all that a new machine needs.
package enum JournalBackup {
    /// What a backup holds.
    package struct Report: Sendable {
        /// The end of the chain that was copied.
        package let head: Head
        /// How many contents of messages there are, and how many bytes they have.
        package let contents: Int
        package let bytes: Int64
        /// Those whose contents are missing or damaged in the data folder.
        package let lost: [LostContent]
        /// The file with where the chain stands, and who else says so; `nil` for a journal without an entry.
        package let anchors: String?
    }

    /// Copies the journal of a data folder, also while a station writes to it. The copy is of one state, is checked, and
    /// is durable when the call returns; until then the file that it replaces is not touched.
    ///
    /// The contents of messages are copied after the journal: they never change but for those that arrive, which grow. One
    /// that was deleted between the two is deleted in the backup.
    ///
    /// - Parameters:
    ///   - file: may be read by this user only, because it holds the key and the personal values.
    ///   - replacing: a file of that name is replaced.
    /// - Throws: ``StoreError``.
    package static func make(of folder: String, to file: String, replacing: Bool) throws -> Report {
        let journal = try SQLiteJournal(folder: folder, mode: .readOnly)
        guard let key = try StationKey(folder: folder) else {
            throw StoreError.damaged(StationKey.path(in: folder), "the key that sealed the journal is missing")
        }
        guard replacing || !DurableFile.exists(file) else {
            throw StoreError(.notWritable, "\(file) already exists. Choose another name, or replace it with --force.")
        }
        let temporary = file + ".new"
        try DurableFile.makeEmpty(temporary)
        do {
            var messages: [Message] = []
            let head = try StoreError.translating(path: temporary) {
                try copy(journal.database, to: temporary) { db in
                    try keep(key, db)
                    messages = try withContent(db)
                }
            }
            var writer = try ContentWriter(temporary, contents: MessageFolder(dataFolder: folder))
            for message in messages {
                try writer.write(message) { try journal.message(message.id)?.hasContent != true }
            }
            try writer.finish()
            try DurableFile.sync(temporary)
            try DurableFile.rename(temporary, to: file)
            return Report(
                head: head,
                contents: writer.count,
                bytes: writer.bytes,
                lost: writer.lost,
                anchors: try AnchorFile.write(head, of: journal, key: key, beside: file)
            )
        } catch {
            DurableFile.remove(temporary)
            throw error
        }
    }

    /// The messages of which there is a content, or a part of one.
    static func withContent(_ db: Database) throws -> [Message] {
        // A backup of an older version may know of no messages.
        guard try db.tableExists("message") else { return [] }
        return try SQLiteJournal.messages(db, where: "state <> 'deleted' ORDER BY id", []).filter {
            $0.hasContent || $0.state == .arriving
        }
    }

    /// Copies a database into a single file without a log beside it, and checks the copy.
    static func copy(
        _ source: any DatabaseReader,
        to path: String,
        finish: (Database) throws -> Void
    ) throws -> Head {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        try source.backup(to: queue)
        return try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
            try finish(db)
            if let damage = try SQLiteJournal.damages(db, limit: 1).first { throw StoreError.damaged(path, damage) }
            return try SQLiteJournal.notedHead(db) ?? Head(sequence: 0, hash: Entry.noHash)
        }
    }

    private static func keep(_ key: StationKey, _ db: Database) throws {
        try db.execute(sql: "CREATE TABLE station_key (private_key BLOB NOT NULL) STRICT")
        try db.execute(
            sql: "INSERT INTO station_key (private_key) VALUES (?)",
            arguments: [key.privateKey.rawRepresentation]
        )
    }

    /// The key in an opened backup; `nil` if the database is no backup.
    static func key(_ db: Database, path: String) throws -> StationKey? {
        guard try db.tableExists("station_key") else { return nil }
        let bytes = try Data.fetchOne(db, sql: "SELECT private_key FROM station_key")
        return try bytes.map { try StationKey(bytes: Array($0), path: path) }
    }
}
