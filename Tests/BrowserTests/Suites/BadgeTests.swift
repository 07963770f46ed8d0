import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Badges")
    struct BadgeTests {
        /// The unknown beacons that the page shows, the strongest first.
        private static let near = "[...document.querySelectorAll('#nearby .near')].map((row) => row.dataset.identity)"

        @Test("are paired with one tap from what is heard, replaced, and removed")
        func pairing() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await add("Badge Holder", number: "65001", to: demo, in: browser)
                try await browser.click(named: "Pair or remove badges", role: "link")
                try await browser.wait(until: "\(Self.near).length >= 2", [], "two unknown beacons")
                let heard: [String] = try await browser.run("return \(Self.near)")
                // What is shown is the station's: it moves while one looks.
                try await browser.run("document.querySelector('#nearby .reading').dataset.old = 'old'")
                try await browser.wait(until: "!document.querySelector('#nearby [data-old]')", [], "new readings")

                try await browser.click(named: "Pair the beacon \(heard[0])", role: "button")
                try await browser.wait(for: "Badge paired.", in: ".notice")
                #expect(try await browser.text(of: ".card .identity") == heard[0])
                try await browser.wait(until: "!\(Self.near).includes(arguments[0])", [.string(heard[0])])
                // Also where beacons of strangers are shown.
                let unknown = try await Web.board(demo.address).unknownBeacons
                #expect(!unknown.contains { heard[0].hasSuffix(":\($0.major):\($0.minor)") })

                try await browser.click(named: "Replace the badge \(heard[0])", role: "link")
                try await browser.wait(for: "The next badge you pair replaces \(heard[0]).", in: ".notice")
                try await browser.click(named: "Pair the beacon \(heard[1])", role: "button")
                try await browser.wait(for: "Badge paired.", in: ".notice")
                #expect(try await browser.findAll("form[action$='/badges/revoke']").count == 1)
                #expect(try await browser.text(of: ".card .identity") == heard[1])
                try await browser.wait(until: "\(Self.near).includes(arguments[0])", [.string(heard[0])])

                // What is typed is checked, and kept.
                try await browser.fill("UUID:major:minor", with: "not a beacon")
                try await browser.click(at: "form.form button")
                try await browser.wait(for: "“not a beacon” is not a beacon", in: "#identity-problem")
                try await browser.click(named: "Remove the badge \(heard[1])", role: "button")
                try await browser.wait(for: "Badge removed.", in: ".notice")
                try await browser.wait(until: "\(Self.near).length >= 2", [], "both beacons again")
            }
        }
    }
}
