import Attendance
import BeaconKit
import HTTPTypes
import HummingbirdTesting
import MusterWeb
import Station
import Testing

@Suite("The pages of rules")
struct RulePageTests {
    private static let fields = [
        "name": "Hello", "on": "yes", "subject": "everybody", "event": "enters", "interval": "60", "shows": "yes",
        "days": "1",
    ]

    private func rules(_ browser: Browser) throws -> [Rule] { try Array(browser.services.journal.state().rules.values) }

    @Test("a rule is made, changed and removed")
    func edit() async throws {
        try await Browser.open(as: .admin) { browser in
            #expect(try await browser.post("/rules", Self.fields).location == "/rules?done=saved")
            let rule = try #require(try rules(browser).first)
            #expect(rule.show == "" && rule.event == .enters && rule.isOn)
            let page = try await browser.get("/rules/\(rule.id.rawValue)").text
            #expect(page.contains("value=\"Hello\""))
            let changed = Self.fields.merging(["event": "room", "room": "Lab", "version": rule.version]) { $1 }
            _ = try await browser.post("/rules/\(rule.id.rawValue)", changed)
            #expect(try rules(browser).first?.event == .room("Lab"))
            let late = try await browser.post("/rules/\(rule.id.rawValue)", changed)
            #expect(late.text.contains("Somebody else has just changed this rule"))
            _ = try await browser.post("/rules/\(rule.id.rawValue)/remove")
            #expect(try rules(browser).isEmpty)
        }
    }

    @Test("a rule that was removed comes back as it was")
    func undo() async throws {
        try await Browser.open(as: .admin) { browser in
            let fields = Self.fields.merging(["event": "room", "room": "Lab", "show": "Hi “you”, äöü 你好"]) { $1 }
            _ = try await browser.post("/rules", fields, all: [("days", "3")])
            let old = try #require(try rules(browser).first)
            let next = try #require(try await browser.post("/rules/\(old.id.rawValue)/remove").location)
            let page = try await browser.get(next).text
            _ = try await browser.postUndo(in: page, to: "/rules")
            let new = try #require(try rules(browser).first)
            #expect(new.id != old.id && new.show == old.show && new.hours == old.hours)
            #expect(new.event == old.event && new.subject == old.subject && new.isOn == old.isOn)
            #expect(new.name == old.name && new.interval == old.interval)
        }
    }

    @Test(
        "a rule that cannot be is refused with what is wrong",
        arguments: [
            (["name": ""], "The name is empty"), (["shows": "", "show": ""], nil),
            (["days": ""], "No day is chosen"), (["interval": "5"], "must be a number of seconds"),
            (["subject": "person"], "no longer exists"),
            (["subject": "beacons", "uuid": "x"], "contains “x”"), (["event": "room"], "is not a valid room name"),
            (["event": "near", "door": "Front", "means": "mqtt"], "Rules may not open doors"),
            (["door": "Front", "means": "mqtt"], "A rule can open a door only for “is near”"),
        ] as [([String: String], String?)]
    )
    func wrong(change: [String: String], words: String?) async throws {
        try await Browser.open(as: .admin) { browser in
            let answer = try await browser.post("/rules", Self.fields.merging(change) { $1 })
            if let words {
                #expect(answer.status == .unprocessableContent)
                #expect(answer.text.contains(words), "\(words)")
                #expect(try rules(browser).isEmpty)
            } else {
                #expect(answer.location == "/rules?done=saved")
            }
        }
    }

    @Test(
        "days alone are whole days, and days count also without hours",
        arguments: [
            ("12345", "", "12345 00:00-24:00"), ("67", "22:00-07:00", "67 22:00-07:00"), ("1234567", "", nil),
        ] as [(String, String, String?)]
    )
    func days(days: String, hours: String, expected: String?) async throws {
        try await Browser.open(as: .admin) { browser in
            let days = days.map { ("days", String($0)) }
            let others = Self.fields.merging(["hours": hours]) { $1 }.filter { $0.key != "days" }
            let answer = try await browser.post("/rules", others, all: days)
            #expect(answer.status == .seeOther)
            let rule = try rules(browser).first
            #expect(rule?.hours?.description == expected)
        }
    }

    @Test("doors are off until an administrator has read the warning")
    func doors() async throws {
        try await Browser.open(as: .admin) { browser in
            #expect(try await browser.get("/rules").text.contains("Anyone who hears a badge can copy it"))
            let door = Self.fields.merging(["event": "near", "door": "Front", "means": "webhook"]) { $1 }
            #expect(try await browser.post("/rules", door).status == .unprocessableContent)
            _ = try await browser.post("/rules/doors", ["allow": "yes"])
            #expect(try await browser.post("/rules", door).location == "/rules?done=saved")
            _ = try await browser.post("/rules/doors", ["allow": "no"])
            #expect(try browser.services.journal.state().doorsAllowed == false)
        }
    }

    @Test("everybody is greeted with one click, in both languages, on the board")
    func greet() async throws {
        try await Browser.open(as: .admin) { browser in
            _ = try await browser.post("/rules/greet")
            #expect(try rules(browser).count == 2)
            #expect(try await browser.post("/rules/greet").location == "/rules?done=greeted")
            #expect(try rules(browser).count == 2)
        }
        var board = try Fixtures.board()
        board.greetings = [
            Greeting(id: AlertID(), isFarewell: false, text: "", name: "Mei <Lin>", at: Fixtures.now),
            Greeting(id: AlertID(), isFarewell: true, text: "", name: nil, at: Fixtures.now),
            Greeting(id: AlertID(), isFarewell: true, text: "Take care, {name}", name: "Mei", at: Fixtures.now),
        ]
        for (language, words) in [
            ("en", ["Welcome, Mei &lt;Lin&gt;", "Goodbye", "Take care, Mei"]), ("zh", ["欢迎光临，Mei", "欢迎再来"]),
        ] {
            try await Browser.open(language: language, board: board) { browser in
                let page = try await browser.get("/").text
                for word in words { #expect(page.contains(word), "\(word)") }
            }
        }
    }
}
