import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("Reviewing what went wrong")
struct ReviewPageTests {
    private static let friday = LocalDay(year: 2026, month: 11, day: 20)

    private static func punch(_ direction: String, _ time: String) -> [String: String] {
        [
            "what": "add", "direction": direction, "day": "\(friday)", "time": time, "reason": "Forgot",
            "key": "\(UUID())",
        ]
    }

    private static func lines(_ browser: Browser) async throws -> [ExceptionLine] {
        let snapshot = try await browser.snapshot()
        let range = DayRange(friday)
        return snapshot.exceptions(
            of: snapshot.people(in: range),
            in: range,
            knowledge: Timesheet.Knowledge(complete: Fixtures.now)
        )
        .filter { $0.acknowledgement == nil }
    }

    private static func punch(_ browser: Browser, _ person: Person, _ punches: [(String, String)]) async throws {
        for (direction, time) in punches {
            let address = "/people/\(person.id.rawValue)/days/\(friday)/corrections"
            #expect(try await browser.post(address, Self.punch(direction, time)).status == .seeOther)
        }
    }

    @Test("the navigation counts what waits, and counts anew after a correction")
    func counted() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            #expect(try await !browser.get("/people").text.contains("to-review"))
            try await Self.punch(browser, ada, [("in", "10:00"), ("out", "17:30")])
            let count = try await Self.lines(browser).count
            #expect(try await browser.get("/people").text.contains("<b class=\"to-review\">\(count)</b>"))
        }
        // Who can do nothing about it is not told.
        try await Browser.open(as: .auditor) { browser in
            let page = try await browser.get("/people")
            #expect(!page.text.contains("to-review"))
        }
    }

    @Test("several lines are marked as seen at once, for one reason", arguments: ["en", "zh", "de"])
    func several(language: String) async throws {
        try await Browser.open(language: language) { browser in
            let people = try [browser.add(7, "Ada"), browser.add(8, "Bo"), browser.add(9, "Cleo")]
            for person in people { try await Self.punch(browser, person, [("in", "10:00"), ("out", "17:30")]) }
            let names = try await Self.lines(browser).map(\.name)
            #expect(names.count == 3)
            let answer = try await browser.post(
                "/exceptions/acknowledge",
                ["reason": "The train"],
                all: names.dropLast().map { ("exception", $0) }
            )
            let location = try #require(answer.location)
            #expect(location.hasPrefix("/exceptions?severity=notice&done=seen&count=2&undo=seen"))
            let texts = try #require(Language(rawValue: language)).texts.review
            #expect(try await browser.get(location).text.contains("\(texts.marked(2)) \(texts.left(1))"))
            #expect(try await Self.lines(browser).map(\.name) == [names[2]])
            // A line's own button means that line alone.
            let only = try await browser.post("/exceptions/acknowledge", ["only": names[2], "exception": names[0]])
            #expect(only.location?.hasPrefix("/exceptions?severity=notice&done=seen&undo=seen") == true)
            #expect(try await Self.lines(browser).isEmpty)
            // Both of the first at once, and by their names, need review again.
            let undo = try Self.undo(in: try await browser.get(location).text, to: "/exceptions/again")
            let back = try await browser.post("/exceptions/again", undo)
            #expect(back.location == "/exceptions?severity=notice&done=again&count=2")
            #expect(try await Self.lines(browser).map(\.name) == Array(names.dropLast()))
            // What was taken back cannot be taken back once more, and can be noted anew.
            #expect(try await browser.post("/exceptions/again", undo).status == .unprocessableContent)
            _ = try await browser.post("/exceptions/acknowledge", ["only": names[0]])
            #expect(try await Self.lines(browser).map(\.name) == [names[1]])
            let seen = try await browser.get("/exceptions?show=seen").text
            #expect(seen.contains("formaction=\"/exceptions/again\""))
        }
    }

    @Test("the likely correction says what it changes, is made by the same rules as any other, and can be undone")
    func accepted() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            try await Self.punch(browser, ada, [("in", "09:00")])
            let line = try #require(try await Self.lines(browser).first { $0.exception.kind == .missingOut })
            let inbox = try await browser.get("/exceptions").text
            #expect(inbox.contains("counts 0:00 of 8:30"))
            #expect(inbox.contains("Punch out at 17:30, the end of the shift → counts 8:30 (+8:30)"))
            #expect(inbox.contains("name=\"accept\" value=\"\(line.name)\""))
            let made = try await browser.post("/exceptions/correct", ["accept": line.name])
            let location = try #require(made.location)
            #expect(location.hasPrefix("/exceptions?severity=notice&done=accepted&undo="))
            #expect(try await Self.lines(browser).isEmpty)
            let corrections = try await browser.snapshot().attendance.corrections.all
            let correction = try #require(corrections.last)
            let reason = try browser.services.journal.text(correction.correction.reason)
            #expect(reason == "Punch out at 17:30, the end of the shift")
            // A second time there is nothing to correct.
            let again = try await browser.post("/exceptions/correct", ["accept": line.name])
            #expect(again.status == .unprocessableContent)

            let page = try await browser.get(location).text
            #expect(page.contains("Corrected. The person is notified. 0 lines left."))
            let address = "/people/\(ada.id.rawValue)/days/\(Self.friday)/corrections"
            #expect(page.contains("action=\"\(address)\""))
            let undone = try await browser.post(
                address,
                [
                    "what": "reverse-correction:\(correction.correction.id.rawValue)", "day": "\(Self.friday)",
                    "reason": "Undone", "key": "k", "inbox": "severity=notice",
                ]
            )
            #expect(undone.location?.hasPrefix("/exceptions?severity=notice&done=made") == true)
            #expect(try await Self.lines(browser).map(\.exception.kind) == [.missingOut])
            // What was undone offers no way back any more.
            #expect(try await !browser.get(location).text.contains("reverse-correction"))
        }
    }

    @Test("nobody is offered to decide on their own days")
    func own() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            try await Self.punch(browser, ada, [("in", "09:00")])
            let line = try #require(try await Self.lines(browser).first)
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .supervisor, person: ada.id)
            let inbox = try await browser.get("/exceptions").text
            #expect(inbox.contains("data-line=\"\(line.name)\"") && !inbox.contains("value=\"\(line.name)\""))
            let made = try await browser.post("/exceptions/correct", ["accept": line.name])
            #expect(made.status == .unprocessableContent)
        }
    }

    @Test("leave that is there already is refused with words, and what was removed comes back by its undo")
    func plans() async throws {
        try await Browser.open { browser in
            try browser.add(7, "Ada")
            let leave = ["form": "leave", "number": "7", "kind": "holiday", "from": "2026-11-09", "to": "2026-11-13"]
            #expect(try await browser.post("/plan/leave", leave).status == .seeOther)
            let again = try await browser.post(
                "/plan/leave",
                leave.merging(["from": "2026-11-13", "to": "2026-11-20"]) { $1 }
            )
            #expect(
                again.status == .unprocessableContent && again.text.contains("already has this leave from 2026-11-09")
            )
            // Another kind may lie over it: somebody falls ill on holiday.
            let sick = leave.merging(["kind": "sick", "to": "2026-11-09"]) { $1 }
            #expect(try await browser.post("/plan/leave", sick).status == .seeOther)
            // Two halves of a day are a day.
            for part in ["until 720", "from 720"] {
                let half = leave.merging(["from": "2026-11-16", "to": "2026-11-16", "part": part]) { $1 }
                #expect(try await browser.post("/plan/leave", half).status == .seeOther)
            }
            let first = try #require(
                try await browser.snapshot().attendance.schedule.allLeave.first { $0.kind == .holiday }
            )
            let removed = try await browser.post("/plan/leave/\(first.id)/withdraw", ["month": "2026-11"])
            let page = try await browser.get(try #require(removed.location)).text
            let fields = try Self.undo(in: page, to: "/plan/leave")
            #expect(try await browser.post("/plan/leave", fields).status == .seeOther)
            let back = try await browser.snapshot().attendance.schedule.allLeave
            #expect(
                back.contains { $0.kind == .holiday && $0.from == first.from && $0.to == first.to && $0.id != first.id }
            )
            // It is there again, so that there is nothing to undo; and a button that is pressed twice grants it once.
            let count = back.count
            _ = try await browser.post("/plan/leave", fields)
            #expect(try await browser.snapshot().attendance.schedule.allLeave.count == count)
        }
    }

    @Test("a holiday and a rota come back by their undo")
    func plansBack() async throws {
        try await Browser.open { browser in
            _ = try await browser.post("/plan/holidays", ["day": "2026-11-05", "name": "Feast", "part": "all"])
            let removed = try await browser.post("/plan/holidays/remove", ["day": "2026-11-05", "month": "2026-11"])
            let page = try await browser.get(try #require(removed.location)).text
            let fields = try Self.undo(in: page, to: "/plan/holidays")
            #expect(try await browser.post("/plan/holidays", fields).status == .seeOther)
            #expect(try await browser.snapshot().attendance.schedule.allHolidays.map(\.name) == ["Feast"])

            let shift = ["form": "shift", "code": "EARLY", "start": "06:00", "end": "14:00", "from": "2026-11-02"]
            _ = try await browser.post("/plan/shifts", shift)
            let rota = ["form": "schedule", "scope": "site", "rota": "EARLY - -", "from": "2026-11-02"]
            #expect(try await browser.post("/plan/schedules", rota).status == .seeOther)
            let old = try #require(try await browser.snapshot().attendance.schedule.allAssignments.first)
            let ended = try await browser.post("/plan/schedules/\(old.id)/end", ["month": "2026-11"])
            #expect(try await browser.snapshot().attendance.schedule.allAssignments.isEmpty)
            let plan = try await browser.get(try #require(ended.location)).text
            _ = try await browser.post("/plan/schedules", try Self.undo(in: plan, to: "/plan/schedules"))
            let back = try #require(try await browser.snapshot().attendance.schedule.allAssignments.first)
            #expect(back.rota == old.rota && back.scope == old.scope && back.from == old.from && back.to == old.to)
        }
    }

    @Test("a shift that no rota has is removed, and comes back by its undo")
    func shifts() async throws {
        try await Browser.open { browser in
            for code in ["EARLY", "LATE"] {
                let shift = [
                    "form": "shift", "code": code, "start": "06:00", "end": "14:00", "from": "2026-11-02",
                    "break": "30",
                    "after": "360", "grace": "7",
                ]
                #expect(try await browser.post("/plan/shifts", shift).status == .seeOther)
            }
            let rota = ["form": "schedule", "scope": "site", "rota": "EARLY - -", "from": "2026-11-02"]
            #expect(try await browser.post("/plan/schedules", rota).status == .seeOther)
            let used = try await browser.post("/plan/shifts/EARLY/remove", ["month": "2026-11"])
            #expect(
                used.status == .unprocessableContent && used.text.contains("part of a rota that starts on 2026-11-02")
            )
            let old = try #require(try await browser.snapshot().attendance.schedule.shifts.last)
            let removed = try await browser.post("/plan/shifts/LATE/remove", ["month": "2026-11"])
            #expect(try await browser.snapshot().attendance.schedule.shifts.map(\.template.code) == ["EARLY"])
            let page = try await browser.get(try #require(removed.location)).text
            _ = try await browser.post("/plan/shifts", try Self.undo(in: page, to: "/plan/shifts"))
            let back = try #require(try await browser.snapshot().attendance.schedule.shifts.last)
            #expect(back.template == old.template && back.from == old.from)
            #expect(try await browser.post("/plan/shifts/NONE/remove").status == .unprocessableContent)
        }
    }

    /// What the form of an undo sends.
    private static func undo(in page: String, to action: String) throws -> [String: String] {
        let notice = try #require(page.range(of: "<div class=\"notice row\""))
        let rest = page[notice.upperBound...]
        let form = rest[..<(try #require(rest.range(of: "</form>"))).lowerBound]
        #expect(form.contains("action=\"\(action)\""))
        var fields: [String: String] = [:]
        for match in form.matches(of: /name="([^"]+)" value="([^"]*)"/) {
            fields[String(match.1)] = String(match.2)
        }
        fields["csrfToken"] = nil
        return fields
    }
}
