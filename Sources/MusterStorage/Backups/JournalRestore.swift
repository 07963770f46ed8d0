import Attendance
package import BeaconKit
import Foundation
import GRDB
import Station

/// Puts a backup in the place of a journal.
package enum JournalRestore {
    /// What a restore did.
    package struct Report: Sendable {
        package let verification: VerificationReport
        /// The folder in which what was there before is kept.
        package let keptAside: String?
        /// How many contents of messages were put back.
        package let contents: Int
        /// Messages whose contents are missing or damaged in the backup: they are deleted in what was restored.
        package let lost: [LostContent]
    }

    /// Copies a backup, verifies the copy and makes a data folder of it: nothing in the folder is touched before that.
    ///
    /// - Parameters:
    ///   - replacing: a journal that is there is moved aside, never deleted.
    ///   - now: names the folder into which it is moved.
    /// - Throws: ``StoreError``: also if the backup does not verify, or if a station runs on the folder.
    package static func run(
        _ file: String,
        into folder: String,
        replacing: Bool,
        now: Instant,
        progress: (Int64, Int64) -> Void = { _, _ in }
    ) throws -> Report {
        let backup = try open(file)
        let lock = try StationLock(folder: folder)
        defer { withExtendedLifetime(lock) {} }
        let journal = SQLiteJournal.path(in: folder)
        guard replacing || !DurableFile.exists(journal) else {
            throw StoreError(
                .notWritable,
                "There is already a journal in \(folder). Name another folder, or replace it with --force; the old one is kept."
            )
        }
        let temporary = temporary(in: folder)
        let messages = folder + "/" + MessageFolder.name
        let staged = staged(in: folder)
        try DurableFile.makeEmpty(temporary)
        do {
            try removeFolder(staged)
            let contents = try ContentReader.extract(file, to: staged)
            var lost: [LostContent] = []
            _ = try StoreError.translating(path: temporary) {
                try JournalBackup.copy(backup.database, to: temporary) { db in
                    // The key goes into its file; the live journal must not hold it.
                    try db.execute(sql: "DELETE FROM station_key; DROP TABLE station_key")
                    lost = try settle(contents, db)
                }
            }
            let verification = try SQLiteJournal(singleFile: temporary).verify(
                key: backup.key.publicKey,
                progress: progress
            )
            if let finding = verification.findings.first {
                throw StoreError(
                    .damaged,
                    "The backup \(file) failed verification; nothing was restored. Use another backup. \(finding)"
                )
            }
            try DurableFile.sync(temporary)
            let aside = try keepAside(folder, now: now)
            try backup.key.save(in: folder)
            if DurableFile.exists(staged) { try DurableFile.rename(staged, to: messages) }
            try DurableFile.rename(temporary, to: journal)
            return Report(
                verification: verification,
                keptAside: aside,
                contents: contents.restored.count,
                lost: lost
            )
        } catch {
            DurableFile.remove(temporary)
            try? removeFolder(staged)
            throw error
        }
    }

    /// Removes what a restore that was killed has left.
    static func tidy(_ folder: String) {
        DurableFile.remove(temporary(in: folder))
        try? removeFolder(staged(in: folder))
    }

    private static func temporary(in folder: String) -> String { SQLiteJournal.path(in: folder) + ".new" }

    /// Where the contents of messages are prepared.
    private static func staged(in folder: String) -> String { folder + "/" + MessageFolder.name + ".new" }

    /// Deletes messages whose contents are not there, so that nobody is shown or sent what there is not.
    ///
    /// - Returns: those that were not deleted by somebody.
    private static func settle(_ contents: ContentReader.Outcome, _ db: Database) throws -> [LostContent] {
        var lost: [LostContent] = []
        for message in try JournalBackup.withContent(db) {
            // What was arriving goes on from nothing.
            guard message.state != .arriving, !contents.restored.contains(message.id) else { continue }
            try db.execute(
                sql: "UPDATE message SET state = 'deleted', name = '' WHERE id = ?",
                arguments: [message.id.rawValue]
            )
            if !contents.deleted.contains(message.id) { lost.append(LostContent(message)) }
        }
        return lost
    }

    private static func removeFolder(_ path: String) throws {
        guard DurableFile.exists(path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw StoreError.notWritable(path, "it cannot be removed")
        }
    }

    /// Opens a backup of this or an older version.
    private static func open(_ file: String) throws -> (database: any DatabaseReader, key: StationKey) {
        guard DurableFile.exists(file) else {
            throw StoreError(.noJournal, "There is no file \(file). Check the name.")
        }
        return try StoreError.translating(path: file) {
            let database = try SQLiteJournal.openToRead(file)
            guard let key = try database.read({ db in try JournalBackup.key(db, path: file) }) else {
                throw StoreError(.notAJournal, "\(file) is not a backup. To make one, run `muster backup FILE`.")
            }
            return (database, key)
        }
    }

    /// Moves the journal, its log, the key and the contents of messages into a folder of their own.
    private static func keepAside(_ folder: String, now: Instant) throws -> String? {
        let names = ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "station.key", MessageFolder.name]
        let present = names.filter { DurableFile.exists(folder + "/" + $0) }
        guard !present.isEmpty else { return nil }
        let time = now.iso8601.filter { $0.isNumber || $0 == "T" || $0 == "Z" }
        let aside = folder + "/before-restore-" + time
        try DurableFile.makeFolder(aside)
        for name in present { try DurableFile.rename(folder + "/" + name, to: aside + "/" + name) }
        try DurableFile.sync(folder)
        return aside
    }
}
