import Attendance
import BeaconKit
import GRDB
import MusterStorage
import Station
import Testing

@Suite("The journal")
struct JournalTests {
    @Test("what is appended is there again when the journal is opened anew")
    func survivesReopening() throws {
        let folder = try TemporaryFolder()
        let appended: [Entry]
        do {
            let journal = try SQLiteJournal(folder: folder.path, mode: .create)
            appended =
                try journal.append([History.site(), History.person(7)], recorded: History.start)
                + journal.append([History.punch(7, .in, minutes: 30)], recorded: History.start)
        }
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        #expect(try journal.entries(after: 0, limit: 10) == appended)
        #expect(appended.map(\.sequence) == [1, 2, 3])
        #expect(appended.map(\.timeZone) == ["Europe/Berlin", "Europe/Berlin", "Europe/Berlin"])
        #expect(appended.map(\.offset) == [3600, 3600, 3600])
        let state = try journal.state()
        #expect(state.head == 3)
        #expect(state.site?.name == "Harbour")
        #expect(state.roster.people[History.id(7)]?.details.name == "Person 7")
        #expect(state.days[History.id(7)]?.day == LocalDay(year: 2026, month: 3, day: 2))
        #expect(state.days[History.id(7)]?.isOpen == true)
    }
}
