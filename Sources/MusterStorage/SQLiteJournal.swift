import Attendance
import Foundation
package import GRDB
import Station
import Synchronization

/// The journal and its projections in one SQLite database.
///
/// The file is in WAL mode, so that readers never wait for the writer and other processes may append too. Every commit
/// is synced before it returns.
package final class SQLiteJournal: JournalStore, LiveStore, Sendable {
    package enum Mode: Hashable, Sendable {
        /// Makes the folder, the station's key and the journal where they are missing.
        case create
        /// Opens a journal that is there.
        case existing
        /// Opens a journal that is there and never writes to it.
        case readOnly
    }

    /// The database's path, for messages.
    let path: String
    package let database: any DatabaseWriter
    /// What seals the entries; `nil` when nothing may be written.
    let key: StationKey?
    /// SQLite's count of other connections' commits, when it was last asked for.
    private let seenVersion = Mutex<Int64?>(nil)

    /// Opens the journal of a data folder.
    ///
    /// A journal of an older version is brought up to date by ``Mode/create`` alone, which a station uses that holds its
    /// folder's lock; others refuse it.
    ///
    /// - Parameters:
    ///   - patience: how long to wait for another process that is writing, in seconds.
    ///   - upgrading: is told how far that is.
    /// - Throws: ``StoreError``.
    package init(
        folder: String,
        mode: Mode,
        patience: Double = 5,
        upgrading: (JournalUpgrade.Step) -> Void = { _ in }
    ) throws {
        let path = Self.path(in: folder)
        self.path = path
        if mode == .create {
            try StationImport.checkIsWhole(folder)
            StationExport.tidy(folder)
            JournalRestore.tidy(folder)
            try DurableFile.makeFolder(folder)
        } else if !DurableFile.exists(path) {
            throw StoreError.noJournal(folder)
        }
        switch mode {
        case .readOnly: key = nil
        case .create: key = try Self.key(in: folder, mayMake: !DurableFile.exists(path))
        case .existing: key = try Self.key(in: folder, mayMake: false)
        }
        // Made here and not by SQLite, so that nobody else can read it, whatever the umask. The log gets the same mode.
        if mode == .create, !DurableFile.exists(path) { try DurableFile.makeEmpty(path) }
        database = try StoreError.translating(path: path) { () -> any DatabaseWriter in
            if mode == .readOnly {
                let queue = try Self.openToRead(path, patience: patience)
                try queue.read { db in try JournalSchema.checkComplete(db, path: path) }
                return queue
            }
            return try Self.open(path, creating: mode == .create, patience: patience, upgrading: upgrading)
        }
        if mode == .create { try DurableFile.sync(folder) }
        _ = try changedByOthers()
        if mode == .create { try checkIsHere() }
    }

    /// A journal in memory with a new key, for tests and for what is thrown away.
    package init() throws {
        path = ":memory:"
        key = StationKey()
        let queue = try DatabaseQueue(configuration: Self.configuration(path: path, creating: true))
        try JournalSchema.migrator.migrate(queue)
        database = queue
    }

    /// Opens a journal that is a single file which nobody else uses, and brings it up to date. Nothing can be appended.
    init(singleFile path: String) throws {
        self.path = path
        key = nil
        database = try StoreError.translating(path: path) {
            let queue = try DatabaseQueue(path: path, configuration: Self.configuration(path: path, creating: false))
            try JournalSchema.migrator.migrate(queue)
            return queue
        }
    }

    /// Where the journal of a data folder is.
    package static func path(in folder: String) -> String { folder + "/journal.sqlite" }

    /// A journal whose key is lost must not get another one in silence: its seals would no longer be of one hand.
    private static func key(in folder: String, mayMake: Bool) throws(StoreError) -> StationKey {
        if let key = try StationKey(folder: folder) { return key }
        guard mayMake else {
            throw .damaged(StationKey.path(in: folder), "the key that sealed the journal is missing")
        }
        let key = StationKey()
        try key.save(in: folder)
        return key
    }

    private static func open(
        _ path: String,
        creating: Bool,
        patience: Double,
        upgrading: (JournalUpgrade.Step) -> Void
    ) throws -> DatabasePool {
        let configuration = configuration(path: path, creating: creating, patience: patience)
        let pool = try DatabasePool(path: path, configuration: configuration)
        try pool.read { db in
            try JournalSchema.checkAge(db, path: path)
            if !creating { try JournalSchema.checkComplete(db, path: path) }
        }
        if creating { try JournalUpgrade.run(pool, path: path, report: upgrading) }
        // GRDB's WAL set-up leaves NORMAL, with which a power cut may take the last commits. Only now does FULL stay.
        try pool.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
        return pool
    }

    static func openToRead(_ path: String, patience: Double = 5) throws -> DatabaseQueue {
        var configuration = configuration(path: path, creating: false, patience: patience)
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.read { db in try JournalSchema.checkAge(db, path: path) }
        return queue
    }

    private static func configuration(path: String, creating: Bool, patience: Double = 5) -> Configuration {
        var configuration = Configuration()
        configuration.label = "journal"
        configuration.busyMode = .timeout(patience)
        configuration.prepareDatabase { db in
            // The first thing on every connection, before anything is written to a file that may not be ours.
            try JournalSchema.identify(db, creating: creating && !db.configuration.readonly, path: path)
            // What is erased is overwritten, not just unlinked.
            try db.execute(sql: "PRAGMA secure_delete = ON")
        }
        return configuration
    }

    package func changedByOthers() throws -> Bool {
        // SQLite counts the commits of other connections. Asked on the writer, our own never count.
        let version = try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in try Int64.fetchOne(db, sql: "PRAGMA data_version") }
        }
        return seenVersion.withLock { seen in
            defer { seen = version }
            return seen != nil && seen != version
        }
    }
}
