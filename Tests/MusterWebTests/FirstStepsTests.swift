import Attendance
import BeaconKit
import MusterWeb
import Station
import Testing

@Suite("The first steps after the set-up")
struct FirstStepsTests {
    @Test("stand above an administrator's board until somebody can be checked in, and lead there")
    func steps() async throws {
        try await Browser.open(as: .admin) { browser in
            let empty = try await browser.get("/").text
            #expect(empty.contains("First steps") && empty.contains(#"href="/people/new""#))
            // The board's main part is written anew when somebody comes or goes.
            #expect(empty.contains(try Regex("First steps[\\s\\S]*<main id=\"main\"")))
            #expect(try await !browser.get("/?view=wall").text.contains("First steps"))
            let ada = try browser.add(7, "Ada")
            let next = try await browser.get("/").text
            #expect(next.contains("First steps") && next.contains("/people/\(ada.id.rawValue)/badges"))
            try RosterCommands(store: browser.services.journal, actor: "test", source: .supervisor).assign(
                BeaconIdentity(uuid: BeaconUUID(high: 9, low: 9), major: 1, minor: 42),
                to: ada.id,
                at: Fixtures.now
            )
            #expect(try await !browser.get("/").text.contains("First steps"))
        }
        try await Browser.open(as: .supervisor) { browser in
            let page = try await browser.get("/").text
            #expect(!page.contains("First steps"))
        }
    }
}
