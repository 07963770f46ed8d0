import Foundation
import GRDB
import Station

/// Brings a journal that an older version wrote up to date. Before anything is changed it is copied, under a name that says
/// of which schema it is: whoever has to go back finds there what the older version left.
package enum JournalUpgrade {
    /// What is going on, for people.
    package enum Step: Hashable, Sendable {
        /// The journal is copied to this path. - Parameter percent: how much has been copied, 0 to 100.
        case copying(path: String, percent: Int)
        /// The copy is whole; the tables are changed now.
        case changing(from: Int, to: Int)
        /// All is up to date; the copy stays here until the next upgrade.
        case done(copy: String)
    }

    /// How many pages of the database are copied between two reports: 4 MiB.
    private static let pagesAtATime: CInt = 1024

    /// - Throws: ``StoreError`` with the code `diskFull` if there is no room for the copy; then nothing has changed.
    static func run(_ pool: DatabasePool, path: String, report: (Step) -> Void) throws {
        let migrator = JournalSchema.migrator
        let applied = try pool.read(migrator.appliedIdentifiers)
        let isComplete = migrator.migrations.allSatisfy(applied.contains)
        guard !applied.isEmpty, !isComplete else { return try migrator.migrate(pool) }

        let from = JournalSchema.number(of: applied)
        let copy = Self.copyPath(of: path, schema: from)
        try checkRoom(for: path)
        // One that was interrupted is no copy.
        let temporary = copy + ".new"
        try DurableFile.makeEmpty(temporary)
        do {
            let target = try DatabaseQueue(path: temporary)
            // The backup has ended when the call returns, so that nothing escapes.
            try withoutActuallyEscaping(report) { report in
                try pool.backup(to: target, pagesPerStep: pagesAtATime) { progress in
                    let share = Double(progress.completedPageCount) / Double(max(1, progress.totalPageCount))
                    report(.copying(path: copy, percent: Int(100 * share)))
                }
            }
            try target.close()
            try DurableFile.sync(temporary)
            try DurableFile.rename(temporary, to: copy)
        } catch {
            DurableFile.remove(temporary)
            throw error
        }
        report(.changing(from: from, to: JournalSchema.number(of: migrator.migrations)))
        try migrator.migrate(pool)
        removeCopies(of: path, but: copy)
        report(.done(copy: copy))
    }

    private static func copyPath(of path: String, schema: Int) -> String {
        DurableFile.folder(of: path) + "/\(copyPrefix)\(schema)\(copySuffix)"
    }

    /// The copy that was made of a journal before it was brought beyond a schema; `nil` if there is none.
    static func copy(of path: String, upTo schema: Int) -> String? {
        (0...schema).reversed().map { copyPath(of: path, schema: $0) }.first(where: DurableFile.exists)
    }

    private static let copyPrefix = "journal.schema-"
    private static let copySuffix = ".sqlite"

    /// The copy, and what changing all tables takes at the worst: each as much as the journal.
    private static func checkRoom(for path: String) throws {
        let size = ["", "-wal"].reduce(Int64(0)) { sum, suffix in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path + suffix)
            return sum + ((attributes?[.size] as? Int64) ?? 0)
        }
        let folder = DurableFile.folder(of: path)
        let needed = 2 * size + 8 << 20
        guard let free = DurableFile.freeBytes(folder), free < needed else { return }
        throw StoreError(
            .diskFull,
            """
            \(path) is of an older version. To bring it up to date, \(needed >> 20) MiB must be free on its disk, and \
            \(free >> 20) MiB are. Make room, then start again; nothing was changed.
            """
        )
    }

    private static func removeCopies(of path: String, but kept: String) {
        let folder = DurableFile.folder(of: path)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(copyPrefix) && name.hasSuffix(copySuffix) && "\(folder)/\(name)" != kept {
            DurableFile.remove("\(folder)/\(name)")
        }
    }
}
