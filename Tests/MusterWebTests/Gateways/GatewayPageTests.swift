import Attendance
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("The page about radio gateways")
struct GatewayPageTests {
    @Test("a broker is tested, its gateway gets a room, and its password is in no page")
    func adding() async throws {
        try await Browser.open(as: .admin) { browser in
            let manager = browser.services.gateways
            let tested = try await browser.post(
                "/gateways/test",
                ["address": "mqtt://broker.local", "user": "station", "secret": "tide-and-ebb"]
            )
            #expect(tested.status == .ok)
            #expect(tested.text.contains("OMG &lt;1&gt;"))
            #expect(tested.text.contains("12 advertisements · 5 from iBeacons · 3 with a known UUID"))
            #expect(!tested.text.contains("tide-and-ebb"))
            // Kept, so that it need not be typed again.
            let source = try #require(try manager.sources().first)
            #expect(source.settings.secret == "tide-and-ebb")
            #expect(tested.text.contains("value=\"\(source.id)\""))
            let form = ["source": source.id, "gateway": ScriptedProbe.gateway.id, "name": "Shop", "room": "Workshop"]
            let added = try await browser.post("/gateways", form)
            #expect(added.status == .seeOther)
            let line = try #require(try manager.lines().first)
            #expect(line.placement?.name == "Shop")
            #expect(line.placement?.room == "Workshop")
            let page = try await browser.get("/gateways")
            #expect(page.text.contains("Shop") && page.text.contains("Workshop"))
            #expect(!page.text.contains("tide-and-ebb"))
            let removed = try await browser.post("/gateways/remove", ["id": ScriptedProbe.gateway.id])
            #expect(removed.status == .seeOther)
            let rest = try manager.lines()
            #expect(rest.isEmpty)
        }
    }

    @Test("why nothing is heard is said with its remedy, and nothing is kept")
    func troubles() async throws {
        try await Browser.open(as: .admin) { browser in
            let refused = try await browser.post(
                "/gateways/test",
                ["address": "mqtt://broker.local", "secret": "wrong"]
            )
            #expect(refused.text.contains("refuses the connection: not authorised"))
            let occupied = try await browser.post("/gateways/test", ["address": "esphome://10.0.0.7"])
            #expect(occupied.text.contains("Remove it from Home Assistant"))
            let sources = try browser.services.gateways.sources()
            #expect(sources.isEmpty)
        }
    }

    @Test(
        "what cannot be is said",
        arguments: [
            (["address": "http://broker.local"], "mqtts://HOST"), (["address": "muster://lobby"], "muster://KEY"),
            (["address": "mqtt://a:b@broker.local"], "own fields"),
            (["address": "esphome://lobby.local", "secret": "short"], "32 bytes"),
            (["address": "esphome://lobby.local"], "Enter the gateway’s room"),
        ]
    )
    func refused(form: [String: String], words: String) async throws {
        try await Browser.open(as: .admin) { browser in
            let answer = try await browser.post("/gateways", form)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(words))
        }
    }

    @Test("devices that announce themselves are listed when somebody asks")
    func finding() async throws {
        try await Browser.open(as: .admin) { browser in
            let plain = try await browser.get("/gateways")
            #expect(!plain.text.contains("esphome://10.0.0.7"))
            let found = try await browser.get("/gateways?find=1")
            #expect(found.text.contains("esphome://10.0.0.7"))
        }
    }
}
