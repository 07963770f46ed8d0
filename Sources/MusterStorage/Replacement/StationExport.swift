package import Attendance
package import BeaconKit
import Crypto
import Foundation
import GRDB
package import Station

/// Moves a station to another machine: everything of it in one file, encrypted with a passphrase.
///
/// Nothing is recorded before the file is durable, and the file gets its name only when it is recorded that the station
/// was moved. Whenever that is interrupted, either the station goes on here as if nothing had happened, or it stands
/// still here and can be exported again.
package enum StationExport {
    /// The folder's files that are no part of the station.
    private static let passed: Set<String> = ["station.lock", "station.key", "journal.sqlite", "journal.sqlite-wal"]

    /// - Parameters:
    ///   - settings: the settings file that the station uses.
    ///   - now: when the station was moved.
    ///   - progress: is called with how many bytes were written.
    /// - Returns: the end of the chain that was exported.
    /// - Throws: ``StoreError`` or ``ArchiveError``: also if the journal does not verify, or if the station runs.
    package static func run(
        _ folder: String,
        to file: String,
        passphrase: String,
        settings: String? = nil,
        now: Instant,
        actor: String,
        cost: ArchiveHeader.Cost = .standard,
        progress: (Int64) -> Void = { _ in }
    ) throws -> Head {
        let lock = try StationLock(folder: folder, mayMake: false)
        defer { withExtendedLifetime(lock) {} }
        guard !DurableFile.exists(file) else {
            throw StoreError(.notWritable, "\(file) already exists. Choose another name.")
        }
        guard DurableFile.exists(SQLiteJournal.path(in: folder)) else { throw StoreError.noJournal(folder) }
        // Most of the memory that an export takes, and only for a moment: before the journal takes some, too.
        let header = try ArchiveHeader(passphrase: passphrase, cost: cost)
        let journal = try SQLiteJournal(folder: folder, mode: .existing)
        guard let key = journal.key else { throw StoreError.noJournal(folder) }
        let draft = EntryDraft(
            .stationMoved(StationMoved(export: Hexadecimal.text(header.bytes[12..<28]))),
            happened: now,
            source: .system,
            actor: actor
        )
        // Exported before, but perhaps the file is lost: then there is nothing more to record.
        let isMoved = try journal.relocation()?.isMoved == true
        let snapshot = snapshot(in: folder)
        try DurableFile.makeEmpty(snapshot)
        defer { DurableFile.remove(snapshot) }
        let head = try StoreError.translating(path: snapshot) {
            try JournalBackup.copy(journal.database, to: snapshot) { db in
                guard !isMoved else { return }
                try db.inTransaction(.immediate) {
                    _ = try SQLiteJournal.append([draft], recorded: now, key: key, path: snapshot, db)
                    return .commit
                }
            }
        }
        try verify(snapshot, key: key)

        let temporary = file + ".new"
        do {
            try write(folder, snapshot, key: key, settings: settings, header, to: temporary, progress)
            if !isMoved { try record(draft, in: journal, now: now, expecting: head) }
        } catch {
            unlink(temporary)
            throw error
        }
        try DurableFile.rename(temporary, to: file)
        return head
    }

    /// Removes what an export that was killed has left: a copy of everything, also of what is erased later.
    static func tidy(_ folder: String) { DurableFile.remove(snapshot(in: folder)) }

    private static func snapshot(in folder: String) -> String { folder + "/export.sqlite" }

    /// Lets a station go on where it was, because its export was not used.
    package static func revoke(_ folder: String, now: Instant, actor: String) throws {
        let lock = try StationLock(folder: folder, mayMake: false)
        defer { withExtendedLifetime(lock) {} }
        let journal = try SQLiteJournal(folder: folder, mode: .existing)
        guard let relocation = try journal.relocation(), relocation.isMoved else {
            throw StoreError(.other, "This station was not moved, so there is nothing to take back.")
        }
        let fact = Fact.stationReturned(StationReturned(export: relocation.export))
        _ = try journal.append([EntryDraft(fact, happened: now, source: .system, actor: actor)], recorded: now)
    }

    /// A journal that could not be imported must not be moved.
    private static func verify(_ snapshot: String, key: StationKey) throws {
        let verification = try SQLiteJournal(singleFile: snapshot).verify(key: key.publicKey)
        if let finding = verification.findings.first {
            throw StoreError(.damaged, "The journal failed verification; nothing was exported. \(finding)")
        }
    }

    private static func write(
        _ folder: String,
        _ snapshot: String,
        key: StationKey,
        settings: String?,
        _ header: ArchiveHeader,
        to temporary: String,
        _ progress: (Int64) -> Void
    ) throws {
        let writer = try SealedWriter(temporary, header: header)
        try ArchiveMember.write("station.key", bytes: Array(key.privateKey.rawRepresentation), to: writer)
        try ArchiveMember.write("journal.sqlite", from: snapshot, to: writer, progress: progress)
        for name in try otherFiles(folder) {
            try ArchiveMember.write(name, from: folder + "/" + name, to: writer, progress: progress)
        }
        if let settings {
            try ArchiveMember.write("settings.json", from: settings, to: writer, progress: progress)
        }
        try ArchiveMember.writeEnd(to: writer)
        try writer.finish()
    }

    /// Appends the very entry that the exported journal ends with.
    private static func record(
        _ draft: EntryDraft,
        in journal: SQLiteJournal,
        now: Instant,
        expecting head: Head
    ) throws {
        let entries = try journal.append(
            [draft],
            recorded: now,
            inspecting: { reader in
                guard try reader.entries(after: head.sequence - 1, limit: 1).isEmpty else {
                    throw StoreError(
                        .busy,
                        "Another program wrote to the journal during the export; nothing was exported. Export again."
                    )
                }
            }
        )
        assert(entries.last?.hash == head.hash)
    }

    /// What else is in the data folder, as messages that were received: regular files only, in order.
    private static func otherFiles(_ folder: String) throws -> [String] {
        guard let all = FileManager.default.enumerator(atPath: folder) else { throw DurableFile.failure(folder) }
        var names: [String] = []
        while let name = all.nextObject() as? String {
            let type = all.fileAttributes?[.type] as? FileAttributeType
            if type == .typeDirectory, name.hasPrefix("before-restore-") || name.hasSuffix(".new") {
                all.skipDescendants()
            }
            let isOurs = passed.contains(name) || name.hasPrefix("journal.sqlite-") || name.hasPrefix("export.sqlite")
            if type == .typeRegular, !isOurs, !name.hasSuffix(".new"), name != "settings.json" { names.append(name) }
        }
        return names.sorted()
    }
}
