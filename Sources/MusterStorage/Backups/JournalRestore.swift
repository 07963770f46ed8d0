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
                "There is a journal in \(folder) already. Name another folder, or replace it with --force; it is kept aside."
            )
        }
        let temporary = journal + ".new"
        try DurableFile.makeEmpty(temporary)
        do {
            _ = try StoreError.translating(path: temporary) {
                try JournalBackup.copy(backup.database, to: temporary) { db in
                    // The key goes into its file; the live journal must not hold it.
                    try db.execute(sql: "DELETE FROM station_key; DROP TABLE station_key")
                }
            }
            let verification = try SQLiteJournal(singleFile: temporary).verify(
                key: backup.key.publicKey,
                progress: progress
            )
            if let finding = verification.findings.first {
                throw StoreError(.damaged, "The backup \(file) does not verify; nothing was restored. \(finding)")
            }
            try DurableFile.sync(temporary)
            let aside = try keepAside(folder, now: now)
            try backup.key.save(in: folder)
            try DurableFile.rename(temporary, to: journal)
            return Report(verification: verification, keptAside: aside)
        } catch {
            DurableFile.remove(temporary)
            throw error
        }
    }

    /// Opens a backup of this or an older version.
    private static func open(_ file: String) throws -> (database: any DatabaseReader, key: StationKey) {
        guard DurableFile.exists(file) else { throw StoreError(.noJournal, "There is no file \(file).") }
        return try StoreError.translating(path: file) {
            let database = try SQLiteJournal.openToRead(file)
            guard let key = try database.read({ db in try JournalBackup.key(db, path: file) }) else {
                throw StoreError(.notAJournal, "\(file) is not a backup. `muster backup FILE` makes one.")
            }
            return (database, key)
        }
    }

    /// Moves the journal, its log and the key into a folder of their own.
    private static func keepAside(_ folder: String, now: Instant) throws -> String? {
        let names = ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "station.key"]
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
