import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("The pages about attendance")
struct TimePageTests {
    private static let friday = LocalDay(year: 2026, month: 11, day: 20)

    private static func punch(_ direction: String, _ time: String, reason: String = "Forgot <it>") -> [String: String] {
        ["what": "add", "direction": direction, "day": "\(friday)", "time": time, "reason": reason, "key": "\(UUID())"]
    }

    @Test("a supervisor's correction is on the day, in the month and in the timesheet", arguments: ["en", "zh"])
    func corrected(language: String) async throws {
        try await Browser.open(language: language) { browser in
            let ada = try browser.add(7, "Ada <b>", department: "Design & Co")
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            for (direction, time) in [("in", "09:00"), ("out", "17:30")] {
                let answer = try await browser.post(address + "/corrections", Self.punch(direction, time))
                #expect(answer.location == address + "?done=made")
            }
            let day = try await browser.get(address)
            #expect(day.status == .ok && day.text.contains("Ada &lt;b&gt;") && day.text.contains("Forgot &lt;it&gt;"))
            #expect(day.text.contains("8:30") && !day.text.contains("Ada <b>"))
            let month = try await browser.get("/people/\(ada.id.rawValue)/months/2026-11")
            #expect(month.text.contains("cell attended") && month.text.contains("8:30"))
            let sheet = try await browser.get("/timesheets?span=week&on=2026-11-20&department=Design+%26+Co")
            #expect(sheet.text.contains("8:30") && sheet.text.contains("department=Design%20%26%20Co"))
            #expect(try await browser.get("/timesheets?person=7&span=month").text.contains("8:30"))
        }
    }

    @Test(
        "what is refused is said with what to do, and what was typed stays",
        arguments: [
            ("in", "09:00", "", "A reason has 1 to 500 characters"),
            ("in", "nine", "Forgot", "“nine” is no time"), ("in", "25:00", "Forgot", "“25:00” is no time"),
        ]
    )
    func refused(direction: String, time: String, reason: String, words: String) async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            let answer = try await browser.post(address + "/corrections", Self.punch(direction, time, reason: reason))
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(words) && answer.text.contains("value=\"\(time)\""))
            #expect(try await browser.books().attendance.corrections.all.isEmpty)
        }
    }

    @Test("one asks for one's own time, and cannot approve it, supervisor or not")
    func own() async throws {
        try await Browser.open(as: .supervisor) { browser in
            let ada = try browser.add(7, "Ada")
            let account = try #require(try await browser.services.desk.accounts().first)
            try await browser.services.desk.change(account.id, name: account.name, role: .supervisor, person: ada.id)
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            let asked = try await browser.post(address + "/corrections", Self.punch("in", "09:00"))
            #expect(asked.location == address + "?done=requested")
            let id = try #require(try await browser.books().attendance.corrections.all.first).correction.id
            let page = try await browser.get("/corrections")
            #expect(page.text.contains("another supervisor decides") && !page.text.contains("/approve"))
            let own = try await browser.post("/corrections/\(id.rawValue)/approve", ["from": "\(Self.friday)"])
            #expect(own.status == .unprocessableContent && own.text.contains("Nobody decides on their own request"))
        }
    }

    @Test("staff see and correct nobody else's time")
    func foreign() async throws {
        try await Browser.open(as: .staff) { browser in
            let (ada, bo) = (try browser.add(7, "Ada"), try browser.add(8, "Bo"))
            let account = try #require(try await browser.services.desk.accounts().first)
            try await browser.services.desk.change(account.id, name: account.name, role: .staff, person: ada.id)
            #expect(try await browser.get("/people/\(ada.id.rawValue)/months/present").status == .ok)
            for path in ["days/today", "months/present"] {
                #expect(try await browser.get("/people/\(bo.id.rawValue)/\(path)").status == .forbidden)
            }
            let address = "/people/\(bo.id.rawValue)/days/\(Self.friday)/corrections"
            #expect(try await browser.post(address, Self.punch("in", "09:00")).status == .forbidden)
            #expect(try await browser.get("/corrections?show=all").text.contains("What you asked for"))
            for path in ["/exceptions", "/timesheets", "/plan", "/periods", "/what-if", "/roll-call"] {
                #expect(try await browser.get(path).status == .forbidden, "\(path)")
            }
        }
    }

    @Test("a form that is sent twice makes one correction")
    func twice() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            let fields = Self.punch("in", "09:00")
            for _ in 0..<2 {
                _ = try await browser.post("/people/\(ada.id.rawValue)/days/\(Self.friday)/corrections", fields)
            }
            #expect(try await browser.books().attendance.corrections.all.count == 1)
        }
    }

    @Test("shifts, holidays and leave come onto the calendar, and problems beside their form", arguments: ["en", "zh"])
    func plan(language: String) async throws {
        try await Browser.open(language: language) { browser in
            try browser.add(7, "Ada")
            let shift = ["form": "shift", "code": "EARLY", "start": "06:00", "end": "14:00", "from": "2026-11-02"]
            #expect(try await browser.post("/plan/shifts", shift).location == "/plan?month=2026-11&done=saved")
            let rota = [
                "form": "schedule", "scope": "person", "number": "7", "rota": "EARLY - - - - - -",
                "first": "2026-11-02",
            ]
            #expect(try await browser.post("/plan/schedules", rota).status == .seeOther)
            _ = try await browser.post("/plan/holidays", ["day": "2026-11-05", "name": "Feast <1>", "part": "all"])
            _ = try await browser.post(
                "/plan/leave",
                ["leave-number": "7", "kind": "sick", "leave-from": "2026-11-09", "leave-to": "2026-11-10"]
            )
            let page = try await browser.get("/plan?month=2026-11&person=7").text
            #expect(page.contains("EARLY 06:00–14:00") || page.contains("EARLY 6:00–14:00"))
            #expect(page.contains("Feast &lt;1&gt;"))
            let again = try await browser.post("/plan/schedules", rota)
            #expect(again.status == .unprocessableContent && again.text.contains("EARLY - - - - - -"))
            let unknown = try await browser.post("/plan/schedules", rota.merging(["rota": "NIGHT"]) { $1 })
            #expect(unknown.status == .unprocessableContent)
            let nobody = try await browser.post("/plan/leave", ["form": "leave", "leave-from": "2026-11-09"])
            #expect(nobody.status == .unprocessableContent)
            let leave = try #require(try await browser.books().attendance.schedule.allLeave.first)
            _ = try await browser.post("/plan/leave/\(leave.id)/withdraw")
            _ = try await browser.post("/plan/holidays/remove", ["day": "2026-11-05"])
            let books = try await browser.books()
            #expect(books.attendance.schedule.allLeave.isEmpty && books.attendance.schedule.allHolidays.isEmpty)
        }
    }

    @Test("a period is closed after what must be fixed was seen, and opened again")
    func periods() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            _ = try await browser.post(
                "/people/\(ada.id.rawValue)/days/\(Self.friday)/corrections",
                Self.punch("out", "17:30")
            )
            let range = ["from": "2026-11-20", "to": "2026-11-20"]
            let checked = try await browser.get("/periods?from=2026-11-20&to=2026-11-20").text
            #expect(checked.contains("1 thing must be fixed first") && checked.contains("/days/2026-11-20"))
            let refused = try await browser.post("/periods/close", range)
            #expect(refused.status == .unprocessableContent && refused.text.contains("must be fixed before payroll"))
            let forced = try await browser.post("/periods/close", range.merging(["force": "1"]) { $1 })
            #expect(forced.location == "/periods?done=closed")
            let late = try await browser.post(
                "/people/\(ada.id.rawValue)/days/\(Self.friday)/corrections",
                Self.punch("in", "09:00", reason: "Too late")
            )
            #expect(late.status == .unprocessableContent && late.text.contains("Too late"))
            #expect(try await browser.post("/periods/reopen", range).location == "/periods?done=reopened")
            #expect(try await browser.post("/periods/close", ["from": "", "to": ""]).status == .unprocessableContent)
        }
    }

    @Test("a period that a receiver has not reported on is closed only all the same")
    func unreported() async throws {
        var board = try Fixtures.board()
        let yesterday = Fixtures.now.adding(microseconds: -86_400_000_000)
        board.receivers = [
            BoardReceiver(name: "hall", room: "Entrance", health: .deaf, lastHeard: yesterday, reportsPerSecond: 0)
        ]
        try await Browser.open(board: board) { browser in
            let range = ["from": "2026-11-20", "to": "2026-11-20"]
            let words = "Not every receiver has reported up to the end of 2026-11-20"
            let checked = try await browser.get("/periods?from=2026-11-20&to=2026-11-20").text
            #expect(checked.contains(words) && checked.contains("name=\"force\""))
            let refused = try await browser.post("/periods/close", range)
            #expect(refused.status == .unprocessableContent && refused.text.contains(words))
            let forced = try await browser.post("/periods/close", range.merging(["force": "1"]) { $1 })
            #expect(forced.location == "/periods?done=closed")
        }
    }

    @Test("rules are tried and adopted by an administrator; what cannot be is refused")
    func policy() async throws {
        let fields = [
            "grace": "15", "rounding-in": "15 nearest", "rounding-out": "none", "tolerated-away": "10", "away": "away",
            "closing": "never", "overtime": "0", "adopt-from": "2026-11-21",
        ]
        try await Browser.open(as: .admin) { browser in
            try browser.add(7, "Ada")
            let query =
                "?grace=15&rounding-in=15+nearest&rounding-out=none&tolerated-away=10&away=away&closing=never&overtime=0"
            #expect(try await browser.get("/what-if" + query).text.contains("Side by side"))
            let bad = try await browser.post("/what-if/adopt", fields.merging(["grace": "many"]) { $1 })
            #expect(bad.status == .unprocessableContent && bad.text.contains("needs a whole number of minutes"))
            #expect(try await browser.post("/what-if/adopt", fields).location == "/what-if?done=adopted")
            let policy = try await browser.books().attendance.policy(on: LocalDay(year: 2026, month: 11, day: 21))
            #expect(policy.grace == 15 && policy.roundingIn?.step == 15 && policy.closing == .never)
        }
    }

    @Test(
        "a roll call without scripts: started, marked, somebody added, closed with its report",
        arguments: ["en", "zh"]
    )
    func rollCall(language: String) async throws {
        try await Browser.open(as: .warden, language: language) { browser in
            let ada = try browser.add(7, "Ada")
            let address = try #require(try await browser.post("/roll-call", ["kind": "drill", "key": "a"]).location)
            #expect(try await browser.post("/roll-call", ["kind": "drill", "key": "a"]).location == address)
            #expect(try await browser.post("/roll-call", ["kind": "live", "key": "b"]).status == .unprocessableContent)
            let marks = address + "/marks"
            #expect(try await browser.post(marks, ["subject": ada.id.rawValue, "state": "safe"]).location == address)
            #expect(try await browser.post(marks, ["name": " ", "state": "safe"]).status == .unprocessableContent)
            let visitor = ["subject": PersonID().rawValue, "name": "A <visitor>", "state": "missing", "after": "1"]
            for _ in 0..<2 {
                let changes = try await browser.post(marks, visitor)
                #expect(changes.text.contains("A &lt;visitor&gt;") && !changes.text.contains("<html"))
            }
            #expect(try await browser.get(address + "/changes?after=0").text.contains("Ada"))
            #expect(try await browser.post(address + "/close").location == address)
            let report = try await browser.get(address).text
            #expect(report.contains("call-line missing") && report.contains("A &lt;visitor&gt;"))
            #expect(try await browser.post(marks, visitor).status == .unprocessableContent)
            let counts = try #require(try await browser.books().rollCalls.first?.closed?.counts)
            #expect(counts.safe == 1 && counts.missing == 1 && counts.unlisted == 1)
            #expect(try await browser.get("/roll-call/none").status == .notFound)
        }
    }

    @Test("every refusal is said in Chinese, too")
    func reasons() throws {
        let day = Self.friday
        let id = CorrectionID(rawValue: "x")
        let errors: [any Error] = [
            CorrectionError.unknownPunch, CorrectionError.unknownCorrection(id), CorrectionError.ownRequest,
            CorrectionError.ownTime, CorrectionError.alreadyDecided, CorrectionError.corrected(by: id),
            CorrectionError.future, CorrectionError.tooEarly(before: day), CorrectionError.badReason,
            CorrectionError.periodClosed(on: day), CorrectionError.periodNotOver(to: day),
            CorrectionError.periodNotClosed(on: day),
            AttendanceRefusal.unresolved(count: 2, first: day), AttendanceRefusal.rollCallClosed,
            AttendanceRefusal.unfinished(name: "Ada", others: 2, on: day), AttendanceRefusal.unreported(day),
            AttendanceRefusal.noHoliday(day), AttendanceRefusal.nameTaken("x"), ScheduleError.badCode("?"),
            ScheduleError.badBreak("0/0"), ScheduleError.unknownShift("D"), ScheduleError.overlap("A", "B"),
            ScheduleError.datesReversed(from: day, to: day), ScheduleError.alreadyScheduled(on: day),
            ScheduleError.rangeTooLong(days: 900, limit: 366), PolicyError.badRounding(step: 7),
            PolicyError.outOfRange(field: "x", value: 1, allowed: 2...3), WallTimeError.skipped(day, minutes: 150),
            WallTimeError.twice(day, minutes: 150), RosterError.badShift("nine"), RosterError.personGone,
            PunchSheetError.badTime("nine"), StoreError(.busy, "x"),
        ]
        for error in errors {
            let chinese = try #require(Texts.chinese.attendance.reason(error), "\(error)")
            #expect(chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(error)")
            let english = try #require(Texts.english.attendance.reason(error), "\(error)")
            #expect(!english.isEmpty && english != chinese)
        }
        #expect(Texts.english.attendance.reason(CancellationError()) == nil)
    }
}

extension Browser {
    /// What the journal says of attendance.
    fileprivate func books() async throws -> Books { try await services.books.books() }
}
