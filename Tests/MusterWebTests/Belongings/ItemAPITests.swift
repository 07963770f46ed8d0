import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import HummingbirdTesting
import MusterWeb
import Station
import Testing

@Suite("Items, alerts and rules for programs")
struct ItemAPITests {
    private static let document = #"""
        {"name": "Bag", "uuid": "F7826DA6-4FA2-4E98-8024-BC5B71E0893E", "major": 1, "minor": 2, "owner": 7,
         "homeRooms": ["Lab"], "quietHours": "22:00-07:00", "quietDays": [1, 2]}
        """#

    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("an item is added, read, changed and removed")
    func items() async throws {
        try await Browser.open { browser in
            try browser.add(7, "Mei Lin")
            let added = try await browser.send(.post, "/api/v1/items", bytes: Array(Self.document.utf8))
            #expect(added.status == .created)
            let item = try object(added.text)
            let id = try #require(item["id"] as? String)
            #expect(item["owner"] as? Int == 7 && item["quietHours"] as? String == "22:00-07:00")
            #expect(item["homeRooms"] as? [String] == ["Lab"] && item["quietDays"] as? [Int] == [1, 2])
            let change = #"{"owner": null, "exitTime": 300, "quietHours": null, "homeRooms": []}"#
            let changed = try await browser.send(.patch, "/api/v1/items/\(id)", bytes: Array(change.utf8))
            let now = try object(changed.text)
            #expect(now["owner"] is NSNull && now["exitTime"] as? Int == 300 && now["quietHours"] is NSNull)
            #expect(now["name"] as? String == "Bag")
            let taken = try await browser.send(.post, "/api/v1/items", bytes: Array(Self.document.utf8))
            #expect(taken.status == .conflict && taken.text.contains("“Bag”"))
            #expect(try await browser.send(.delete, "/api/v1/items/\(id)", bytes: []).status == .noContent)
            #expect(try await browser.get("/api/v1/items/\(id)").status == .notFound)
        }
    }

    @Test(
        "a document that cannot be is refused",
        arguments: [
            ("{}", HTTPResponse.Status.unprocessableContent), ("[]", .badRequest), ("x", .badRequest),
            (#"{"name": 7}"#, .unprocessableContent), (#"{"colour": "red"}"#, .unprocessableContent),
            (#"{"name": "a", "uuid": "x", "major": 1, "minor": 1}"#, .unprocessableContent),
            (#"{"homeRooms": "Lab"}"#, .unprocessableContent), (#"{"owner": "Mei"}"#, .unprocessableContent),
            (#"{"owner": 99}"#, .unprocessableContent),
        ]
    )
    func refused(document: String, status: HTTPResponse.Status) async throws {
        try await Browser.open { browser in
            let answer = try await browser.send(.post, "/api/v1/items", bytes: Array(document.utf8))
            #expect(answer.status == status, "\(answer.text)")
        }
    }

    @Test("rules are set and listed, doors only when allowed")
    func rules() async throws {
        try await Browser.open(as: .admin) { browser in
            let document = #"{"name": "Hi", "subject": "everybody", "event": "enters", "show": "", "on": true}"#
            let added = try await browser.send(.post, "/api/v1/rules", bytes: Array(document.utf8))
            #expect(added.status == .created, "\(added.text)")
            let id = try #require(try object(added.text)["id"] as? String)
            let quiet = #"{"name": "Hi", "subject": "everybody", "event": "enters", "notify": "x", "on": false}"#
            let changed = try await browser.send(.put, "/api/v1/rules/\(id)", bytes: Array(quiet.utf8))
            let rule = try object(changed.text)
            #expect(rule["on"] as? Bool == false && rule["show"] is NSNull && rule["notify"] as? String == "x")
            let door = #"{"name": "D", "subject": "everybody", "event": "near", "door": "Front", "means": "mqtt"}"#
            #expect(try await browser.send(.post, "/api/v1/rules", bytes: Array(door.utf8)).status == .conflict)
            #expect(try await browser.get("/api/v1/rules").text.contains("\"doorsAllowed\":false"))
            #expect(try await browser.send(.delete, "/api/v1/rules/\(id)", bytes: []).status == .noContent)
        }
    }

    @Test("alerts are listed, seen and snoozed")
    func alerts() async throws {
        try await Browser.open { browser in
            let alert = Alert(.notice, text: "Hello {name}")
            let draft = EntryDraft(.alertRaised(alert), happened: Fixtures.now, source: .system, actor: "station")
            _ = try browser.services.journal.append([draft], recorded: Fixtures.now)
            let list = try await browser.get("/api/v1/alerts?open=true").text
            #expect(list.contains("\"kind\":\"notice\"") && list.contains("\"text\":\"Hello \""))
            #expect(try await browser.get("/api/v1/alerts?limit=x").status == .badRequest)
            let path = "/api/v1/alerts/\(alert.id.rawValue)"
            let snooze = Array(#"{"minutes": 5}"#.utf8)
            let snoozed = try await browser.send(.post, path + "/snooze", bytes: snooze)
            #expect(snoozed.text.contains("\"snoozedUntil\":\""))
            #expect(try await browser.send(.post, path + "/seen", bytes: []).text.contains("\"seen\":true"))
            #expect(try await browser.send(.post, "/api/v1/alerts/x/seen", bytes: []).status == .notFound)
        }
    }
}
