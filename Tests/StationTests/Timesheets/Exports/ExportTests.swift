import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Exports")
struct ExportTests {
    private let script: TimesheetScript

    init() throws { script = try TimesheetScript() }

    @Test(
        "no text of a CSV file is a formula",
        arguments: [
            ("=1+1", "\"'=1+1\""), ("+49", "\"'+49\""), ("-5", "\"'-5\""), ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("\t=1", "\"'\t=1\""), ("＝1", "\"'＝1\""), ("Mei Lin", "Mei Lin"), ("Hill, Sam", "\"Hill, Sam\""),
            ("A \"B\"", "\"A \"\"B\"\"\""), ("", ""), ("a;b", "\"a;b\""), ("O'Hara", "\"O'Hara\""),
        ]
    )
    func formulas(text: String, field: String) {
        #expect(CSVText.field(text) == field)
    }

    @Test("a CSV file begins with a mark for Excel and reads back what was worked")
    func csv() async throws {
        try script.work(7, day: 0)
        let snapshot = try await script.repository.snapshot()
        let table = ReportTable.days([try await script.days(7)], in: snapshot)
        let bytes = CSVText.bytes(table)
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        let read = try CSVTable(String(decoding: bytes, as: UTF8.self))
        let row = Dictionary(uniqueKeysWithValues: zip(read.rows[0].fields, read.rows[1].fields))
        #expect(row["Number"] == "7" && row["Name"] == "Mei Lin" && row["Day"] == "2026-03-02")
        #expect(row["In"] == "09:00" && row["Out"] == "17:30" && row["Worked"] == "8:30")
    }

    @Test("a comparison has each total and the exceptions twice, and one person's days that differ one by one")
    func comparison() async throws {
        try script.punch(7, .in, 0, 552)
        try script.punch(7, .out, 0, 1050)
        var policy = TimesheetPolicy()
        policy.grace = 30
        let snapshot = try await script.repository.snapshot()
        let comparisons = snapshot.comparison(
            of: [try script.person(7)],
            in: try DayRange(from: TimesheetScript.monday, to: TimesheetScript.monday.adding(1)),
            with: policy,
            knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(1, 0))
        )
        let all = ReportTable.comparisons(comparisons)
        #expect(all.columns.count == 2 + 2 * 10 + 1 && Set(all.columns.map(\.name)).count == all.columns.count)
        let row = Dictionary(uniqueKeysWithValues: zip(all.columns.map(\.name), all.rows[0]))
        #expect(row["lateMinutes"] == .length(720_000_000) && row["lateThenMinutes"] == .length(0))
        #expect(row["exceptions"] == .integer(1) && row["exceptionsThen"] == .integer(0))
        #expect(row["changedDays"] == .integer(1))
        let days = ReportTable.differences(comparisons[0].comparison)
        #expect(days.rows.count == 1 && days.rows[0].count == days.columns.count)
        let day = Dictionary(uniqueKeysWithValues: zip(days.columns.map(\.name), days.rows[0]))
        #expect(day["day"] == .day(TimesheetScript.monday))
        #expect(day["exceptions"] == .text("late") && day["exceptionsThen"] == .text(""))
        #expect(day["workedMinutes"] == day["workedThenMinutes"])
    }

    @Test("a workbook has a sheet of departments where there are several")
    func sheets() async throws {
        try script.work(7, day: 0)
        let snapshot = try await script.repository.snapshot()
        let range = DayRange(TimesheetScript.monday)
        let knowledge = Timesheet.Knowledge(complete: TimesheetScript.at(1, 0))
        let everybody = snapshot.days(of: snapshot.people(in: range), in: range, knowledge: knowledge)
        let titles = ReportTable.workbook(everybody, in: snapshot).map(\.title)
        #expect(titles == ["Totals", "Departments", "Days", "Exceptions"])
        #expect(ReportTable.workbook([everybody[0]], in: snapshot).map(\.title) == ["Totals", "Days", "Exceptions"])
        let departments = ReportTable.departments(DepartmentTotals.all(of: everybody))
        #expect(departments.rows.map { $0[0] } == [.text("Design"), .text("Sales")])
        #expect(departments.rows.allSatisfy { $0.count == departments.columns.count })
    }

    @Test("lines of a calendar have at most 75 octets, and no character is cut", arguments: [1, 74, 75, 76, 300])
    func folding(length: Int) throws {
        let line = "SUMMARY:" + String(repeating: "签到😀", count: length)
        let bytes = ShiftCalendar.folded(line)
        let text = try #require(String(validating: bytes, as: UTF8.self))
        let parts = text.components(separatedBy: "\r\n")
        #expect(parts.last?.isEmpty == true)
        #expect(parts.allSatisfy { $0.utf8.count <= 75 })
        #expect(parts.dropFirst().dropLast().allSatisfy { $0.hasPrefix(" ") })
        #expect(text.replacing("\r\n ", with: "") == line + "\r\n")
    }

    @Test("shifts are events of a calendar")
    func calendar() async throws {
        let bytes = ShiftCalendar.bytes(
            [try await script.days(7, 7)],
            site: "Office; A, B",
            now: TimesheetScript.at(0, 0)
        )
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 5)
        #expect(lines.contains("DTSTART:20260302T090000Z") && lines.contains("DTEND:20260306T173000Z"))
        #expect(lines.contains("LOCATION:Office\\; A\\, B"))
        #expect(Set(lines.filter { $0.hasPrefix("UID:") }).count == 5)
    }

    @Test("somebody's own data has their entries, their names and nobody else's")
    func own() async throws {
        try script.work(7, day: 0)
        try script.work(8, day: 0)
        let snapshot = try await script.repository.snapshot()
        let bytes = try record(7, snapshot)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect((json["entries"] as? [Any])?.count == 3)
        #expect((json["personalValues"] as? [Any])?.count == 1)
        #expect(String(decoding: bytes, as: UTF8.self).contains("Mei Lin"))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("Bo\""))
    }

    /// What somebody gets of their own data.
    private func record(_ number: Int, _ snapshot: Snapshot) throws -> [UInt8] {
        let person = try script.person(number)
        let beside = PersonRecord.Beside(
            accounts: try script.store.accounts(),
            accesses: try script.store.accesses(to: person.id, limit: .max),
            actors: ActorNames(try script.store.actorNames())
        )
        return try PersonRecord.bytes(of: person, in: snapshot, from: script.store, beside: beside)
    }

    @Test("somebody's own data tell who they are when they sign in, who looked, when they were seen and what is theirs")
    func beside() async throws {
        let ada = try script.person(7)
        let now = TimesheetScript.at(0, 600)
        let access = AccessControl(store: script.store, cost: .least)
        func add(_ name: String, _ person: PersonID?) async throws -> Account {
            let password = "purple tide on Sunday"
            return try await access.add(name: name, role: .staff, person: person, password: password, by: "t", at: now)
        }
        let own = try await add("mei-signs-in", ada.id)
        let other = try await add("looker", nil)
        try script.store.record(
            RecordAccess(
                person: ada.id,
                actor: other.id.actor,
                part: .days,
                day: LocalDay(year: 2026, month: 3, day: 2),
                first: now,
                last: now
            )
        )
        try script.store.saveLastSeen([ada.id: LastSighting(instant: now)])
        let call = RollCallID(rawValue: "call")
        _ = try script.store.append(
            [
                EntryDraft(
                    .rollCallStarted(RollCallStarted(id: call, isDrill: true)),
                    happened: now,
                    source: .supervisor,
                    actor: "t"
                )
            ],
            recorded: now
        )
        try script.store.saveRollCall(
            call,
            people: [RollCall.Whereabouts(person: ada.id, isOnSite: true, lastSeen: now, isFrozen: false)]
        )
        let bytes = try record(7, try await script.repository.snapshot())
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let accounts = try #require(json["accounts"] as? [[String: Any]])
        #expect(accounts.map { $0["name"] as? String } == ["mei-signs-in"])
        #expect(accounts.first?["account"] as? String == own.id.rawValue)
        let looks = try #require(json["recordAccess"] as? [[String: Any]])
        #expect(looks.map { $0["by"] as? String } == ["looker"])
        #expect(json["lastSeen"] as? String == now.iso8601)
        let calls = try #require(json["rollCalls"] as? [[String: Any]])
        #expect(calls.map { $0["isOnSite"] as? Bool } == [true])
        #expect((json["entriesOfOtherStations"] as? [Any])?.isEmpty == true)
        #expect(!String(decoding: bytes, as: UTF8.self).contains("password"))
    }
}
