import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("What programs send again")
struct RequestTests {
    private let request = SentRequest(identifier: "r", digest: Array(repeating: 7, count: 32))

    private func draft(_ number: Int, _ request: SentRequest) throws -> EntryDraft {
        let draft = try History.person(number)
        return EntryDraft(
            draft.fact,
            happened: draft.happened,
            source: .api,
            actor: draft.actor,
            personal: draft.personal,
            request: request
        )
    }

    @Test("is done once, also after a restart, and is not even checked again")
    func once() throws {
        let folder = try TemporaryFolder()
        do {
            let journal = try SQLiteJournal(folder: folder.path, mode: .create)
            _ = try journal.append([History.site()], recorded: History.start)
            #expect(try journal.digest(ofRequest: "r") == nil)
            _ = try journal.append([draft(7, request)], recorded: History.start)
        }
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        #expect(try journal.digest(ofRequest: "r") == request.digest)
        let again = try draft(8, SentRequest(identifier: "r", digest: []))
        #expect(throws: SentAgain.self) {
            try journal.append([again], recorded: History.start) { (_: any JournalReader) in
                Issue.record("what was done was checked")
            }
        }
        #expect(try journal.state().head == 2)
        #expect(try journal.verify().isGenuine)
    }

    @Test("is not noted where the change is refused")
    func refused() throws {
        let journal = try SQLiteJournal()
        _ = try journal.append([History.site()], recorded: History.start)
        #expect(throws: RosterError.personGone) {
            try journal.append([draft(7, request)], recorded: History.start) { (_: any JournalReader) in
                throw RosterError.personGone
            }
        }
        #expect(try journal.digest(ofRequest: "r") == nil)
        _ = try journal.append([draft(7, request)], recorded: History.start)
        #expect(try journal.state().head == 2)
    }
}
