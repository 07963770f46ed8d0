import Attendance
import Foundation
import MusterStorage
import Station
import Testing

@Suite("The names of accounts in the journal")
struct AccountNameTests {
    private let folder: TemporaryFolder
    private let journal: SQLiteJournal
    private let access: AccessControl

    init() throws {
        folder = try TemporaryFolder()
        journal = try SQLiteJournal(folder: folder.path, mode: .create)
        _ = try journal.append([History.site(), History.person(7), History.person(8)], recorded: History.start)
        access = AccessControl(store: journal, cost: .least)
    }

    private func add(_ name: String, _ role: Role = .staff, of person: PersonID? = nil) async throws -> Account {
        try await access.add(
            name: name,
            role: role,
            person: person,
            password: "purple tide on Sunday",
            by: "tester",
            at: History.start
        )
    }

    /// Whether a word stands in any file of the folder.
    private func isKept(_ word: String) throws -> Bool {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return files.compactMap { FileManager.default.contents(atPath: folder.path + "/" + $0) }.contains {
            $0.range(of: Data(word.utf8)) != nil
        }
    }

    @Test("making, changing and removing an account are entries, and its last name is known when it is gone")
    func entries() async throws {
        let account = try await add("Wildermuth")
        try await access.change(
            account.id,
            name: "Ottilie",
            role: .warden,
            person: History.id(7),
            by: "tester",
            at: History.start
        )
        try await access.setPassword("seven grey cats", of: account.id)
        try await access.remove(account.id, by: "tester", at: History.start)
        let entries = try journal.entries(after: 3, limit: 10)
        #expect(entries.map(\.fact.kind) == [AccountSet.kind, AccountSet.kind, AccountRemoved.kind])
        #expect(entries.allSatisfy { $0.actor == "tester" && $0.happened == History.start })
        guard case .accountSet(let set) = entries[1].fact else {
            Issue.record("\(entries[1].fact)")
            return
        }
        #expect(set.account == account.id && set.role == .warden && set.person == History.id(7))
        #expect(try journal.text(set.name) == "Ottilie")
        #expect(try journal.accounts().isEmpty)
        let names = try await access.actorNames()
        #expect(names.text(account.id.actor + " token:1") == "Ottilie")
        #expect(try entries.allSatisfy { try !$0.stored().payload.contains("Ottilie") })
        #expect(try journal.verify().findings == [])
        #expect(try journal.rebuild().isIdentical)
    }

    @Test("what is refused leaves nothing in the journal")
    func refused() async throws {
        let root = try await add("Root", .admin)
        await #expect(throws: AccessError.nameTaken("Root")) { try await add("root") }
        await #expect(throws: AccessError.lastAdministrator) {
            try await access.remove(root.id, by: "tester", at: History.start)
        }
        #expect(try journal.entries(after: 4, limit: 10).isEmpty)
    }

    @Test("erasing a person takes their account and all its names, and nobody else's")
    func erased() async throws {
        _ = try await add("Root", .admin)
        let account = try await add("Wildermuth")
        for name in ["Roosch", "Ottilie"] {
            try await access.change(
                account.id,
                name: name,
                role: .staff,
                person: History.id(7),
                by: "tester",
                at: History.start
            )
        }
        let other = try await add("Friederike", of: History.id(8))
        let commands = RosterCommands(store: journal, actor: "tester", source: .supervisor)
        try commands.erase(History.id(7), at: History.start)
        #expect(try journal.accounts().map(\.name) == ["Friederike", "Root"])
        let names = try await access.actorNames()
        #expect(names.known(account.id.actor) == nil && names.known(other.id.actor) == "Friederike")
        for word in ["Wildermuth", "Roosch", "Ottilie"] { #expect(try !isKept(word), "\(word)") }
        #expect(try isKept("Friederike"))
        #expect(try journal.verify().findings == [])
    }

    @Test("the last administrator is not erased")
    func lastAdministrator() async throws {
        let root = try await add("Root", .admin, of: History.id(7))
        let commands = RosterCommands(store: journal, actor: "tester", source: .supervisor)
        #expect(throws: RosterError.lastAdministrator) { try commands.erase(History.id(7), at: History.start) }
        #expect(try journal.accounts().map(\.id) == [root.id])
        #expect(try journal.state().roster.people[History.id(7)]?.details.name == "Person 7")
    }
}
