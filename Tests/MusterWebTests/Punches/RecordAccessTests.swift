import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterStorage
import MusterWeb
import Station
import Testing

@Suite("Who looked at whose record")
struct RecordAccessTests {
    @Test("each look of somebody else is noted once a day with how often, and shown to whom it is about")
    func looking() async throws {
        try await Kiosk.open(as: .supervisor) { kiosk async throws in
            let person = try kiosk.ada
            let record = "/people/\(person.id.rawValue)"
            #expect(try await kiosk.get(record + "/record-access").text.contains("Nobody else has viewed it."))
            for _ in 1...3 { _ = try await kiosk.get(record + "/history") }
            _ = try await kiosk.get("/timesheets")
            _ = try await kiosk.get("/people/none/history")
            let page = try await kiosk.get(record + "/record-access").text
            #expect(page.contains("Sue") && page.contains("Punches and signatures"))
            #expect(page.contains("3 times that day") && page.contains("Timesheet, for everyone at once"))
            let json = try await kiosk.get("/api/v1/people/\(person.number)/record-access").text
            #expect(json.contains(#""part":"punches","ofEverybody":false"#) && json.contains(#""count":3"#))
        }
    }

    @Test("corrections, the plan and roll calls show everybody's, and that is noted; one person's is theirs")
    func everybody() async throws {
        try await Kiosk.open(as: .supervisor) { kiosk async throws in
            let call = try await kiosk.execute(.post, "/api/v1/rollcalls", body: #"{"drill":true}"#, key: "a").json
            let id = try #require(call["rollCall"] as? String)
            let paths = [
                "/corrections", "/api/v1/corrections", "/plan?person=7", "/api/v1/leave", "/api/v1/schedules",
                "/roll-call/\(id)", "/api/v1/rollcalls/\(id)",
            ]
            for path in paths {
                let status = try await kiosk.get(path).status
                #expect(status == .ok, "\(path)")
            }
            let ada = try kiosk.ada.id
            let accesses = try await kiosk.services.access.accesses(to: ada, limit: 9)
            let counts = Dictionary(uniqueKeysWithValues: accesses.map { ($0.part, $0.count) })
            #expect(counts == [.corrections: 2, .plan: 3, .whereabouts: 2])
            #expect(accesses.allSatisfy { $0.person == nil })
            _ = try await kiosk.get("/api/v1/corrections?number=7")
            let own = try await kiosk.services.access.accesses(to: ada, limit: 9).filter { $0.person == ada }
            #expect(own.map(\.part) == [.corrections])
        }
    }

    @Test("who sees their own corrections alone is not said to have seen anybody's")
    func own() async throws {
        try await Browser.open(as: .staff) { browser in
            let status = try await browser.get("/corrections").status
            #expect(status == .ok)
            let accesses = try await browser.services.access.accesses(to: PersonID(rawValue: "ada"), limit: 9)
            #expect(accesses.isEmpty)
        }
    }

    @Test("who looked is known by name, also when their account is gone")
    func gone() async throws {
        try await Kiosk.open(as: .supervisor) { kiosk async throws in
            let person = try kiosk.ada
            let other = try await kiosk.services.access.add(name: "Rae", role: .auditor, password: "nine brown hens")
            let access = RecordAccess(
                person: person.id,
                actor: other.id.actor,
                part: .days,
                day: LocalDay(year: 2026, month: 11, day: 21),
                first: Fixtures.now,
                last: Fixtures.now
            )
            try #require(kiosk.journal as? SQLiteJournal).record(access)
            try await kiosk.services.access.remove(other.id, by: "test", at: Fixtures.now)
            let page = try await kiosk.get("/people/\(person.id.rawValue)/record-access").text
            #expect(page.contains("Rae"))
            let json = try await kiosk.get("/api/v1/people/\(person.number)/record-access").text
            #expect(json.contains(#""by":"Rae""#) && json.contains(other.id.actor))
        }
    }

    @Test("what is a year old is forgotten")
    func forgetting() throws {
        let journal = try SQLiteJournal()
        let day = LocalDay(year: 2026, month: 3, day: 2)
        let now = Fixtures.now
        func look(_ person: String, on day: LocalDay) throws {
            let id = PersonID(rawValue: person)
            try journal.record(RecordAccess(person: id, actor: "a", part: .days, day: day, first: now, last: now))
        }
        try look("ada", on: day)
        try look("ada", on: day.adding(1))
        try look("ada", on: day.adding(1))
        #expect(try journal.accesses(to: PersonID(rawValue: "ada"), limit: 9).map(\.count).sorted() == [1, 2])
        try look("ben", on: day.adding(367))
        #expect(try journal.accesses(to: PersonID(rawValue: "ada"), limit: 9).map(\.count) == [2])
    }
}
