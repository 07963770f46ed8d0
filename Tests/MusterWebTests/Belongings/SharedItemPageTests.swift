import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterStorage
import MusterWeb
import Station
import Testing

@Suite("Items of other stations, on the page and for programs")
struct SharedItemPageTests {
    /// Another station watches a bag, and shares it with the browser's station, which trusts it.
    ///
    /// - Returns: what this station then knows.
    static func meet(_ browser: Browser, telling: Bool) async throws -> SharedItem {
        let other = try SQLiteJournal()
        try SiteSetup().apply(to: other, at: Fixtures.now, fresh: (BeaconUUID(high: 1, low: 2), "Asia/Shanghai"))
        let commands = ItemCommands(store: other, actor: "tester", source: .supervisor)
        let identity = try BeaconIdentity(text: "\(Fixtures.uuid):2:9")
        let tag = try Tag(identity: identity, homeRooms: ["Store <1>"])
        let bag = try commands.add(ItemSetup(name: "Toolbox <b>", tag: tag), at: Fixtures.now)
        let (own, peer) = (try browser.services.sharing.stationID(), try other.stationID())
        if telling {
            let alert = Alert(.outOfRange, item: bag.id, room: "Yard & gate", lastSeen: Fixtures.now)
            let draft = EntryDraft(.alertRaised(alert), happened: Fixtures.now, source: .system, actor: "station")
            _ = try other.append([draft], recorded: Fixtures.now)
        }
        let sharing = SharingCommands(store: other, actor: "tester", source: .supervisor)
        try sharing.set(.giving, .everything, own, at: Fixtures.now)
        let taking = SharingCommands(store: browser.services.sharing, actor: "tester", source: .supervisor)
        try taking.set(.taking, .everything, peer, at: Fixtures.now)
        let paired = EntryDraft(
            .stationPaired(StationPaired(station: peer, name: "North <gate>")),
            happened: Fixtures.now,
            source: .system,
            actor: "tester"
        )
        _ = try browser.services.journal.append([paired], recorded: Fixtures.now)
        let there = SharingManager(store: other) { Fixtures.now }
        let here = SharingManager(store: browser.services.sharing) { Fixtures.now }
        try await here.catchUp(with: peer) { try await there.answer($0, from: own) }
        return try #require(try browser.services.journal.state().sharedItems.first)
    }

    @Test(
        "are shown with their station and what that told last, and with nothing to press",
        arguments: ["en", "zh"],
        [false, true]
    )
    func page(language: String, telling: Bool) async throws {
        let radio = InMemoryRadio()
        try await Browser.open(language: language, radio: radio) { browser in
            let shared = try await Self.meet(browser, telling: telling)
            #expect(try await !browser.get("/items").text.contains("Toolbox"))
            await radio.change(items: [], others: [shared])
            let page = try await browser.get("/items").text
            let texts = (language == "en" ? Language.english : .chinese).texts.items
            #expect(page.contains("Toolbox &lt;b&gt;") && page.contains("North &lt;gate&gt;"))
            #expect(page.contains("Store &lt;1&gt;"))
            #expect(page.contains(texts.nothingTold) == !telling)
            #expect(page.contains("Yard &amp; gate") == telling)
            #expect(!page.contains("/items/\(shared.item.id.rawValue)"))
        }
    }

    @Test("come to programs with their station; who would change them is told where")
    func programs() async throws {
        let radio = InMemoryRadio()
        try await Browser.open(radio: radio) { browser in
            let shared = try await Self.meet(browser, telling: true)
            let commands = ItemCommands(store: browser.services.journal, actor: "other", source: .supervisor)
            let tag = try Tag(identity: try BeaconIdentity(text: "\(Fixtures.uuid):2:10"))
            let own = try commands.add(ItemSetup(name: "Own", tag: tag), at: Fixtures.now)
            await radio.change(items: [ItemState(item: own)], others: [shared])
            let answer = try await browser.get("/api/v1/items").text
            let document = try #require(
                JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: [[String: Any]]]
            )
            let items = try #require(document["items"])
            #expect(items.map { $0["name"] as? String } == ["Own", "Toolbox <b>"])
            #expect(items[0]["station"] is NSNull && items[0]["told"] is NSNull)
            #expect(Set(items[0].keys) == Set(items[1].keys))
            let station = try #require(items[1]["station"] as? [String: String])
            #expect(station == ["id": shared.station.text, "name": "North <gate>"])
            let told = try #require(items[1]["told"] as? [String: String])
            #expect(told["kind"] == "out-of-range" && told["room"] == "Yard & gate")
            #expect(items[1]["state"] as? String == "unknown")
            #expect(items[1]["lastSeen"] as? String == told["lastSeen"])

            let path = "/api/v1/items/\(shared.item.id.rawValue)"
            let one = try await browser.get(path)
            #expect(one.status == .ok && one.text.contains("\"Yard & gate\""))
            for (method, body) in [(HTTPRequest.Method.patch, #"{"name": "Mine"}"#), (.delete, "")] {
                let refused = try await browser.send(method, path, bytes: Array(body.utf8))
                #expect(refused.status == .conflict && refused.text.contains("North <gate>"), "\(refused.text)")
            }
            #expect(try browser.services.journal.state().items.count == 1)
            let page = try await browser.post("/items/\(shared.item.id.rawValue)/remove")
            #expect(page.status == .conflict)
        }
    }
}
