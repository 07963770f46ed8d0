import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Badges")
    struct BadgeTests {
        /// The unknown beacons that the page shows, the strongest first.
        private static let near = "[...document.querySelectorAll('#nearby .near')].map((row) => row.dataset.identity)"

        @Test("the one that is held to the station is marked, and the others are not")
        func held() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await add("Badge Seeker", number: "65002", to: demo, in: browser)
                try await browser.click(named: "Pair or remove badges", role: "link")
                try await browser.wait(until: "\(Self.near).length >= 2", [], "two unknown beacons")
                // What the receivers hear, as they would while somebody brings the second one near.
                try await browser.run(
                    """
                    const real = window.fetch.bind(window);
                    window.signals = [-80, -80];
                    window.fetch = async (...request) => {
                      const page = new DOMParser().parseFromString(await (await real(...request)).text(), "text/html");
                      const lines = [...page.querySelectorAll("[data-identity]")];
                      // Others may come meanwhile.
                      window.order ??= lines.map((line) => line.dataset.identity);
                      for (const line of lines) {
                        const signal = window.signals[window.order.indexOf(line.dataset.identity)] ?? -90;
                        line.querySelector("meter").setAttribute("value", signal);
                      }
                      return new Response(page.body.innerHTML);
                    };
                    """
                )
                try await browser.wait(until: "document.querySelector('#nearby meter')?.value === -80")
                #expect(try await browser.run("return document.querySelectorAll('.near.likely').length") == 0)
                try await browser.run("window.signals = [-72, -45]")
                try await browser.wait(for: ".near.likely .pill.likely")
                let marked: [String] = try await browser.run(
                    "return [...document.querySelectorAll('.near.likely')].map((line) => line.dataset.identity)"
                )
                let order: [String] = try await browser.run("return window.order")
                #expect(marked == [order[1]])
                #expect(try await browser.text(of: "#likely").contains("This one?"))
                // Both came near: it cannot tell which is meant.
                try await browser.run("window.signals = [-45, -45]")
                try await browser.wait(until: "!document.querySelector('.near.likely')")
            }
        }

        @Test("are paired with one tap from what is heard, replaced, and removed")
        func pairing() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await add("Badge Holder", number: "65001", to: demo, in: browser)
                try await browser.click(named: "Pair or remove badges", role: "link")
                try await browser.wait(until: "\(Self.near).length >= 2", [], "two unknown beacons")
                let heard: [String] = try await browser.run("return \(Self.near)")
                func short(_ identity: String) -> String {
                    "Badge " + identity.split(separator: ":").suffix(2).joined(separator: ":")
                }
                // What is shown is the station's: it moves while one looks.
                try await browser.run("document.querySelector('#nearby .reading').dataset.old = 'old'")
                try await browser.wait(until: "!document.querySelector('#nearby [data-old]')", [], "new readings")

                try await browser.click(named: "Pair: \(short(heard[0]))", role: "button")
                try await browser.wait(for: "Badge paired.", in: ".notice")
                #expect(try await browser.text(of: ".card .identity") == short(heard[0]))
                try await browser.wait(until: "!\(Self.near).includes(arguments[0])", [.string(heard[0])])
                // Also where beacons of strangers are shown.
                let unknown = try await Web.board(demo.address).unknownBeacons
                #expect(!unknown.contains { heard[0].hasSuffix(":\($0.major):\($0.minor)") })

                try await browser.click(named: "Replace: \(short(heard[0]))", role: "link")
                try await browser.wait(for: "replaces this one: \(short(heard[0])).", in: ".notice")
                try await browser.click(named: "Pair: \(short(heard[1]))", role: "button")
                try await browser.wait(for: "Badge paired.", in: ".notice")
                #expect(try await browser.findAll("form[action$='/badges/revoke']").count == 1)
                #expect(try await browser.text(of: ".card .identity") == short(heard[1]))
                try await browser.wait(until: "\(Self.near).includes(arguments[0])", [.string(heard[0])])

                // What is typed is checked, and kept.
                try await browser.click(at: "#typing > summary")
                try await browser.fill(at: "#identity", with: "not a beacon")
                try await browser.click(at: "#typing form button")
                try await browser.wait(for: "“not a beacon” is not a beacon", in: "#identity-problem")
                try await browser.click(named: "Remove: \(short(heard[1]))", role: "button")
                try await browser.wait(for: "Badge removed.", in: ".notice")
                try await browser.click(named: "Undo", role: "button")
                try await browser.wait(for: "Badge paired.", in: ".notice")
                #expect(try await browser.text(of: ".card .identity") == short(heard[1]))
                try await browser.click(named: "Remove: \(short(heard[1]))", role: "button")
                try await browser.wait(for: "Badge removed.", in: ".notice")
                try await browser.wait(until: "\(Self.near).length >= 2", [], "both beacons again")
            }
        }
    }
}
