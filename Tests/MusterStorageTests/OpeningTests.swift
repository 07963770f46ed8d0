import Attendance
import Foundation
import GRDB
import MusterStorage
import Station
import Testing

@Suite("Opening a journal")
struct OpeningTests {
    private func makeJournal() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        _ = try journal.append([History.site(), History.person(7)], recorded: History.start)
        return folder
    }

    private func error(_ folder: String, _ mode: SQLiteJournal.Mode) -> StoreError? {
        do {
            _ = try SQLiteJournal(folder: folder, mode: mode)
            return nil
        } catch {
            return error as? StoreError
        }
    }

    @Test(
        "a folder without a journal says so, and nothing is made",
        arguments: [SQLiteJournal.Mode.existing, .readOnly]
    )
    func noJournal(mode: SQLiteJournal.Mode) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/none"
        #expect(error(path, mode)?.code == .noJournal)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("the folder and the files in it are for this user only")
    func permissions() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a/b"
        let journal = try SQLiteJournal(folder: path, mode: .create)
        _ = try journal.append([History.site()], recorded: History.start)
        let files = [StationKey.path(in: path), SQLiteJournal.path(in: path), SQLiteJournal.path(in: path) + "-wal"]
        for (file, expected) in [(path, 0o700)] + files.map({ ($0, 0o600) }) {
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == expected)
        }
    }

    @Test(
        "a database that a newer version has changed is refused",
        arguments: [SQLiteJournal.Mode.create, .existing, .readOnly]
    )
    func newer(mode: SQLiteJournal.Mode) throws {
        let folder = try makeJournal()
        try RawDatabase.run(folder, "INSERT INTO grdb_migrations VALUES ('9 tomorrow')")
        #expect(error(folder.path, mode)?.code == .newer)
        #expect(error(folder.path, mode)?.description.contains("newer version of muster") == true)
    }

    @Test(
        "what is no journal is refused and left as it is",
        arguments: [SQLiteJournal.Mode.create, .existing, .readOnly]
    )
    func foreign(mode: SQLiteJournal.Mode) throws {
        let folder = try makeJournal()
        let path = SQLiteJournal.path(in: folder.path)
        try RawDatabase.run(folder, "PRAGMA application_id = 1")
        let other = try Data(contentsOf: URL(filePath: path))
        #expect(error(folder.path, mode)?.code == .notAJournal)
        #expect(try Data(contentsOf: URL(filePath: path)) == other)

        let garbage = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 131) })
        try garbage.write(to: URL(filePath: path))
        #expect(error(folder.path, mode)?.code == .notAJournal)
        #expect(try Data(contentsOf: URL(filePath: path)) == garbage)
    }

    @Test("a journal whose pages were overwritten is damaged, and the message names the way out")
    func damaged() throws {
        let folder = try makeJournal()
        let path = SQLiteJournal.path(in: folder.path)
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes.replaceSubrange(4096..<bytes.count, with: repeatElement(0xA5, count: bytes.count - 4096))
        try bytes.write(to: URL(filePath: path))
        let error = #expect(throws: StoreError.self) {
            let journal = try SQLiteJournal(folder: folder.path, mode: .readOnly)
            _ = try journal.verify()
        }
        #expect(error?.code == .damaged)
        #expect(error?.description.contains("muster restore FILE") == true)
    }

    @Test(
        "a journal whose key is missing does not get another one in silence",
        arguments: [SQLiteJournal.Mode.create, .existing]
    )
    func noKey(mode: SQLiteJournal.Mode) throws {
        let folder = try makeJournal()
        folder.remove("station.key")
        #expect(error(folder.path, mode)?.code == .damaged)
        #expect(!FileManager.default.fileExists(atPath: StationKey.path(in: folder.path)))
        #expect(error(folder.path, .readOnly) == nil)
    }

    @Test("an empty file that a crash left at the first start becomes a journal")
    func afterCrash() throws {
        let folder = try TemporaryFolder()
        try StationKey().save(in: folder.path)
        try Data().write(to: URL(filePath: SQLiteJournal.path(in: folder.path)))
        #expect(error(folder.path, .existing)?.code == .notAJournal)
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        _ = try journal.append([History.site()], recorded: History.start)
        #expect(try journal.verify().isGenuine)
    }

    @Test("a second station is refused with the folder and the holder's number")
    func locked() throws {
        let folder = try TemporaryFolder()
        var lock: StationLock? = try StationLock(folder: folder.path)
        let error = #expect(throws: StoreError.self) { try StationLock(folder: folder.path) }
        #expect(error?.code == .busy)
        #expect(
            error?.description.contains("\(folder.path) is in use by another station (process \(getpid()))") == true
        )
        withExtendedLifetime(lock) {}
        lock = nil
        #expect(throws: Never.self) { try StationLock(folder: folder.path) }
    }

    @Test("a folder that cannot be written says what to do")
    func notWritable() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(filePath: folder.path + "/file"))
        for path in [folder.path + "/file", folder.path + "/file/data", "/proc/muster"] {
            let error = error(path, .create)
            #expect(error?.code == .notWritable)
            #expect(error?.description.contains("\n") == false)
            #expect(throws: StoreError.self) { try StationLock(folder: path) }
        }
    }

    @Test("a writer that finds the journal locked for long gives up with a message")
    func busy() throws {
        let folder = try makeJournal()
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing, patience: 0.01)
        let other = try DatabaseQueue(path: SQLiteJournal.path(in: folder.path))
        try other.inDatabase { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            let error = #expect(throws: StoreError.self) {
                try journal.append([History.draft(.receiverHeard)], recorded: History.start)
            }
            #expect(error?.code == .busy)
            // Reading goes on meanwhile.
            #expect(throws: Never.self) { try journal.state() }
            try db.execute(sql: "ROLLBACK")
        }
        #expect(throws: Never.self) { try journal.append([History.draft(.receiverHeard)], recorded: History.start) }
    }
}
