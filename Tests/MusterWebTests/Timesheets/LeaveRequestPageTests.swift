import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("Asking for leave, and deciding on it")
struct LeaveRequestPageTests {
    private static let wish = [
        "form": "leave", "kind": "holiday", "from": "2026-12-21", "to": "2026-12-22", "part": "all",
        "note": "Moving <b>",
    ]

    /// Gives the browser's account a person.
    private static func own(_ browser: Browser, _ person: Person) async throws {
        let account = try #require(try await browser.services.access.accounts().first)
        try await browser.services.access.change(account.id, name: account.name, role: account.role, person: person.id)
    }

    private static func commands(_ browser: Browser, _ name: String) -> AttendanceCommands {
        AttendanceCommands(repository: browser.services.attendance, actor: "account:\(name)", source: .supervisor)
    }

    private static func ask(_ browser: Browser, _ person: Person, _ id: String, _ day: String) async throws {
        let day = try #require(LocalDay(day))
        let leave = try Leave(id: id, person: person.id, kind: .holiday, from: day, to: day)
        try await commands(browser, "staff").requestLeave(leave, note: "Moving", at: Fixtures.now)
    }

    @Test("staff ask on their own page, see what becomes of it, and take it back", arguments: ["en", "zh", "de"])
    func asking(language: String) async throws {
        try await Browser.open(as: .staff, language: language) { browser in
            let t = try #require(Language(rawValue: language)).texts
            let ada = try browser.add(7, "Ada")
            let bo = try browser.add(8, "Bo")
            try await Self.own(browser, ada)
            let page = "/people/\(ada.id.rawValue)/months/present"
            #expect(try await browser.get(page).text.contains(t.leave.askHint))
            let address = "/people/\(ada.id.rawValue)/leave-requests"
            let asked = try await browser.post(address, Self.wish)
            let location = try #require(asked.location)
            #expect(location == "/people/\(ada.id.rawValue)/months/2026-11?done=leave-requested")
            let after = try await browser.get(location).text
            #expect(after.contains(t.leave.requested) && after.contains("Moving &lt;b&gt;"))
            let state = try #require(try await browser.snapshot().attendance.leaveRequests.all.first)
            #expect(state.leave.from == LocalDay(year: 2026, month: 12, day: 21) && state.isPending)
            // The same again is refused with words, and what was typed stays.
            let again = try await browser.post(address, Self.wish.merging(["from": "2026-12-22"]) { $1 })
            #expect(again.status == .unprocessableContent)
            #expect(again.text.contains("value=\"2026-12-22\"") && again.text.contains("Moving &lt;b&gt;"))
            // Nobody asks for others.
            let others = try await browser.post("/people/\(bo.id.rawValue)/leave-requests", Self.wish)
            #expect(others.status == .forbidden)

            let withdraw = "/leave-requests/\(state.leave.id)/withdraw"
            #expect(after.contains("action=\"\(withdraw)\""))
            #expect(try await browser.post(withdraw).status == .seeOther)
            let gone = try await browser.get(page).text
            #expect(
                gone.contains(
                    t.leave.state(try #require(try await browser.snapshot().attendance.leaveRequests.all.first))
                )
            )
            #expect(!gone.contains(withdraw))
        }
    }

    @Test("a refusal is told to whoever asked, with the reason")
    func told() async throws {
        try await Browser.open(as: .staff) { browser in
            let ada = try browser.add(7, "Ada")
            try await Self.own(browser, ada)
            _ = try await browser.post("/people/\(ada.id.rawValue)/leave-requests", Self.wish)
            let id = try #require(try await browser.snapshot().attendance.leaveRequests.all.first).leave.id
            try await Self.commands(browser, "sue").refuseLeave([id], reason: "Stock-taking", at: Fixtures.now)
            let page = try await browser.get("/people/\(ada.id.rawValue)/months/present").text
            #expect(page.contains("refused") && page.contains("Answer: Stock-taking"))
            #expect(try await browser.get("/corrections").text.contains("Answer: Stock-taking"))
        }
    }

    @Test("in Review requests are counted, say what they cost, and are granted at once; the way back waits")
    func reviewed() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada", department: "Design")
            let bo = try browser.add(8, "Bo", department: "Design")
            try await Self.ask(browser, ada, "a", "2026-12-21")
            try await Self.ask(browser, bo, "b", "2026-12-22")
            let sick = try Leave(
                id: "s",
                person: bo.id,
                kind: .sick,
                from: #require(LocalDay("2026-12-21")),
                to: #require(LocalDay("2026-12-21"))
            )
            try await Self.commands(browser, "sue").grant(sick, at: Fixtures.now)
            let inbox = try await browser.get("/exceptions").text
            #expect(inbox.contains("<b class=\"to-review\">2</b>"))
            #expect(inbox.contains("1 working day, 8:30 planned") && inbox.contains("Note: Moving"))
            #expect(inbox.contains("That makes 1 of 2 in the department."))
            // Another department's supervisor sees others.
            #expect(try await !browser.get("/exceptions?department=Sales").text.contains("data-line=\"a\""))

            let granted = try await browser.post(
                "/exceptions/leave/grant",
                ["inbox": "severity=notice"],
                all: [("leave", "a"), ("leave", "b"), ("leave", "a")]
            )
            let location = try #require(granted.location)
            #expect(location.hasPrefix("/exceptions?severity=notice&done=leave-granted&count=2"))
            #expect(try await browser.snapshot().attendance.schedule.allLeave.count == 3)
            let page = try await browser.get(location).text
            #expect(page.contains("2 requests granted. 0 lines left.") && page.contains("value=\"a,b\""))
            let back = try await browser.post("/leave-requests/reopen", ["ids": "a,b", "inbox": "severity=notice"])
            #expect(back.location == "/exceptions?severity=notice&done=leave-reopened")
            #expect(try await browser.snapshot().attendance.schedule.allLeave.map(\.id) == ["s"])

            // A refusal needs a reason; one's own button means that line alone.
            let blank = try await browser.post("/exceptions/leave/refuse", ["refuse": "b", "leave": "a"])
            #expect(blank.status == .unprocessableContent && blank.text.contains("1 to 500 characters"))
            let fields = ["refuse": "b", "leave": "a", "reason": "Stock-taking"]
            #expect(try await browser.post("/exceptions/leave/refuse", fields).status == .seeOther)
            let left = try await browser.snapshot().attendance.leaveRequests.all.filter(\.isPending)
            #expect(left.map(\.leave.id) == ["a"])
        }
    }

    @Test("nobody is offered to decide on what they ask for")
    func own() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            try await Self.own(browser, ada)
            _ = try await browser.post("/people/\(ada.id.rawValue)/leave-requests", Self.wish)
            let id = try #require(try await browser.snapshot().attendance.leaveRequests.all.first).leave.id
            let inbox = try await browser.get("/exceptions").text
            #expect(inbox.contains("data-line=\"\(id)\"") && !inbox.contains("value=\"\(id)\""))
            let page = try await browser.get("/corrections").text
            #expect(page.contains("/leave-requests/\(id)/withdraw") && !page.contains("/leave-requests/\(id)/grant"))
            #expect(try await browser.post("/leave-requests/\(id)/grant").status == .unprocessableContent)
        }
    }

    @Test("requests are decided on the page of requests, too, and undone there")
    func requests() async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            try await Self.ask(browser, ada, "a", "2026-12-21")
            #expect(try await browser.get("/corrections").text.contains("action=\"/leave-requests/a/grant\""))
            let granted = try await browser.post("/leave-requests/a/grant")
            let location = try #require(granted.location)
            let page = try await browser.get(location).text
            #expect(page.contains("Leave granted.") && page.contains("action=\"/leave-requests/reopen\""))
            #expect(try await browser.post("/leave-requests/reopen", ["ids": "a"]).status == .seeOther)
            let blank = try await browser.post("/leave-requests/a/refuse", ["reason": " "])
            #expect(blank.status == .unprocessableContent)
            #expect(try await browser.post("/leave-requests/a/refuse", ["reason": "No"]).status == .seeOther)
            #expect(try await browser.get("/corrections?show=all").text.contains("Answer: No"))
            #expect(try await browser.post("/leave-requests/none/grant").status == .unprocessableContent)
        }
    }
}
