import Attendance
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Erasure")
struct ErasureTests {
    @Test("an erased person's name and photo are gone from the files, and the chain still verifies")
    func erased() throws {
        let folder = try TemporaryFolder()
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        let photo = try Photo(
            bytes: [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1] + Array("portrait-of-ottilie".utf8)
                + Array(repeating: 7, count: 30_000)
        )
        _ = try journal.append(
            [
                History.site(), History.person(7, name: "Ottilie Wildermuth", photo: photo),
                History.person(7, name: "Ottilie Rooschüz", edit: true), History.person(8),
            ],
            recorded: History.start
        )
        _ = try journal.append([History.punch(7, .in, minutes: 5)], recorded: History.start)
        try journal.saveLastSeen([History.id(7): LastSighting(instant: History.start)])
        #expect(try names(folder) == 3)
        _ = try journal.append(
            [History.draft(.personErased(PersonErased(person: History.id(7))))],
            recorded: History.start
        )

        #expect(try names(folder) == 0)
        let state = try journal.state()
        #expect(state.roster.people[History.id(7)]?.details == .erased)
        #expect(state.roster.people[History.id(8)]?.details.name == "Person 8")
        #expect(try journal.latestStay(of: History.id(7), at: History.start)?.isOpen == true)
        #expect(try journal.lastSeen() == [:])
        #expect(try journal.verify().findings == [])
        #expect(try journal.rebuild().isIdentical)
    }

    /// How many of the three personal values are in any file of the folder.
    private func names(_ folder: TemporaryFolder) throws -> Int {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let contents = files.compactMap { FileManager.default.contents(atPath: folder.path + "/" + $0) }
        return ["Wildermuth", "Rooschüz", "portrait-of-ottilie"].filter { word in
            contents.contains { $0.range(of: Data(word.utf8)) != nil }
        }.count
    }

    @Test("a value that comes back after the erasure is found")
    func returned() throws {
        let folder = try TemporaryFolder()
        let draft = try History.person(7)
        let value = try #require(draft.personal.first)
        do {
            let journal = try SQLiteJournal(folder: folder.path, mode: .create)
            _ = try journal.append(
                [History.site(), draft, History.draft(.personErased(PersonErased(person: History.id(7))))],
                recorded: History.start
            )
        }
        let (salt, text) = (Hexadecimal.text(value.salt), Hexadecimal.text(value.value))
        try RawDatabase.run(
            folder,
            "INSERT INTO personal VALUES ('\(value.commitment.rawValue)', '\(value.person.rawValue)', x'\(salt)', x'\(text)')"
        )
        let findings = try SQLiteJournal(folder: folder.path, mode: .readOnly).verify().findings
        #expect(findings.map(\.code) == [.personalUnexpected])
    }

    @Test("who was erased may get new values")
    func again() throws {
        let journal = try SQLiteJournal()
        _ = try journal.append(
            [
                History.site(), History.person(7), History.draft(.personErased(PersonErased(person: History.id(7)))),
                History.person(7, name: "Anew", edit: true),
            ],
            recorded: History.start
        )
        #expect(try journal.state().roster.people[History.id(7)]?.details.name == "Anew")
        #expect(try journal.verify().findings == [])
        #expect(try journal.rebuild().isIdentical)
        #expect(try journal.state().roster.people[History.id(7)]?.details.name == "Anew")
    }
}
