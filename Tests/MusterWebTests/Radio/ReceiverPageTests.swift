import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The page of receivers")
struct ReceiverPageTests {
    private static func reports(_ name: String = "hall") -> [ReceiverReport] {
        [
            ReceiverReport(
                id: "00:1A:7D:DA:71:13",
                receiver: BoardReceiver(
                    name: name,
                    room: "Entrance",
                    health: .deaf,
                    lastHeard: Fixtures.now,
                    reportsPerSecond: 0,
                    lostPackets: 12,
                    adapter: "hci0",
                    condition: .blocked(byHardware: false)
                ),
                readings: [],
                findings: [.condition(.blocked(byHardware: false), adapter: name)]
            ),
            ReceiverReport(
                id: "door",
                receiver: BoardReceiver(
                    name: "door",
                    room: "Yard",
                    health: .hearing,
                    lastHeard: Fixtures.now,
                    reportsPerSecond: 12.34
                ),
                findings: [.hears(adapter: "door", beacons: 5, known: 2)]
            ),
        ]
    }

    @Test("each receiver's state is told in the doctor's words, in both languages")
    func states() async throws {
        let radio = InMemoryRadio(receivers: Self.reports())
        try await Browser.open(as: .warden, radio: radio) { browser in
            let page = try await browser.get("/receivers").text
            for text in [
                "hall is blocked by software", "Unblock it: rfkill unblock bluetooth",
                "door hears 5 iBeacons, 2 of them known", "<dd>12</dd>", "hci0", "00:1A:7D:DA:71:13",
            ] {
                #expect(page.contains(text), "\(text)")
            }
            #expect(!page.contains("<form class=\"form\" method=\"post\" action=\"/receivers"))
        }
        try await Browser.open(language: "zh", radio: radio) { browser in
            let page = try await browser.get("/receivers").text
            #expect(page.contains("hall 被软件禁用") && page.contains("door 收到 5 个 iBeacon，其中 2 个已知"))
        }
    }

    @Test("a receiver is renamed and placed, by form and by API")
    func change() async throws {
        try await Browser.open(as: .admin, radio: InMemoryRadio(receivers: Self.reports())) { browser in
            let page = try await browser.get("/receivers").text
            let version = try #require(page.firstMatch(of: /name="version" value="([^"]+)"/)?.1)
            let path = "/receivers/00%3A1A%3A7D%3ADA%3A71%3A13"
            #expect(page.contains(path))
            let answer = try await browser.post(path, ["name": " Stick ", "room": "大厅", "version": String(version)])
            #expect(answer.status == .seeOther && answer.location == "/receivers?done=saved")
            let saved = try #require(try browser.services.journal.state().receivers["00:1A:7D:DA:71:13"])
            #expect(saved.name == "Stick" && saved.room == "大厅")
            let body = Array(#"{"room":"Attic"}"#.utf8)
            #expect(try await browser.send(.put, "/api/v1/receivers/door", bytes: body).status == .ok)
            #expect(try browser.services.journal.state().receivers["door"]?.room == "Attic")
            #expect(try browser.services.journal.state().receivers["door"]?.name == "door")
        }
    }

    @Test(
        "what can't be is told at its field, and what was typed stays",
        arguments: [
            ("", "Yard", "Enter a name for the receiver."), ("door", " ", "Enter the room it is in."),
            ("HALL", "Yard", "Another receiver is called “HALL”."),
            (String(repeating: "x", count: 61), "Yard", "Use at most 60 characters."),
            ("a\u{1}", "Yard", "Remove the control character"),
        ]
    )
    func refused(name: String, room: String, message: String) async throws {
        try await Browser.open(as: .admin, radio: InMemoryRadio(receivers: Self.reports())) { browser in
            let answer = try await browser.post("/receivers/door", ["name": name, "room": room])
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(message))
            #expect(answer.text.contains("<details open>"))
            #expect(try browser.services.journal.state().receivers.isEmpty)
        }
    }

    @Test("the second of two is told, loses nothing, and can save all the same")
    func conflict() async throws {
        let radio = InMemoryRadio(receivers: Self.reports())
        try await Browser.open(as: .admin, radio: radio) { browser in
            let page = try await browser.get("/receivers").text
            let seen = String(try #require(page.firstMatch(of: /name="version" value="([^"]+)"/)?.1))
            await radio.change(Self.reports("theirs"))
            let path = "/receivers/00:1A:7D:DA:71:13"
            let answer = try await browser.post(path, ["name": "mine", "room": "Hall", "version": seen])
            #expect(answer.status == .conflict)
            #expect(answer.text.contains("Somebody else has saved “theirs” in “Entrance”."))
            #expect(answer.text.contains(#"value="mine""#))
            let fresh = String(try #require(answer.text.firstMatch(of: /name="version" value="([^"]+)"/)?.1))
            #expect(fresh != seen)
            let again = try await browser.post(path, ["name": "mine", "room": "Hall", "version": fresh])
            #expect(again.status == .seeOther)
        }
    }

    @Test(
        "a program is told precisely what is wrong",
        arguments: [
            ("door", "[]", HTTPResponse.Status.badRequest, "must be a JSON object"),
            ("door", "{", .badRequest, "must be a JSON object"),
            ("door", #"{"colour":"red"}"#, .unprocessableContent, "Unknown member “colour”"),
            ("door", #"{"name":7}"#, .unprocessableContent, "“name” must be a string"),
            ("door", #"{"name":""}"#, .unprocessableContent, "Enter a name for the receiver."),
            ("door", #"{"room":"x","version":"old"}"#, .conflict, "just changed this receiver"),
            ("nowhere", "{}", .notFound, ""),
        ]
    )
    func program(id: String, body: String, status: HTTPResponse.Status, message: String) async throws {
        try await Browser.open(as: .admin, radio: InMemoryRadio(receivers: Self.reports())) { browser in
            let answer = try await browser.send(.put, "/api/v1/receivers/\(id)", bytes: Array(body.utf8))
            #expect(answer.status == status)
            #expect(message.isEmpty || answer.text.contains(message), "\(answer.text)")
        }
    }
}
