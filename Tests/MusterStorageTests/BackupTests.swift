import Attendance
import BeaconKit
import Foundation
import GRDB
import MusterStorage
import Station
import Testing

@Suite("Backup and restore")
struct BackupTests {
    private let folder: TemporaryFolder
    private var data: String { folder.path + "/data" }
    private var file: String { folder.path + "/backup" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func makeJournal(seed: UInt64 = 5) throws -> SQLiteJournal {
        let journal = try SQLiteJournal(folder: data, mode: .create)
        var history = RandomHistory(seed: seed)
        try history.write(batches: 20, to: journal)
        return journal
    }

    @Test("a backup restored elsewhere is the same journal, sealed on by the same key")
    func roundTrip() throws {
        let journal = try makeJournal()
        let report = try journal.verify()
        let head = try JournalBackup.make(of: data, to: file, replacing: false).head
        #expect(head.sequence == report.sequence)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                "backup", "backup.anchor", "data",
            ]
        )

        let other = folder.path + "/other"
        let restored = try JournalRestore.run(file, into: other, replacing: false, now: History.start)
        #expect(restored.verification.isGenuine)
        #expect(restored.keptAside == nil)
        let again = try SQLiteJournal(folder: other, mode: .existing)
        #expect(try again.entries(after: 0, limit: 10_000) == journal.entries(after: 0, limit: 10_000))
        #expect(try again.state().roster == journal.state().roster)
        _ = try again.append([History.draft(.receiverHeard)], recorded: History.start)
        let key = try #require(try StationKey(folder: other))
        #expect(Hexadecimal.text(key.publicKey) == report.publicKey)
        #expect(try again.verify(key: key.publicKey).findings == [])
        #expect(try again.rebuild().isIdentical)
        // The private key is only in its file.
        let secret = try #require(FileManager.default.contents(atPath: StationKey.path(in: other)))
        for name in try FileManager.default.contentsOfDirectory(atPath: other) where name.hasPrefix("journal") {
            let bytes = FileManager.default.contents(atPath: other + "/" + name)
            #expect(bytes?.range(of: secret) == nil)
        }
    }

    @Test("the data folder says when it was last backed up, and a damaged note is none")
    func note() throws {
        let journal = try makeJournal()
        #expect(try journal.storageFacts().lastBackup == nil)
        for minutes in [0, 7] {
            let moment = History.start.adding(microseconds: Int64(minutes) * 60_000_000)
            try BackupNote.write(moment, in: data)
            #expect(try journal.storageFacts().lastBackup == moment)
        }
        for text in ["", "yesterday", String(repeating: "9", count: 1000)] {
            try Data(text.utf8).write(to: URL(filePath: data + "/last-backup"))
            #expect(try journal.storageFacts().lastBackup == nil, "\(text.prefix(10))")
        }
        #expect(throws: StoreError.self) { try BackupNote.write(History.start, in: folder.path + "/none") }
    }

    @Test("beside a backup stands where the chain stood, and who else said so of what is in it")
    func anchors() throws {
        let journal = try makeJournal()
        let (station, head) = (try journal.stationID(), try journal.ownHead())
        let other = try SQLiteJournal()
        let old = try #require(
            try other.countersign(Head(sequence: 1, hash: journal.ownHash(1) ?? []), of: station, at: History.start)
        )
        let stamp = try #require(Anchor(of: station, at: head, .stamped(token: [0x30, 0])))
        // Somebody else's, and what the copy does not have.
        let given = try #require(try journal.countersign(head, of: other.stationID(), at: History.start))
        let later = Head(sequence: head.sequence + 1, hash: head.hash)
        let ahead = try #require(try other.countersign(later, of: station, at: History.start))
        for anchor in [old, stamp, given, ahead] { try journal.keep(anchor, at: History.start) }
        let path = try #require(try JournalBackup.make(of: data, to: file, replacing: false).anchors)
        #expect(path == file + ".anchor")
        let written = try Anchor.all(reading: String(contentsOfFile: path, encoding: .utf8))
        #expect(written == [try #require(Anchor(of: station, at: head)), old, stamp])
        // What is kept travels with the journal, and is no reason to refuse a backup.
        _ = try JournalRestore.run(file, into: folder.path + "/other", replacing: false, now: History.start)
        let restored = try SQLiteJournal(folder: folder.path + "/other", mode: .existing)
        #expect(try restored.keptAnchors(of: nil).map(\.anchor) == [old, stamp, given, ahead])
    }

    @Test("a backup made while entries are appended is of one state and verifies")
    func whileWriting() async throws {
        let journal = try makeJournal()
        let (data, file) = (data, file)
        try await withThrowingTaskGroup { group in
            group.addTask {
                for round in 0..<200 {
                    let drafts = [
                        History.draft(.stationStarted(StationStarted(version: "\(round)"))),
                        History.draft(.receiverHeard),
                    ]
                    _ = try journal.append(drafts, recorded: History.start)
                }
            }
            group.addTask {
                for _ in 0..<5 {
                    let head = try JournalBackup.make(of: data, to: file, replacing: true).head
                    let other = data + "-\(head.sequence)"
                    let report = try JournalRestore.run(file, into: other, replacing: true, now: History.start)
                    #expect(report.verification.isGenuine)
                    #expect(report.verification.sequence == head.sequence)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("a file that is there is only replaced when that is wanted")
    func replacing() throws {
        _ = try makeJournal()
        try Data("mine".utf8).write(to: URL(filePath: file))
        #expect(throws: StoreError.self) { try JournalBackup.make(of: data, to: file, replacing: false) }
        #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8))
        _ = try JournalBackup.make(of: data, to: file, replacing: true)
        #expect(FileManager.default.contents(atPath: file) != Data("mine".utf8))
    }

    @Test("a journal that is there is kept aside, and only replaced when that is wanted")
    func keptAside() throws {
        var journal = try makeJournal()
        _ = try JournalBackup.make(of: data, to: file, replacing: false)
        let head = try journal.state().head
        _ = try journal.append([History.draft(.receiverHeard)], recorded: History.start)
        #expect(throws: StoreError.self) {
            try JournalRestore.run(file, into: data, replacing: false, now: History.start)
        }
        #expect(try journal.state().head == head + 1)
        let report = try JournalRestore.run(file, into: data, replacing: true, now: History.start)
        let aside = try #require(report.keptAside)
        #expect(aside == data + "/before-restore-20260302T060000000Z")
        journal = try SQLiteJournal(folder: data, mode: .existing)
        #expect(try journal.state().head == head)
        #expect(try SQLiteJournal(folder: aside, mode: .existing).state().head == head + 1)
    }

    @Test("nothing is restored while a station holds the folder")
    func locked() throws {
        _ = try makeJournal()
        _ = try JournalBackup.make(of: data, to: file, replacing: false)
        let lock = try StationLock(folder: data)
        let error = #expect(throws: StoreError.self) {
            try JournalRestore.run(file, into: data, replacing: true, now: History.start)
        }
        withExtendedLifetime(lock) {}
        #expect(error?.code == .busy)
    }

    @Test("a backup that was changed, or is none, is not restored")
    func changed() throws {
        _ = try makeJournal()
        _ = try JournalBackup.make(of: data, to: file, replacing: false)
        let other = folder.path + "/other"
        #expect(throws: StoreError.self) {
            try JournalRestore.run(folder.path + "/none", into: other, replacing: false, now: History.start)
        }
        let queue = try DatabaseQueue(path: file)
        try queue.write { db in
            try db.execute(sql: "DROP TRIGGER entry_update; UPDATE entry SET actor = 'x' WHERE sequence = 9")
        }
        try queue.close()
        let error = #expect(throws: StoreError.self) {
            try JournalRestore.run(file, into: other, replacing: false, now: History.start)
        }
        #expect(error?.code == .damaged)
        #expect(error?.description.contains("Entry 9 (") == true)
        let plain = SQLiteJournal.path(in: data)
        let foreign = #expect(throws: StoreError.self) {
            try JournalRestore.run(plain, into: other, replacing: false, now: History.start)
        }
        #expect(foreign?.code == .notAJournal)
        #expect(!FileManager.default.fileExists(atPath: SQLiteJournal.path(in: other)))
        #expect(!FileManager.default.fileExists(atPath: SQLiteJournal.path(in: other) + ".new"))
    }

    @Test("of dated backups the newest stay with their anchors, and nothing else in the folder is touched")
    func dated() throws {
        let folder = folder.path + "/stick"
        let series = try DatedBackups(folder: folder)
        let others = ["notes.txt", "muster-.backup", "muster-2026-02-30.backup", "muster-2026-01-01.backup.new"]
        let days = ["2025-12-31", "2026-01-09", "2026-01-10"]
        for name in others + days.flatMap({ ["muster-\($0).backup", "muster-\($0).backup.anchor"] }) {
            try Data().write(to: URL(filePath: "\(folder)/\(name)"))
        }
        #expect(try series.removeOldest(keeping: 2) == ["\(folder)/muster-2025-12-31.backup"])
        #expect(try series.removeOldest(keeping: 2) == [])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let kept = days.dropFirst().flatMap { ["muster-\($0).backup", "muster-\($0).backup.anchor"] }
        #expect(left == (others + kept).sorted())
        #expect(series.path(of: LocalDay(year: 2026, month: 1, day: 10)) == "\(folder)/muster-2026-01-10.backup")
    }
}
