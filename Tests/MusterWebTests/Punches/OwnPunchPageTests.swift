import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Clocking in itself is tried in browsers, on a running station.
@Suite("Clocking in with one's own account, on pages")
struct OwnPunchPageTests {
    private static func page(_ browser: Browser, _ person: Person) async throws -> String {
        try await browser.get("/people/\(person.id.rawValue)/months/present").text
    }

    private static func open(as role: Role, _ use: @escaping @Sendable (Browser, Person) async throws -> Void)
        async throws
    {
        try await Browser.open(as: role) { browser in
            let details = try PersonDetails(name: "Ada")
            let number = try #require(PersonNumber(rawValue: 77))
            let added = try browser.commands.add(number: number, details: details, at: Fixtures.now)
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: role, person: added.id)
            try await use(browser, added)
        }
    }

    @Test("it is off, and refused, until an administrator allows it; from elsewhere it is refused with what to do")
    func allowed() async throws {
        try await Self.open(as: .admin) { browser, ada in
            let punch = "/people/\(ada.id.rawValue)/punch"
            let fields = ["direction": "in", "key": "k"]
            let off = try await browser.post(punch, fields)
            #expect(off.text.contains("does not let people punch in") && off.text.contains("notice row refused"))
            let rules = try browser.services.journal.ownPunching()
            let setting = ["place": "site-network", "networks": "10.0.0.0/8", "version": rules.version]
            let saved = try await browser.post("/settings/own-punching", setting)
            #expect(saved.location == "/settings/own-punching?done=saved")
            #expect(
                try browser.services.journal.ownPunching() == OwnPunching(place: .siteNetwork, networks: "10.0.0.0/8")
            )
            // Requests of these tests come from no address at all.
            let elsewhere = try await browser.post(punch, fields)
            #expect(elsewhere.text.contains("You are not on the site’s network."))
            // Somebody else changed it meanwhile.
            let stale = try await browser.post("/settings/own-punching", setting.merging(["place": "off"]) { $1 })
            #expect(stale.text.contains("notice row refused"))
            let page = try await browser.get("/settings/own-punching").text
            #expect(page.contains("value=\"10.0.0.0/8\"") && page.contains("a VPN or a proxy"))
        }
    }

    @Test("what is no network is refused, and stays as it was typed")
    func badNetwork() async throws {
        try await Self.open(as: .admin) { browser, _ in
            let answer = try await browser.post(
                "/settings/own-punching",
                ["place": "anywhere", "networks": "office <b>"]
            )
            #expect(answer.text.contains("value=\"office &lt;b&gt;\"") && answer.text.contains("must be an address"))
            #expect(try browser.services.journal.ownPunching().place == .off)
        }
    }

    @Test("nobody clocks others in")
    func others() async throws {
        try await Self.open(as: .supervisor) { browser, _ in
            let bo = try browser.add(8, "Bo")
            let answer = try await browser.post("/people/\(bo.id.rawValue)/punch", ["direction": "in", "key": "k"])
            #expect(answer.status == .forbidden)
        }
    }
}
