import Attendance
import Foundation
import MusterStorage
import Station
import Testing

@Suite("The keys of people's devices")
struct CheckinKeyTests {
    private let folder: TemporaryFolder
    private let journal: SQLiteJournal
    private let first = CheckinKey()
    private let second = CheckinKey()

    init() throws {
        folder = try TemporaryFolder()
        journal = try SQLiteJournal(folder: folder.path, mode: .create)
        _ = try journal.append([History.site(), History.person(7), History.person(8)], recorded: History.start)
    }

    /// Whether a key is in any file of the folder, as bytes or as text.
    private func isInFiles(_ key: CheckinKey) throws -> Bool {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let contents = files.compactMap { FileManager.default.contents(atPath: folder.path + "/" + $0) }
        let forms = [Data(key.bytes), Data(Hexadecimal.text(key.bytes).utf8), Data(key.text.utf8)]
        return contents.contains { content in forms.contains { content.range(of: $0) != nil } }
    }

    @Test("one is there for the next program, is told to a running one, and the earlier one is gone from the files")
    func kept() throws {
        #expect(try journal.checkinKeys().isEmpty)
        try journal.setCheckinKey(first, of: History.id(7))
        #expect(try isInFiles(first))
        let next = try SQLiteJournal(folder: folder.path, mode: .existing)
        _ = try journal.changedByOthers()
        try next.setCheckinKey(second, of: History.id(7))
        try next.setCheckinKey(first, of: History.id(8))
        #expect(try journal.changedByOthers())
        #expect(try journal.checkinKeys() == [History.id(7): second, History.id(8): first])
        try journal.setCheckinKey(nil, of: History.id(8))
        #expect(try next.checkinKeys() == [History.id(7): second])
        #expect(try !isInFiles(first))
        #expect(try journal.entries(after: 0, limit: 100).count == 3)
        #expect(try journal.verify().findings.isEmpty)
        #expect(try journal.rebuild().isIdentical)
        #expect(try journal.checkinKeys() == [History.id(7): second])
    }

    @Test("one goes with its person, removed or erased, and others' stay")
    func gone() throws {
        for fact in [
            Fact.personRemoved(PersonRemoved(person: History.id(7))),
            .personErased(PersonErased(person: History.id(7))),
        ] {
            try journal.setCheckinKey(first, of: History.id(7))
            try journal.setCheckinKey(second, of: History.id(8))
            _ = try journal.append([History.draft(fact)], recorded: History.start)
            #expect(try journal.checkinKeys() == [History.id(8): second])
        }
        #expect(try !isInFiles(first))
    }
}
