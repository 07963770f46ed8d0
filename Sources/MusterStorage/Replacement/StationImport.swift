import Attendance
package import BeaconKit
import Foundation
import GRDB
import Station

/// Makes a data folder of a station that was exported on another machine.
///
/// Everything is unpacked and verified in a folder beside, and only then put in its place. Interrupted before that, there
/// is nothing to lose; interrupted after that, the next call goes on.
package enum StationImport {
    /// What an import did.
    package struct Report: Sendable {
        /// `nil` where an import that was interrupted was only brought to its end.
        package let verification: VerificationReport?
        /// Where the old station's settings file is; `nil` if it had none.
        package let settings: String?
    }

    /// Where an import is prepared, within the data folder.
    static let staging = "import.new"
    /// Is there when what is prepared is complete.
    private static let mark = "ready"

    /// - Parameters:
    ///   - folder: must be empty, or not there.
    ///   - now: when the station arrived.
    ///   - progress: is called with the entries that were verified, and all.
    /// - Throws: ``StoreError`` or ``ArchiveError``; then nothing is in the folder.
    package static func run(
        _ file: String,
        into folder: String,
        passphrase: String,
        now: Instant,
        actor: String,
        progress: (Int64, Int64) -> Void = { _, _ in }
    ) throws -> Report {
        let lock = try StationLock(folder: folder)
        defer { withExtendedLifetime(lock) {} }
        let staged = folder + "/" + staging
        if DurableFile.exists(staged + "/" + mark) {
            try publish(staged, to: folder)
            return Report(verification: nil, settings: settings(folder))
        }
        try checkIsEmpty(folder)
        try removeFolder(staged)
        do {
            try DurableFile.makeFolder(staged)
            let verification = try unpack(file, to: staged, passphrase, now: now, actor: actor, progress)
            try syncFolders(staged)
            try DurableFile.write([], to: staged + "/" + mark)
            try publish(staged, to: folder)
            return Report(verification: verification, settings: settings(folder))
        } catch {
            if !DurableFile.exists(staged + "/" + mark) { try? removeFolder(staged) }
            throw error
        }
    }

    /// Refuses a folder in which an import stands half put in place.
    static func checkIsWhole(_ folder: String) throws(StoreError) {
        if DurableFile.exists(folder + "/" + staging + "/" + mark) { throw .importInterrupted(folder) }
    }

    private static func checkIsEmpty(_ folder: String) throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let others = names.filter { $0 != "station.lock" && $0 != staging }.sorted()
        if let name = others.first {
            throw StoreError(
                .notWritable,
                "\(folder) is not empty (it has \(name)). Name an empty folder with --data-dir; nothing was imported."
            )
        }
    }

    private static func unpack(
        _ file: String,
        to staged: String,
        _ passphrase: String,
        now: Instant,
        actor: String,
        _ progress: (Int64, Int64) -> Void
    ) throws -> VerificationReport {
        let reader = try SealedReader(file, passphrase: passphrase)
        while let member = try ArchiveMember.next(reader) {
            try member.extract(reader, to: staged + "/" + member.path)
        }
        let path = SQLiteJournal.path(in: staged)
        guard let key = try StationKey(folder: staged), DurableFile.exists(path) else { throw ArchiveError.altered }
        let journal = try SQLiteJournal(singleFile: path)
        let verification = try journal.verify(key: key.publicKey, progress: progress)
        if let finding = verification.findings.first {
            throw StoreError(.damaged, "The exported journal failed verification; nothing was imported. \(finding)")
        }
        guard let export = try journal.relocation(), export.isMoved else { throw ArchiveError.altered }
        let fact = Fact.stationArrived(StationArrived(export: export.export))
        try StoreError.translating(path: path) {
            try journal.database.write { db in
                let draft = EntryDraft(fact, happened: now, source: .system, actor: actor)
                _ = try SQLiteJournal.append([draft], recorded: now, key: key, path: path, db)
            }
        }
        return verification
    }

    /// Moves what is complete into its place: the key last, without which no station starts on the journal.
    private static func publish(_ staged: String, to folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: staged).filter { $0 != mark }.sorted {
            (rank($0), $0) < (rank($1), $1)
        }
        for name in names {
            guard !DurableFile.exists(folder + "/" + name) else {
                let path = folder + "/" + name
                throw StoreError(.notWritable, "\(path) is in the way of the import. Move it away and import again.")
            }
            try DurableFile.rename(staged + "/" + name, to: folder + "/" + name)
        }
        try removeFolder(staged)
        try DurableFile.sync(folder)
    }

    private static func rank(_ name: String) -> Int {
        switch name {
        case "station.key": 2
        case "journal.sqlite": 1
        default: 0
        }
    }

    private static func settings(_ folder: String) -> String? {
        let path = folder + "/settings.json"
        return DurableFile.exists(path) ? path : nil
    }

    private static func removeFolder(_ path: String) throws {
        guard DurableFile.exists(path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw StoreError.notWritable(path, "it cannot be removed")
        }
    }

    private static func syncFolders(_ folder: String) throws {
        try DurableFile.sync(folder)
        guard let all = FileManager.default.enumerator(atPath: folder) else { return }
        while let name = all.nextObject() as? String {
            if all.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
                try DurableFile.sync(folder + "/" + name)
            }
        }
    }
}
