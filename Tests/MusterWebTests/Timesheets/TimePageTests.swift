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
                #expect(answer.location?.hasPrefix(address + "?done=made&undo=") == true)
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
            ("in", "09:00", "", "The reason must have 1 to 500 characters"),
            ("in", "nine", "Forgot", "nine” is not a time"), ("in", "25:00", "Forgot", "25:00” is not a time"),
        ]
    )
    func refused(direction: String, time: String, reason: String, words: String) async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            let answer = try await browser.post(address + "/corrections", Self.punch(direction, time, reason: reason))
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(words) && answer.text.contains("value=\"\(time)\""))
            #expect(try await browser.snapshot().attendance.corrections.all.isEmpty)
        }
    }

    @Test("one asks for one's own time, and cannot approve it, supervisor or not")
    func own() async throws {
        try await Browser.open(as: .supervisor) { browser in
            let ada = try browser.add(7, "Ada")
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .supervisor, person: ada.id)
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            let asked = try await browser.post(address + "/corrections", Self.punch("in", "09:00"))
            #expect(asked.location == address + "?done=requested")
            let id = try #require(try await browser.snapshot().attendance.corrections.all.first).correction.id
            let page = try await browser.get("/corrections")
            #expect(page.text.contains("Another supervisor must decide") && !page.text.contains("/approve"))
            let own = try await browser.post("/corrections/\(id.rawValue)/approve", ["from": "\(Self.friday)"])
            #expect(own.status == .unprocessableContent && own.text.contains("You cannot decide on your own request."))
        }
    }

    @Test("staff see and correct nobody else's time")
    func foreign() async throws {
        try await Browser.open(as: .staff) { browser in
            let (ada, bo) = (try browser.add(7, "Ada"), try browser.add(8, "Bo"))
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .staff, person: ada.id)
            #expect(try await browser.get("/people/\(ada.id.rawValue)/months/present").status == .ok)
            for path in ["days/today", "months/present", "plan/present"] {
                #expect(try await browser.get("/people/\(bo.id.rawValue)/\(path)").status == .forbidden)
            }
            let address = "/people/\(bo.id.rawValue)/days/\(Self.friday)/corrections"
            #expect(try await browser.post(address, Self.punch("in", "09:00")).status == .forbidden)
            #expect(try await browser.get("/corrections?show=all").text.contains("Your requests"))
            for path in ["/exceptions", "/timesheets", "/plan", "/pay", "/periods", "/what-if", "/roll-call"] {
                #expect(try await browser.get(path).status == .forbidden, "\(path)")
            }
        }
    }

    /// The names of the lines of Friday.
    private static func lines(_ browser: Browser) async throws -> [String] {
        let snapshot = try await browser.snapshot()
        let range = DayRange(friday)
        let knowledge = Timesheet.Knowledge(complete: Fixtures.now)
        return snapshot.exceptions(of: snapshot.people(in: range), in: range, knowledge: knowledge).map(\.name)
    }

    @Test("what was seen leaves the inbox, and is found with who and why among what was seen", arguments: ["en", "zh"])
    func seen(language: String) async throws {
        try await Browser.open(language: language) { browser in
            let ada = try browser.add(7, "Ada")
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            for (direction, time) in [("in", "10:00"), ("out", "17:30")] {
                _ = try await browser.post(address + "/corrections", Self.punch(direction, time))
            }
            let lines = try await Self.lines(browser)
            let line = try #require(lines.first { $0.contains("late") })
            let texts = (language == "zh" ? Language.chinese : .english).texts.sheets
            #expect(try await browser.get("/exceptions").text.contains("value=\"\(line)\""))
            let answer = try await browser.post(
                "/exceptions/acknowledge",
                ["exception": line, "reason": "The <train>", "inbox": "severity=notice&from=2026-11-01"]
            )
            let location = try #require(answer.location)
            #expect(location.hasPrefix("/exceptions?severity=notice&from=2026-11-01&done=seen&undo=seen"))
            let inbox = try await browser.get("/exceptions?severity=notice&from=2026-11-01&done=seen").text
            #expect(!inbox.contains(line) && inbox.contains(texts.seenDone))
            let done = try await browser.get("/exceptions?show=seen").text
            #expect(done.contains(line) && done.contains("The &lt;train&gt;"))
            #expect(!done.contains("/exceptions/acknowledge"))
            #expect(try await browser.get(address).text.contains(language == "zh" ? " 已阅，" : "seen by"))
        }
    }

    @Test("what must be fixed has no such button, and cannot be acknowledged")
    func mustFix() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            _ = try await browser.post(address + "/corrections", Self.punch("in", "09:00"))
            let lines = try await Self.lines(browser)
            let line = try #require(lines.first { $0.contains("missing-out") })
            let inbox = try await browser.get("/exceptions").text
            #expect(inbox.contains("data-line=\"\(line)\"") && inbox.contains("name=\"accept\" value=\"\(line)\""))
            #expect(!inbox.contains("name=\"only\" value=\"\(line)\""))
            #expect(!inbox.contains("name=\"exception\" value=\"\(line)\""))
            let refused = try await browser.post("/exceptions/acknowledge", ["exception": line, "reason": "So what"])
            #expect(refused.status == .unprocessableContent && refused.text.contains("cannot be acknowledged"))
            let unknown = try await browser.post("/exceptions/acknowledge", ["exception": "7.2026-11-20.late.1.."])
            #expect(unknown.status == .unprocessableContent)
        }
    }

    @Test("who corrects a day from the inbox comes back to it, and to nowhere else")
    func back() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)"
            let punch = Self.punch("in", "09:00")
            let made = try await browser.post(
                address + "/corrections",
                punch.merging(["inbox": "severity=warning&department=Design+%26+Co"]) { $1 }
            )
            let inboxAddress = "/exceptions?severity=warning&department=Design%20%26%20Co&done=made&undo="
            #expect(made.location?.hasPrefix(inboxAddress) == true)
            let inbox = try await browser.get("/exceptions?severity=warning").text
            #expect(inbox.contains(address + "?inbox=severity%3Dwarning"))
            let day = try await browser.get(address + "?inbox=severity%3Dwarning").text
            #expect(day.contains("name=\"inbox\" value=\"severity=warning\""))
            #expect(day.contains("href=\"/exceptions?severity=warning\""))
            #expect(day.contains("?inbox=severity%3Dwarning&amp;what=replace-"))
            let elsewhere = try await browser.post(
                address + "/corrections",
                Self.punch("out", "17:30").merging(["inbox": "https://example.org/"]) { $1 }
            )
            #expect(elsewhere.location?.hasPrefix("/exceptions?severity=notice&done=made&undo=") == true)
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
            #expect(try await browser.snapshot().attendance.corrections.all.count == 1)
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
                "from": "2026-11-02",
            ]
            #expect(try await browser.post("/plan/schedules", rota).status == .seeOther)
            _ = try await browser.post("/plan/holidays", ["day": "2026-11-05", "name": "Feast <1>", "part": "all"])
            _ = try await browser.post(
                "/plan/leave",
                ["number": "7", "kind": "sick", "from": "2026-11-09", "to": "2026-11-10"]
            )
            let page = try await browser.get("/plan?month=2026-11&person=7").text
            #expect(page.contains("EARLY 06:00–14:00") || page.contains("EARLY 6:00–14:00"))
            #expect(page.contains("Feast &lt;1&gt;"))
            let again = try await browser.post("/plan/schedules", rota)
            #expect(again.status == .unprocessableContent && again.text.contains("EARLY - - - - - -"))
            let unknown = try await browser.post("/plan/schedules", rota.merging(["rota": "NIGHT"]) { $1 })
            #expect(unknown.status == .unprocessableContent)
            let nobody = try await browser.post("/plan/leave", ["form": "leave", "from": "2026-11-09"])
            #expect(nobody.status == .unprocessableContent)
            let leave = try #require(try await browser.snapshot().attendance.schedule.allLeave.first)
            _ = try await browser.post("/plan/leave/\(leave.id)/withdraw")
            _ = try await browser.post("/plan/holidays/remove", ["day": "2026-11-05"])
            let snapshot = try await browser.snapshot()
            #expect(snapshot.attendance.schedule.allLeave.isEmpty && snapshot.attendance.schedule.allHolidays.isEmpty)
        }
    }

    @Test(
        "what a form of the plan does not offer is refused, as from a program, and not read as something else",
        arguments: [
            ("/plan/schedules", ["form": "schedule", "scope": "everybody", "rota": "-"]),
            ("/plan/schedules", ["form": "schedule", "rota": "-"]),
            ("/plan/leave", ["form": "leave", "number": "7", "kind": "vacation", "from": "2026-11-09"]),
            ("/plan/leave", ["form": "leave", "number": "7", "kind": "sick", "from": "2026-11-09", "part": "evening"]),
            ("/plan/holidays", ["form": "holiday", "day": "2026-11-05", "name": "Feast", "part": "morning"]),
            ("/plan/holidays", ["form": "holiday", "day": "2026-02-30", "name": "Feast"]),
            ("/plan/shifts", ["form": "shift", "code": "E", "start": "06:00", "end": "14:00", "grace": "five"]),
        ]
    )
    func notOffered(_ address: String, _ fields: [String: String]) async throws {
        try await Browser.open(language: "en") { browser in
            try browser.add(7, "Ada")
            let before = try await browser.snapshot().head
            let answer = try await browser.post(address, fields)
            #expect(answer.status == .unprocessableContent)
            #expect(try await browser.snapshot().head == before)
        }
    }

    @Test("staff see their own shifts, holidays and leave, and nobody else's leave", arguments: ["en", "zh"])
    func ownPlan(language: String) async throws {
        try await Browser.open(as: .staff, language: language) { browser in
            let (ada, bo) = (try browser.add(7, "Ada <b>"), try browser.add(8, "Bo Quiet"))
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .staff, person: ada.id)
            let commands = AttendanceCommands(
                repository: browser.services.attendance,
                actor: "tester",
                source: .supervisor
            )
            for (person, kind, day) in [(ada.id, Leave.Kind.businessTrip, 9), (bo.id, .sick, 16)] {
                let day = LocalDay(year: 2026, month: 11, day: day)
                let leave = try Leave(id: kind.rawValue, person: person, kind: kind, from: day, to: day)
                try await commands.grant(leave, at: Fixtures.now)
            }
            let feast = try Holiday(day: LocalDay(year: 2026, month: 11, day: 12), name: "Feast <1>")
            try await commands.set(feast, at: Fixtures.now)
            let address = "/people/\(ada.id.rawValue)/plan/"
            let page = try await browser.get(address + "2026-11")
            let words = try #require(Language(rawValue: language)).texts
            #expect(page.status == .ok && page.text.contains("Ada &lt;b&gt;") && page.text.contains("Feast &lt;1&gt;"))
            #expect(page.text.contains(words.attendance.leave(.businessTrip)))
            #expect(!page.text.contains(words.attendance.leave(.sick)) && !page.text.contains("Bo Quiet"))
            #expect(page.text.contains("09:00–17:30") || page.text.contains("9:00–17:30"))
            // It is found from the bar and from the month.
            #expect(page.text.contains("href=\"\(address)present\""))
            let month = try await browser.get("/people/\(ada.id.rawValue)/months/2026-11")
            #expect(month.text.contains("href=\"\(address)2026-11\""))
            #expect(try await browser.get(address + "2026-12").text.contains(words.plan.noOwnLeave))
            #expect(try await browser.get(address + "2028-01").status == .notFound)
            #expect(try await browser.get(address + "never").status == .notFound)
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
            #expect(checked.contains("1 problem must be fixed first") && checked.contains("/days/2026-11-20"))
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
            "closing": "never", "overtime": "0", "duplicate-window": "60", "longest-session": "900", "rest": "200",
            "adopt-from": "2026-11-21",
        ]
        try await Browser.open(as: .admin) { browser in
            try browser.add(7, "Ada")
            let query =
                "?grace=15&rounding-in=15+nearest&rounding-out=none&tolerated-away=10&away=away&closing=never&overtime=0"
            #expect(try await browser.get("/what-if" + query).text.contains("Side by side"))
            let bad = try await browser.post("/what-if/adopt", fields.merging(["grace": "many"]) { $1 })
            #expect(bad.status == .unprocessableContent && bad.text.contains("must be a whole number of minutes"))
            let seconds = try await browser.post("/what-if/adopt", fields.merging(["duplicate-window": "some"]) { $1 })
            #expect(seconds.status == .unprocessableContent && seconds.text.contains("a whole number of seconds"))
            #expect(try await browser.post("/what-if/adopt", fields).location == "/what-if?done=adopted")
            let policy = try await browser.snapshot().attendance.policy(on: LocalDay(year: 2026, month: 11, day: 21))
            #expect(policy.grace == 15 && policy.roundingIn?.step == 15 && policy.closing == .never)
            #expect(policy.duplicateWindow == 60 && policy.longestSession == 900 && policy.rest == 200)
        }
    }

    @Test("other rules stand beside those that count, for everybody and day by day", arguments: ["en", "zh"])
    func whatIf(language: String) async throws {
        try await Browser.open(language: language) { browser in
            let texts = language == "zh" ? Language.chinese.texts : Language.english.texts
            let ada = try browser.add(7, "Ada <b>", department: "Design & Co")
            try browser.add(8, "Bo")
            for (direction, time) in [("in", "09:20"), ("out", "17:30")] {
                let fields = Self.punch(direction, time)
                _ = try await browser.post("/people/\(ada.id.rawValue)/days/\(Self.friday)/corrections", fields)
            }
            let address =
                "/what-if?grace=30&rounding-in=none&rounding-out=none&tolerated-away=10&away=away"
                + "&closing=last-sighting&overtime=0&duplicate-window=60&longest-session=900&rest=200"
            let all = try await browser.get(address).text
            for heading in [
                texts.attendance.breaks, texts.attendance.away, texts.attendance.absent, texts.attendance.early,
                texts.sheets.exceptions,
            ] {
                #expect(all.contains("colspan=\"2\">\(heading)</th>"), "\(heading)")
            }
            #expect(all.contains("<th scope=\"col\">\(texts.plan.now)</th>\n<th scope=\"col\">\(texts.plan.then)</th>"))
            #expect(all.contains("<td>0:20</td>\n<td class=\"other\">0:00</td>"))
            #expect(all.contains("<td>1</td>\n<td class=\"other\">0</td>"))
            #expect(all.contains("name=\"duplicate-window\" value=\"60\"") && all.contains("<bdi>Bo</bdi>"))
            #expect(all.contains("person=7\"") && !all.contains("id=\"differing\""))
            #expect(!(try await browser.get(address + "&department=Design+%26+Co").text).contains("<bdi>Bo</bdi>"))

            let one = try await browser.get(address + "&person=7").text
            #expect(one.contains(texts.plan.differingDays("Ada &lt;b&gt;")) && !one.contains("<bdi>Bo</bdi>"))
            #expect(one.contains("/people/\(ada.id.rawValue)/days/\(Self.friday)"))
            #expect(one.contains("<td>\(texts.attendance.kind(.late))</td>\n<td class=\"other\"></td>"))
            let nobody = try await browser.get(address + "&person=999").text
            #expect(nobody.contains("999") && !nobody.contains("id=\"beside\""))
        }
    }

    @Test("where no department is chosen each has a line, which leads to its timesheet", arguments: ["en", "zh"])
    func departments(language: String) async throws {
        try await Browser.open(language: language) { browser in
            let texts = (language == "zh" ? Language.chinese.texts : Language.english.texts).sheets
            let ada = try browser.add(7, "Ada", department: "Design & Co")
            let alone = try await browser.get("/timesheets?span=week&on=2026-11-20").text
            #expect(!alone.contains("id=\"by-department\""))
            try browser.add(8, "Bo")
            for (direction, time) in [("in", "09:00"), ("out", "17:30")] {
                let fields = Self.punch(direction, time)
                _ = try await browser.post("/people/\(ada.id.rawValue)/days/\(Self.friday)/corrections", fields)
            }
            let all = try await browser.get("/timesheets?span=week&on=2026-11-20").text
            #expect(all.contains(texts.byDepartment) && all.contains(texts.noDepartment))
            #expect(all.contains("department=Design%20%26%20Co\""))
            let one = try await browser.get("/timesheets?span=week&on=2026-11-20&department=Design+%26+Co").text
            #expect(one.contains("8:30") && !one.contains("id=\"by-department\""))
        }
    }

    @Test(
        "a roll call without scripts: started, marked, somebody added, closed with its report",
        arguments: ["en", "zh"]
    )
    func rollCall(language: String) async throws {
        try await Browser.open(as: .warden, language: language) { browser in
            let ada = try browser.add(7, "Ada")
            let address = try #require(try await browser.post("/roll-call", ["drill": "true", "key": "a"]).location)
            #expect(try await browser.post("/roll-call", ["drill": "true", "key": "a"]).location == address)
            #expect(
                try await browser.post("/roll-call", ["drill": "false", "key": "b"]).status == .unprocessableContent
            )
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
            let counts = try #require(try await browser.snapshot().rollCalls.first?.closed?.counts)
            #expect(counts.safe == 1 && counts.missing == 1 && counts.unlisted == 1)
            #expect(try await browser.get("/roll-call/none").status == .notFound)
        }
    }

    @Test("a roll call stands on every page of whoever may help, and on nobody else's but the board")
    func rollCallEverywhere() async throws {
        let call = RunningRollCall(id: RollCallID(rawValue: "fire"), isDrill: false, began: Fixtures.now)
        let drill = RunningRollCall(id: RollCallID(rawValue: "drill"), isDrill: true, began: Fixtures.now)
        let banner = #"<div class="running-roll-call">"#
        for role in [Role.warden, .supervisor, .admin, .staff] {
            try await Browser.open(as: role) { browser in
                let source = try #require(browser.services.board as? InMemoryBoardSource)
                #expect(try await !browser.get("/account").text.contains("class=\"running-roll-call"))
                await source.change { $0.rollCall = call }
                // The board is what was published last: a moment later than what the station knows.
                for view in ["/", "/?view=wall"] {
                    var board = try await browser.get(view).text
                    for _ in 0..<6000 where !board.contains(banner) {
                        try await Task.sleep(for: .milliseconds(10))
                        board = try await browser.get(view).text
                    }
                    #expect(board.contains(banner) && board.contains(#"href="/roll-call/fire""#), "\(view), \(role)")
                }
                let isTold = role != .staff
                let page = try await browser.get("/account").text
                #expect(page.contains(banner) == isTold && page.contains("runningRollCall.js") == isTold, "\(role)")
                #expect(page.contains("Go to the assembly point.") == isTold, "\(role)")
                await source.change { $0.rollCall = drill }
                #expect(try await browser.get("/account").text.contains("Drill: roll call since 10:00") == isTold)
            }
        }
    }

    @Test("the emergency is the first button, and people are shown with their photos")
    func emergencyFirst() async throws {
        try await Browser.open(as: .warden) { browser in
            let ada = try browser.add(7, "Ada")
            let page = try await browser.get("/roll-call").text
            let live = try #require(page.range(of: "Start emergency roll call"))
            let drill = try #require(page.range(of: "Start drill"))
            #expect(live.lowerBound < drill.lowerBound)
            #expect(page.contains(#"<button class="button big emergency" name="drill" value="false">"#))
            let address = try #require(try await browser.post("/roll-call", ["drill": "false", "key": "a"]).location)
            _ = try await browser.post(address + "/marks", ["subject": ada.id.rawValue, "state": "safe"])
            #expect(try await browser.get(address).text.contains(#"<span class="face hue-"#))
        }
    }

    @Test(
        "a roll call, a timesheet and a month print where the journal stands, as a code and in words",
        arguments: ["en", "zh"]
    )
    func anchors(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let ada = try browser.add(7, "Ada")
            let call = try #require(try await browser.post("/roll-call", ["drill": "true", "key": "a"]).location)
            for close in [false, true] {
                if close { _ = try await browser.post(call + "/close") }
                for path in [call, "/timesheets?span=month", "/people/\(ada.id.rawValue)/months/present"] {
                    let page = try await browser.get(path).text
                    let anchor = try #require(try browser.services.sharing.ownAnchor())
                    let digits = Hexadecimal.text(anchor.hash).prefix(16)
                    #expect(page.contains(anchor.text) && page.contains("\(anchor.sequence)"), "\(path)")
                    #expect(page.contains("· \(digits)</strong>"), "\(path)")
                    let code = try #require(QRCode(anchor.codeText, isPlain: true))
                    #expect(page.contains(code.path), "\(path)")
                    #expect(code.size < (try #require(QRCode(anchor.text))).size)
                }
            }
        }
    }

    @Test("every refusal is said in Chinese and German, too, and programs are told the English one")
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
            AttendanceRefusal.noHoliday(day), AttendanceRefusal.nameTaken("x"), AttendanceRefusal.noSuchException,
            AttendanceRefusal.mustBeCorrected, AttendanceRefusal.ownException, ScheduleError.badCode("?"),
            AttendanceRefusal.unfinished(name: "Ada", others: 2, on: day), AttendanceRefusal.unreported(day),
            ScheduleError.badBreak("0/0"), ScheduleError.unknownShift("D"), ScheduleError.overlap("A", "B"),
            ScheduleError.datesReversed(from: day, to: day), ScheduleError.alreadyScheduled(on: day),
            ScheduleError.rangeTooLong(days: 900, limit: 366), PolicyError.badRounding(step: 7),
            PolicyError.outOfRange(field: "x", value: 1, allowed: 2...3), WallTimeError.skipped(day, minutes: 150),
            WallTimeError.twice(day, minutes: 150), RosterError.badShift("nine"), RosterError.personGone,
            PunchSheetError.badTime("nine"), StoreError(.busy, "x"),
        ]
        for error in errors {
            let chinese = try #require(Language.chinese.texts.attendance.reason(error), "\(error)")
            #expect(chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(error)")
            let english = try #require(Language.english.texts.attendance.reason(error), "\(error)")
            #expect(!english.isEmpty && english != chinese)
            let german = try #require(Language.german.texts.attendance.reason(error), "\(error)")
            #expect(german != english && !german.contains("{") && !german.hasPrefix("refusals."), "\(error)")
            for language in Language.all {
                let reason = try #require(language.texts.attendance.reason(forPrograms: error), "\(error)")
                #expect(!reason.contains("{") && !reason.hasPrefix("refusals."), "\(language) \(error)")
            }
        }
        // The domain says the same, for commands and logs.
        for error in errors where error is CorrectionError || error is ScheduleError || error is WallTimeError {
            let reason = Language.english.texts.attendance.reason(forPrograms: error)
            #expect(reason == "\(error)".replacing("'", with: "’"))
        }
        #expect(Language.english.texts.attendance.reason(CancellationError()) == nil)
    }
}

extension Browser {
    /// What the journal says of attendance.
    func snapshot() async throws -> Snapshot { try await services.attendance.snapshot() }
}
