import Attendance
import BeaconKit
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite struct StationPageTests {
    @Test("the code is shown, and confirmed by what the other station shows")
    func confirming() async throws {
        try await Browser.open(as: .admin) { browser in
            let pairing = try browser.services.takeCall(name: "<b>Back</b>")
            let code = try #require(pairing.code(own: browser.services.peers.manager.own))
            let page = try await browser.get("/stations").text
            #expect(page.contains(code) && page.contains("&lt;b&gt;Back&lt;/b&gt;"))
            let wrong = try await browser.post("/stations/confirm", ["code": code == "000000" ? "000001" : "000000"])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("shows a different code"))
            let right = try await browser.post("/stations/confirm", ["code": "\(code.prefix(3)) \(code.suffix(3))"])
            #expect(right.location == "/stations?done=confirmed")
            #expect(try browser.services.peers.manager.pairings(at: Fixtures.now).first?.confirmedBy != nil)
        }
    }

    @Test("a station that was silent for a day is said to be, with what to look at", arguments: ["en", "zh"])
    func silent(language: String) async throws {
        let radio = InMemoryRadio()
        try await Browser.open(as: .admin, language: language, radio: radio) { browser in
            let store = browser.services.sharing
            let peer = try #require(PeerID(publicKey: [UInt8](repeating: 7, count: 32)))
            let long = Fixtures.now.adding(microseconds: -Peer.longestSilence)
            let draft = EntryDraft(
                .stationPaired(StationPaired(station: peer, name: "Back")),
                happened: long,
                source: .system,
                actor: "test"
            )
            _ = try store.append([draft], recorded: long)
            let t = (language == "en" ? Language.english : .chinese).texts.stations
            let words = String(t.silent("|").split(separator: "|")[1].prefix(20))
            #expect(try await browser.get("/stations").text.contains(words))
            #expect(try await browser.get("/api/v1/stations").text.contains("\"silentSince\":\"2026-11-20T"))
            #expect(try await !browser.get("/stations").text.contains(t.silentNear))

            // Near by Bluetooth all the same.
            let site = BeaconUUID(high: 5, low: 6)
            try store.recordContact(with: peer, address: nil, uuid: site, at: long)
            let beacon = HeardBeacon(
                identity: CheckinBeacon.station(of: site),
                rssi: -60,
                receiver: "hall",
                room: "Entrance",
                lastSeen: Fixtures.now
            )
            await radio.hear([beacon])
            #expect(try await browser.get("/stations").text.contains(t.silentNear))

            try store.recordContact(with: peer, address: nil, uuid: nil, at: Fixtures.now)
            let page = try await browser.get("/stations").text
            #expect(!page.contains(words) && page.contains(t.near))
            #expect(try await browser.get("/api/v1/stations").text.contains("\"silentSince\":null"))
        }
    }

    @Test(
        "where the station talks to no others, it is said how to turn that on, step by step",
        arguments: ["en", "zh"]
    )
    func turnedOff(language: String) async throws {
        for port in [nil, 8437] {
            try await Browser.open(as: .admin, language: language, peerPort: port) { browser in
                let page = try await browser.get("/stations").text
                #expect(page.contains("/etc/muster.json") == (port == nil))
                #expect(page.contains(#"{"peerPort": 8437}"#) == (port == nil))
                let refused = try await browser.post("/stations/pair", ["address": "back-door.local"])
                #expect((refused.status == .seeOther) == (port != nil))
                #expect(refused.text.contains("--peer-port 8437") == (port == nil))
                let settings = try await browser.get("/settings").text
                let t = (language == "en" ? Language.english : .chinese).texts.settings
                #expect(settings.contains(t.stationsOff) == (port == nil) && settings.contains("--peer-port 8437"))
            }
        }
    }

    @Test("what is no address is said to be none, and kept to be mended")
    func badAddress() async throws {
        try await Browser.open(as: .admin) { browser in
            let answer = try await browser.post("/stations/pair", ["address": "http://x"])
            #expect(answer.status == .unprocessableContent && answer.text.contains(#"value="http://x""#))
            let good = try await browser.post("/stations/pair", ["address": " back-door.local "])
            #expect(good.location == "/stations")
            let page = try await browser.get("/stations").text
            #expect(page.contains("back-door.local:8437") && page.contains("avahi-daemon is not running"))
        }
    }

    @Test("a text is sent from the page, and shown with its progress")
    func sending() async throws {
        try await Browser.open(as: .supervisor) { browser in
            #expect(try await browser.get("/messages").text.contains("trusts no other station yet"))
            let peer = try browser.services.pair()
            let empty = try await browser.post("/messages", ["to": peer.text, "text": "  "])
            #expect(empty.status == .unprocessableContent)
            let sent = try await browser.post("/messages", ["to": peer.text, "text": "<i>lunch</i>", "wall": "1"])
            #expect(sent.location == "/messages?done=sent")
            let message = try #require(
                try browser.services.peers.messages.store.messages(incoming: nil, limit: 1).first
            )
            #expect(message.isForWall && message.state == .waiting)
            let page = try await browser.get("/messages/\(message.id.rawValue)").text
            #expect(page.contains("&lt;i&gt;lunch&lt;/i&gt;") && page.contains("To Back door"))
            let paused = try await browser.post("/messages/\(message.id.rawValue)/pause")
            #expect(paused.status == .seeOther)
            #expect(try await browser.get("/messages").text.contains("paused at 0 %"))
        }
    }

    @Test("a file is taken piece by piece, and answered as one to keep, whatever it is called")
    func file() async throws {
        try await Browser.open(as: .admin) { browser in
            let peer = try browser.services.pair()
            let bytes = Array("<script>alert(1)</script>".utf8)
            let path = "/messages/files?to=\(peer.text)&name=..%2F..%2Fevil%20%22.html"
            #expect(try await browser.send(.post, path, bytes: bytes).status == .created)
            #expect(try await browser.send(.post, path, bytes: bytes, hasCSRFToken: false).status == .forbidden)
            let messages = try browser.services.peers.messages.store.messages(incoming: nil, limit: 9)
            #expect(messages.map(\.name) == ["evil \".html"])
            let id = try #require(messages.first).id.rawValue
            #expect(try await browser.get("/messages/\(id)/content").text == "<script>alert(1)</script>")
            #expect(try await browser.get("/messages/\(id)/content?show=1").status == .notFound)
        }
    }
}
