import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Punches and what they were signed with")
struct PunchQueryTests {
    private func sign(_ name: String, _ number: Int, key: String, minutes: Int64) throws -> EntryDraft {
        let value = PersonalValue.make(signature: try Signature(typed: name), person: History.id(number))
        let punch = Punch(person: History.id(number), direction: .in, key: key, signature: value.commitment)
        return EntryDraft(
            .punched(punch),
            happened: History.start.adding(microseconds: minutes * 60_000_000),
            source: .kiosk,
            actor: "kiosk Door",
            personal: [value]
        )
    }

    @Test("somebody's punches come by time, and only theirs; a punch is found by its key")
    func queries() throws {
        let journal = try SQLiteJournal()
        _ = try journal.append([History.site(), History.person(7), History.person(8)], recorded: History.start)
        _ = try journal.append(
            [
                sign("Ottilie", 7, key: "a", minutes: 120), History.punch(8, .in, minutes: 60),
                History.punch(7, .in, minutes: 60), History.punch(7, .out, minutes: 180),
            ],
            recorded: History.start
        )
        func minutes(from: Int64, to: Int64) throws -> [Int64] {
            try journal.punches(
                of: History.id(7),
                from: History.start.adding(microseconds: from * 60_000_000),
                to: History.start.adding(microseconds: to * 60_000_000)
            )
            .map { $0.happened.microseconds(since: History.start) / 60_000_000 }
        }
        #expect(try minutes(from: 0, to: 1000) == [60, 120, 180])
        #expect(try minutes(from: 60, to: 180) == [60, 120])
        #expect(try minutes(from: 61, to: 61) == [])
        #expect(try journal.punch(key: "a")?.punch.person == History.id(7))
        #expect(try journal.punch(key: "b") == nil)
    }

    @Test("a signature is kept with its punch, is its owner's alone, and goes when they are erased; the chain verifies")
    func erased() throws {
        let folder = try TemporaryFolder()
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        _ = try journal.append(
            [
                History.site(), History.person(7), History.person(8),
                sign("Ottilie Wildermuth", 7, key: "a", minutes: 5),
                sign("Somebody Else", 8, key: "b", minutes: 5),
            ],
            recorded: History.start
        )
        try journal.setPIN(PasswordHash("2468", cost: .least), of: History.id(7))
        let commitment = try #require(try journal.punch(key: "a")?.punch.signature)
        #expect(try journal.signature(commitment, of: History.id(7)) == Signature(typed: "Ottilie Wildermuth"))
        #expect(try journal.signature(commitment, of: History.id(8)) == nil)
        #expect(try journal.verify().findings == [])
        #expect(try contains("Wildermuth", folder))

        _ = try journal.append(
            [History.draft(.personErased(PersonErased(person: History.id(7))))],
            recorded: History.start
        )
        #expect(try journal.signature(commitment, of: History.id(7)) == nil)
        #expect(try journal.punch(key: "a")?.punch.signature == commitment)
        #expect(try !contains("Wildermuth", folder))
        #expect(try contains("Somebody Else", folder))
        #expect(try journal.peopleWithPIN().isEmpty)
        #expect(try journal.verify().findings == [])
        #expect(try journal.rebuild().isIdentical)
    }

    @Test("a punch with a signature that was not given, and a signature that was changed, are noticed")
    func changed() throws {
        let folder = try TemporaryFolder()
        do {
            let journal = try SQLiteJournal(folder: folder.path, mode: .create)
            _ = try journal.append([History.site(), History.person(7)], recorded: History.start)
            let draft = try sign("Ottilie", 7, key: "a", minutes: 5)
            let bare = EntryDraft(draft.fact, happened: draft.happened, source: .kiosk, actor: "kiosk Door")
            #expect(throws: StoreError.self) { try journal.append([bare], recorded: History.start) }
            _ = try journal.append([draft], recorded: History.start)
        }
        try RawDatabase.run(folder, "UPDATE personal SET value = x'00' WHERE CAST(value AS TEXT) LIKE '<svg%'")
        let findings = try SQLiteJournal(folder: folder.path, mode: .readOnly).verify().findings
        #expect(findings.map(\.code) == [.personalChanged])
    }

    private func contains(_ word: String, _ folder: TemporaryFolder) throws -> Bool {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).contains { file in
            FileManager.default.contents(atPath: folder.path + "/" + file)?.range(of: Data(word.utf8)) != nil
        }
    }
}
