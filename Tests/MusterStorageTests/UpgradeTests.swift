import Attendance
import Foundation
import GRDB
import MusterStorage
import Station
import Testing

/// Data folders that older versions of muster wrote, each as it was left by the real program of its time: see
/// Fixtures/README.md.
@Suite("Data of older versions")
struct UpgradeTests {
    struct Fixture: Hashable, Sendable, CustomTestStringConvertible {
        let schema: Int
        var testDescription: String { "schema \(schema)" }
        var path: String { Self.folder + "/schema-\(schema)" }

        static let folder = URL(filePath: #filePath).deletingLastPathComponent().path + "/Fixtures/Schemas"
        static let all =
            (try? FileManager.default.contentsOfDirectory(atPath: folder))?
            .compactMap { Int($0.dropFirst("schema-".count)) }.sorted().map(Fixture.init) ?? []
    }

    private let temporary: TemporaryFolder
    private var folder: String { temporary.path + "/data" }

    init() throws { temporary = try TemporaryFolder() }

    private func lay(_ fixture: Fixture) throws {
        try FileManager.default.copyItem(atPath: fixture.path, toPath: folder)
    }

    private func schema(of path: String) throws -> [String] {
        try DatabaseQueue(path: path).read { try String.fetchAll($0, sql: "SELECT identifier FROM grdb_migrations") }
    }

    @Test("are brought up to date, after a copy under their schema's number", arguments: Fixture.all)
    func upgrade(_ fixture: Fixture) throws {
        try lay(fixture)
        let before = try schema(of: SQLiteJournal.path(in: folder))
        var steps: [JournalUpgrade.Step] = []
        let journal = try SQLiteJournal(folder: folder, mode: .create, upgrading: { steps.append($0) })
        #expect(try journal.state().roster.people.values.map(\.details.name).contains("Mei Lin"))
        #expect(try journal.verify().findings.isEmpty)

        let copy = folder + "/journal.schema-\(fixture.schema).sqlite"
        let isLatest = fixture.schema == Fixture.all.last?.schema
        #expect(FileManager.default.fileExists(atPath: copy) != isLatest)
        guard !isLatest else { return #expect(steps.isEmpty) }
        #expect(try schema(of: copy) == before)
        #expect(steps.contains(.copying(path: copy, percent: 100)) && steps.last == .done(copy: copy))
        // Done once.
        steps = []
        _ = try SQLiteJournal(folder: folder, mode: .create, upgrading: { steps.append($0) })
        #expect(steps.isEmpty)
    }

    @Test("are of every schema since copies are made", arguments: [10, 13, 14])
    func kept(_ schema: Int) {
        #expect(Fixture.all.contains { $0.schema == schema })
    }

    @Test("are left alone by commands, which say who brings them up to date", arguments: Fixture.all.dropLast())
    func commands(_ fixture: Fixture) throws {
        try lay(fixture)
        for mode in [SQLiteJournal.Mode.existing, .readOnly] {
            let error = #expect(throws: StoreError.self) { try SQLiteJournal(folder: folder, mode: mode) }
            #expect(error?.description.contains("muster serve") == true)
        }
        #expect(!FileManager.default.fileExists(atPath: folder + "/journal.schema-\(fixture.schema).sqlite"))
    }

    @Test("the copy before the last is removed, and others' files are not")
    func copies() throws {
        try lay(try #require(Fixture.all.first))
        let old = folder + "/journal.schema-9.sqlite"
        let other = folder + "/journal.backup.sqlite"
        for path in [old, other] { #expect(FileManager.default.createFile(atPath: path, contents: Data())) }
        _ = try SQLiteJournal(folder: folder, mode: .create)
        #expect(!FileManager.default.fileExists(atPath: old))
        #expect(FileManager.default.fileExists(atPath: other))
    }

    @Test("what is newer is refused by a sentence that names the way back")
    func newer() throws {
        try lay(try #require(Fixture.all.first))
        _ = try SQLiteJournal(folder: folder, mode: .create)
        let path = SQLiteJournal.path(in: folder)
        try DatabaseQueue(path: path).write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999 later')") }
        let error = #expect(throws: StoreError.self) { try SQLiteJournal(folder: folder, mode: .create) }
        let text = try #require(error?.description)
        #expect(text.contains("schema 999") && text.contains("Install the newer version again"))
        #expect(text.contains("journal.schema-\(try #require(Fixture.all.first).schema).sqlite"))
    }

    /// Needs the right to mount.
    @Test(
        "without room for the copy nothing is changed, and it is said how much is needed",
        .enabled(if: SmallDisk.isPossible)
    )
    func noRoom() throws {
        let disk = try SmallDisk(mebibytes: 6)
        let fixture = try #require(Fixture.all.first)
        let folder = disk.path + "/data"
        try FileManager.default.copyItem(atPath: fixture.path, toPath: folder)
        let before = try schema(of: SQLiteJournal.path(in: folder))
        let error = #expect(throws: StoreError.self) { try SQLiteJournal(folder: folder, mode: .create) }
        #expect(error?.code == .diskFull)
        #expect(error?.description.contains("MiB must be free") == true)
        #expect(try schema(of: SQLiteJournal.path(in: folder)) == before)
    }
}
