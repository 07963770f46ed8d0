import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterStorage
import MusterWeb
import Station
import Testing

@Suite("The pages about sharing and conflicts")
struct SharingPageTests {
    private static let peer = String(repeating: "7a", count: 32)

    @Test("what a station receives is set, shown and changed", arguments: ["en", "zh"])
    func sharing(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let key = try browser.services.sharing.stationID().text
            #expect(try await browser.get("/stations/sharing").text.contains(key))
            let saved = try await browser.post(
                "/stations/sharing",
                ["station": Self.peer, "people": "department:R&D", "punches": "none", "items": "yes"]
            )
            #expect(saved.location == "/stations/sharing?done=saved")
            let peer = try #require(PeerID(Self.peer))
            let scope = SharingScope(
                people: .some(departments: ["R&D"], people: []),
                punches: .nobody,
                items: true
            )
            #expect(try browser.services.sharing.scopes(.giving) == [peer: scope])
            #expect(try browser.services.sharing.scopes(.taking).isEmpty)
            let taken = try await browser.post(
                "/stations/sharing/taking",
                ["station": Self.peer, "people": "all", "punches": "none"]
            )
            #expect(taken.location == "/stations/sharing?done=saved")
            let taking = SharingScope(people: .everybody, punches: .nobody, items: false)
            #expect(try browser.services.sharing.scopes(.taking) == [peer: taking])
            let page = try await browser.get("/stations/sharing").text
            #expect(page.contains("value=\"department:R&amp;D\""))
            #expect(page.contains("name=\"items\" value=\"yes\" checked"))
        }
    }

    @Test(
        "what cannot be is said, and what was typed stays",
        arguments: [
            ("abc", "all", "not the key of another station"), (peer, "everyone", "Enter all, none"),
            (peer, "number:77", "Nobody has the number 77"),
        ]
    )
    func refused(station: String, people: String, words: String) async throws {
        try await Browser.open(as: .admin) { browser in
            let answer = try await browser.post(
                "/stations/sharing",
                ["station": station, "people": people, "punches": "all"]
            )
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(words))
            #expect(answer.text.contains("value=\"\(people)\""))
            #expect(try browser.services.sharing.scopes(.giving).isEmpty)
        }
    }

    /// A station whose people have the numbers of those here.
    private static func meet(_ browser: Browser) async throws {
        let number = try #require(PersonNumber(rawValue: 7))
        let commands = RosterCommands(store: browser.services.journal, actor: "tester", source: .supervisor)
        _ = try commands.add(number: number, details: try PersonDetails(name: "Sam Hill"), at: Fixtures.now)
        try await OtherStation.give("Mei <Lin>", number: 7, to: browser.services)
    }

    @Test("two people with one number are shown with who recorded them, and one gets another", arguments: ["en", "zh"])
    func deciding(language: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            try await Self.meet(browser)
            let page = try await browser.get("/conflicts").text
            #expect(page.contains("Mei &lt;Lin&gt;") && page.contains("Sam Hill"))
            let without = try await browser.post("/conflicts/number-7", ["side": "2", "number": ""])
            #expect(without.status == .unprocessableContent)
            let taken = try await browser.post("/conflicts/number-7", ["side": "2", "number": "7"])
            #expect(taken.status == .unprocessableContent)
            for side in ["0", "3", "x", "", "\(Int.min)", "\(Int.max)"] {
                let beside = try await browser.post("/conflicts/number-7", ["side": side, "number": "70"])
                #expect(beside.status == .unprocessableContent)
            }
            let decided = try await browser.post("/conflicts/number-7", ["side": "2", "number": "70"])
            #expect(decided.location == "/conflicts?done=decided")
            #expect(try browser.services.journal.state().conflicts.isEmpty)
            #expect(Set(try browser.services.journal.state().roster.people.values.map(\.number.rawValue)) == [7, 70])
            let again = try await browser.post("/conflicts/number-7", ["side": "2", "number": "71"])
            #expect(again.status == .unprocessableContent)
        }
    }
}
