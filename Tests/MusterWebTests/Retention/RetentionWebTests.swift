import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Retention in the browser and for programs")
struct RetentionWebTests {
    /// Somebody who was told something a hundred days ago, in a journal that has gone on since.
    static func fill(_ services: WebServices) throws {
        let old = Fixtures.now.adding(microseconds: -100 * 86_400_000_000)
        for (kind, instant) in [(Alert.Kind.notice, old), (.returned, old), (.returned, Fixtures.now)] {
            let alert = Alert(id: AlertID(), kind, item: ItemID(rawValue: "bag"))
            let draft = EntryDraft(.alertRaised(alert), happened: instant, source: .system, actor: "station")
            _ = try services.journal.append([draft], recorded: instant)
        }
        _ = try services.journal.append(
            [EntryDraft(.receiverHeard, happened: Fixtures.now, source: .system, actor: "station")],
            recorded: Fixtures.now
        )
    }

    private static func field(_ name: String, in page: String) -> String {
        let rest = page.components(separatedBy: "name=\"\(name)\" value=\"").dropFirst().first
        return rest.map { String($0.prefix { $0 != "\"" }) } ?? ""
    }

    @Test("the page proposes, tells what would go, and does it when that is confirmed")
    func page() async throws {
        try await Browser.open(as: .admin) { browser in
            try Self.fill(browser.services)
            let page = try await browser.get("/retention").text
            #expect(page.contains("No retention is set yet") && Self.field("presence", in: page) == "90")
            var form = Dictionary(uniqueKeysWithValues: RetentionKind.allCases.map { ($0.rawValue, "") })
            form["presence"] = "90"
            form["version"] = Self.field("version", in: page)
            let asked = try await browser.post("/retention", form)
            #expect(asked.status == .ok && asked.text.contains("deleted for good"))
            #expect(
                asked.text.contains("Whereabouts: 1 from before") || asked.text.contains("Whereabouts: 2 from before")
            )
            #expect(try browser.services.retention.store.retention() == nil)
            // Other numbers than those that were asked about.
            form["confirmed"] = Self.field("confirmed", in: asked.text)
            form["presence"] = "30"
            #expect(try await browser.post("/retention", form).text.contains("deleted for good"))
            form["presence"] = "90"
            let saved = try await browser.post("/retention", form)
            #expect(saved.status == .seeOther && saved.location == "/retention?done=saved")
            #expect(try browser.services.retention.store.retention()?.days == [.presence: 90])
            #expect(try await browser.services.retention.expire(at: Fixtures.now) > 0)
            #expect(try await browser.get("/retention").text.contains("Whereabouts: "))
            // What was seen before is not what counts any more.
            form["presence"] = "60"
            #expect(try await browser.post("/retention", form).status == .conflict)
        }
    }

    @Test(
        "what can't be is told, what was typed stays, and nothing is saved",
        arguments: [
            ("presence", "soon", "“soon” is not a number"), ("presence", "6", "7 to 36525"),
            ("attendance", "92", "93 to"), ("messages", "0", "1 to"), ("attendance", "100", "Signatures cannot"),
        ]
    )
    func refused(field: String, typed: String, message: String) async throws {
        try await Browser.open(as: .admin) { browser in
            var form = Dictionary(uniqueKeysWithValues: RetentionKind.allCases.map { ($0.rawValue, "") })
            form[field] = typed
            let answer = try await browser.post("/retention", form)
            #expect(answer.status == .unprocessableContent && answer.text.contains(message), "\(answer.text)")
            #expect(answer.text.contains("value=\"\(typed)\""))
            #expect(try browser.services.retention.store.retention() == nil)
        }
    }

    @Test("a clock that is in doubt is told of, and somebody can say that it is right")
    func clock() async throws {
        try await Browser.open(as: .admin) { browser in
            let jump = EntryDraft(
                .clockJumped(ClockJumped(seconds: 9000)),
                happened: Fixtures.now,
                source: .system,
                actor: "station"
            )
            _ = try browser.services.journal.append([jump], recorded: Fixtures.now)
            #expect(try await browser.get("/retention").text.contains("jumped by 9000 s"))
            #expect(try await browser.post("/retention/clock", [:]).status == .seeOther)
            #expect(try await browser.get("/retention").text.contains("clock may be wrong") == false)
            let last = try #require(try browser.services.journal.entries(after: 0, limit: 99).last)
            #expect(last.fact == .clockConfirmed && last.actor.hasPrefix("account:"))
        }
    }

    @Test("programs forecast, are asked to confirm, and do not overwrite each other")
    func api() async throws {
        try await Program.open([.changeSettings]) { program, services in
            try Self.fill(services)
            let path = "/api/v1/retention"
            let seen = try await program.send(.get, path)
            #expect(seen.json["isDecided"] as? Bool == false && seen.json["messages"] as? Int == 30)
            let version = try #require(seen.json["version"] as? String)
            let forecast = try await program.send(.post, path + "/forecast", #"{"presence": 90}"#)
            let rows = try #require(forecast.json["forecasts"] as? [[String: Any]])
            let presence = try #require(rows.first { $0["records"] as? String == "presence" })
            #expect((presence["count"] as? Int ?? 0) > 0)
            #expect(try await program.send(.patch, path, #"{"presence": 90}"#).status == .conflict)
            let body = #"{"presence": 90, "messages": null, "confirmed": true}"#
            let saved = try await program.send(.patch, path, body, match: #""\#(version)""#)
            #expect(
                saved.status == .ok && saved.json["presence"] as? Int == 90 && saved.json["messages"] is Int == false
            )
            #expect(try services.retention.store.retention()?.days == [.presence: 90, .recordAccess: 366])
            let second = try await program.send(.patch, path, #"{"presence": null}"#, match: #""\#(version)""#)
            #expect(second.status == .preconditionFailed)
            let wrong = try await program.send(.patch, path, #"{"presence": 1}"#)
            #expect(wrong.status == .unprocessableContent && wrong.detail.contains("7 to"))
        }
    }
}
