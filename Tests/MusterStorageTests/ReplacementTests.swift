import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

@Suite("A station that is moved to another machine")
struct ReplacementTests {
    private static let passphrase = "correct horse battery"
    private let folder: TemporaryFolder
    private var data: String { folder.path + "/data" }
    private var other: String { folder.path + "/other" }
    private var file: String { folder.path + "/station" }

    init() throws { folder = try TemporaryFolder() }

    private func makeJournal(seed: UInt64 = 1) throws -> SQLiteJournal {
        let journal = try SQLiteJournal(folder: data, mode: .create)
        var history = RandomHistory(seed: seed)
        try history.write(batches: 20, to: journal)
        return journal
    }

    @discardableResult
    private func export(_ passphrase: String = Self.passphrase, settings: String? = nil) throws -> Head {
        try StationExport.run(
            data,
            to: file,
            passphrase: passphrase,
            settings: settings,
            now: History.start,
            actor: "tester",
            cost: .least
        )
    }

    @discardableResult
    private func importing(_ passphrase: String = Self.passphrase) throws -> StationImport.Report {
        try StationImport.run(file, into: other, passphrase: passphrase, now: History.start, actor: "tester")
    }

    private func files(_ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0 != "station.lock" }.sorted()
    }

    @Test("goes on there with all it had, sealed by the same key, and its chain verifies")
    func roundTrip() throws {
        let journal = try makeJournal()
        try FileManager.default.createDirectory(atPath: data + "/messages/7", withIntermediateDirectories: true)
        let picture = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try picture.write(to: URL(filePath: data + "/messages/7/picture"))
        try Data("left".utf8).write(to: URL(filePath: data + "/station.key.new"))
        try Data(#"{"port": 8123}"#.utf8).write(to: URL(filePath: folder.path + "/muster.json"))
        let before = try journal.state()
        let head = try export(settings: folder.path + "/muster.json")
        #expect(head.sequence == before.head + 1)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        #expect(try journal.entries(after: head.sequence - 1, limit: 9).map(\.hash) == [head.hash])

        let report = try importing()
        #expect(report.verification?.isGenuine == true)
        #expect(report.verification?.sequence == head.sequence)
        #expect(report.settings == other + "/settings.json")
        let again = try SQLiteJournal(folder: other, mode: .create)
        #expect(try again.state().roster == before.roster)
        #expect(try Data(contentsOf: URL(filePath: other + "/messages/7/picture")) == picture)
        #expect(!FileManager.default.fileExists(atPath: other + "/import.new"))
        #expect(!FileManager.default.fileExists(atPath: other + "/station.key.new"))
        _ = try again.append([History.draft(.receiverHeard)], recorded: History.start)
        let key = try #require(try StationKey(folder: other))
        #expect(try StationKey(folder: data)?.publicKey == key.publicKey)
        #expect(try again.verify(key: key.publicKey).findings == [])
        #expect(try again.rebuild().isIdentical)
    }

    @Test("stands still where it was, whoever wants to write, until it is taken back")
    func standsStill() throws {
        let journal = try makeJournal()
        try export()
        #expect(try !files(data).contains { $0.hasPrefix("export") })
        for attempt in [
            { _ = try journal.append([History.draft(.receiverHeard)], recorded: History.start) },
            { [data] in _ = try SQLiteJournal(folder: data, mode: .create) },
        ] {
            let error = #expect(throws: StoreError.self) { try attempt() }
            #expect(error?.code == .moved)
            #expect(error?.description.contains("--take-back") == true)
        }
        // What is there can be read still.
        #expect(try SQLiteJournal(folder: data, mode: .readOnly).verify().findings == [])
        try StationExport.revoke(data, now: History.start, actor: "tester")
        _ = try SQLiteJournal(folder: data, mode: .create).append(
            [History.draft(.receiverHeard)],
            recorded: History.start
        )
        #expect(throws: StoreError.self) {
            try StationExport.revoke(data, now: History.start, actor: "tester")
        }
    }

    @Test("can be exported again when the file was lost, without another entry")
    func exportedAgain() throws {
        _ = try makeJournal()
        let head = try export()
        try FileManager.default.removeItem(atPath: file)
        #expect(try export() == head)
        #expect(try importing().verification?.sequence == head.sequence)
    }

    @Test("leaves no copy of itself behind when its export is killed")
    func tidied() throws {
        _ = try makeJournal()
        try Data("left".utf8).write(to: URL(filePath: data + "/export.sqlite"))
        _ = try SQLiteJournal(folder: data, mode: .create)
        #expect(try !files(data).contains("export.sqlite"))
    }

    @Test("is read by nobody who has another passphrase")
    func wrongPassphrase() throws {
        _ = try makeJournal()
        try export()
        #expect(throws: ArchiveError.wrongPassphrase) { try importing("correct horse batterie") }
        #expect(try files(other) == [])
        let secret = try #require(FileManager.default.contents(atPath: StationKey.path(in: data)))
        #expect(FileManager.default.contents(atPath: file)?.range(of: secret) == nil)
        try importing()
    }

    @Test("is refused whole when the file was cut off anywhere", arguments: [0, 5, 59, 60, 61, 70_000, -17, -1])
    func truncated(length: Int) throws {
        _ = try makeJournal()
        try export()
        let bytes = try #require(FileManager.default.contents(atPath: file))
        try bytes.prefix(length < 0 ? bytes.count + length : length).write(to: URL(filePath: file))
        #expect(throws: ArchiveError.self) { try importing() }
        #expect(try files(other) == [])
    }

    @Test("is refused when it was cut off between two chunks, and says so")
    func cutBetweenChunks() throws {
        _ = try makeJournal()
        try export()
        let bytes = try #require(FileManager.default.contents(atPath: file))
        let sealed = ArchiveCipher.chunk + ArchiveCipher.overhead
        try bytes.prefix(ArchiveHeader.length + sealed).write(to: URL(filePath: file))
        #expect(throws: ArchiveError.truncated) { try importing() }
        #expect(try files(other) == [])
    }

    @Test("is refused whole when a bit was altered, chunks were exchanged or something was added")
    func altered() throws {
        _ = try makeJournal()
        try export()
        let bytes = Array(try #require(FileManager.default.contents(atPath: file)))
        let sealed = ArchiveCipher.chunk + ArchiveCipher.overhead
        let first = ArchiveHeader.length
        var changes: [[UInt8]] = [9, 30, 61, bytes.count / 2, bytes.count - 1].map { place in
            var changed = bytes
            changed[place] ^= 1
            return changed
        }
        let one = Array(bytes[first..<first + sealed])
        let two = Array(bytes[(first + sealed)..<(first + 2 * sealed)])
        var exchanged = bytes
        exchanged.replaceSubrange(first..<(first + 2 * sealed), with: two + one)
        changes.append(exchanged)
        var repeated = bytes
        repeated.insert(contentsOf: one, at: first)
        changes.append(repeated)
        changes.append(bytes + [0])
        changes.append(bytes + bytes)
        for changed in changes {
            try Data(changed).write(to: URL(filePath: file))
            #expect(throws: ArchiveError.self) { try importing() }
            #expect(try files(other) == [])
        }
    }

    @Test("goes only into an empty folder, and replaces no file", arguments: ["journal.sqlite", "notes.txt"])
    func notEmpty(name: String) throws {
        _ = try makeJournal()
        try export()
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(filePath: other + "/" + name))
        let error = #expect(throws: StoreError.self) { try importing() }
        #expect(error?.description.contains(name) == true)
        #expect(try files(other) == [name])
        #expect(throws: StoreError.self) { try export() }
    }

    @Test("is not exported while it runs")
    func running() throws {
        let journal = try makeJournal()
        let lock = try StationLock(folder: data)
        #expect(throws: StoreError.self) { try export() }
        withExtendedLifetime(lock) {}
        _ = try journal.append([History.draft(.receiverHeard)], recorded: History.start)
        #expect(try files(folder.path).filter { $0.hasPrefix("station") } == [])
    }

    @Test("goes on here when the file's disk is full", .enabled(if: SmallDisk.isPossible, "needs root, to mount"))
    func diskFull() throws {
        let journal = try makeJournal()
        let disk = try SmallDisk(mebibytes: 1)
        try Data(count: 900_000).write(to: URL(filePath: disk.path + "/filler"))
        let error = #expect(throws: StoreError.self) {
            try StationExport.run(
                data,
                to: disk.path + "/station",
                passphrase: Self.passphrase,
                now: History.start,
                actor: "tester",
                cost: .least
            )
        }
        #expect(error?.code == .diskFull)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["filler"])
        _ = try journal.append([History.draft(.receiverHeard)], recorded: History.start)
    }

    @Test("is not there at all when the disk it goes to is full", .enabled(if: SmallDisk.isPossible, "needs root"))
    func targetFull() throws {
        _ = try makeJournal()
        try export()
        let disk = try SmallDisk(mebibytes: 1)
        try Data(count: 900_000).write(to: URL(filePath: disk.path + "/filler"))
        let target = disk.path + "/data"
        #expect(throws: StoreError.self) {
            try StationImport.run(file, into: target, passphrase: Self.passphrase, now: History.start, actor: "tester")
        }
        #expect(try files(target) == [])
        try FileManager.default.removeItem(atPath: disk.path + "/filler")
        try importing()
    }

    @Test("arrives when the import was interrupted while it was put in its place", arguments: 0..<3)
    func interrupted(moved: Int) throws {
        _ = try makeJournal()
        try export()
        try importing()
        // As it was before the last renames.
        let staged = other + "/import.new"
        try FileManager.default.createDirectory(atPath: staged, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: staged + "/ready"))
        for name in ["station.key", "journal.sqlite"].prefix(moved) {
            try FileManager.default.moveItem(atPath: other + "/" + name, toPath: staged + "/" + name)
        }
        #expect(throws: StoreError.self) { try SQLiteJournal(folder: other, mode: .create) }
        let report = try importing("whatever it was")
        #expect(report.verification == nil)
        let journal = try SQLiteJournal(folder: other, mode: .create)
        #expect(try journal.verify().findings == [])
    }
}
