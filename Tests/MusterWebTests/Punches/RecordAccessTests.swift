import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Who looked at whose record")
struct RecordAccessTests {
    @Test("each look of somebody else is noted once a day with how often, and shown to whom it is about")
    func looking() async throws {
        try await Kiosk.open(as: .supervisor) { kiosk async throws in
            let person = try kiosk.ada
            let record = "/people/\(person.id.rawValue)"
            #expect(try await kiosk.get(record + "/record-access").text.contains("Nobody else looked at it."))
            for _ in 1...3 { _ = try await kiosk.get(record + "/history") }
            _ = try await kiosk.get("/timesheets")
            _ = try await kiosk.get("/people/none/history")
            let page = try await kiosk.get(record + "/record-access").text
            #expect(page.contains("Sue") && page.contains("Punches and signatures"))
            #expect(page.contains("3 times that day") && page.contains("Timesheet, of everybody at once"))
            let json = try await kiosk.get("/api/v1/people/\(person.number)/record-access").text
            #expect(json.contains(#""part":"punches","ofEverybody":false"#) && json.contains(#""count":3"#))
        }
    }

    @Test("what is a year old is forgotten")
    func forgetting() throws {
        let journal = try SQLiteJournal()
        let day = LocalDay(year: 2026, month: 3, day: 2)
        let now = Fixtures.now
        func look(_ person: String, on day: LocalDay) throws {
            let id = PersonID(rawValue: person)
            try journal.note(RecordAccess(person: id, actor: "a", part: .days, day: day, first: now, last: now))
        }
        try look("ada", on: day)
        try look("ada", on: day.adding(1))
        try look("ada", on: day.adding(1))
        #expect(try journal.accesses(to: PersonID(rawValue: "ada"), limit: 9).map(\.count).sorted() == [1, 2])
        try look("ben", on: day.adding(367))
        #expect(try journal.accesses(to: PersonID(rawValue: "ada"), limit: 9).map(\.count) == [2])
    }
}
