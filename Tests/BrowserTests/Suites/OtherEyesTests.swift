import Attendance
import EndToEndSupport
import MusterWeb
import Station
import Testing

extension AtNoon {
    /// What axe does not see.
    @Suite("With other eyes")
    struct OtherEyesTests {
        /// The pages on which most of the work is done.
        private static let pages = SitePage.all.filter { page in
            page.station == .demo && page.viewports.contains(.desktop)
                && [
                    "board", "people", "person", "kiosk", "exceptions", "timesheets", "roll-calls", "settings",
                    "badges",
                ]
                .contains(page.name)
        }

        @Test("everything is reached and read at 200 %: nothing sticks out, is cut off or lies on something else")
        func zoomed() async throws {
            let demo = try #require(DemoStation.current)
            #expect(Self.pages.count >= 6, "\(Self.pages.map(\.name))")
            try await Browser.with(BrowserSettings(.chromium, isReduced: true)) { browser in
                for page in Self.pages {
                    try await browser.become(page.who, at: demo)
                    // What is left of 1280 × 800 at twice the size.
                    try await browser.tell(
                        "Emulation.setDeviceMetricsOverride",
                        ["width": 640, "height": 400, "deviceScaleFactor": 2, "mobile": false]
                    )
                    try await page.open(in: browser, at: demo.address)
                    let faults = try await Layout.faults(in: browser, width: 640)
                    #expect(faults.isEmpty, "\(page.name):\n\(faults.joined(separator: "\n"))")
                    try await browser.tell("Emulation.clearDeviceMetricsOverride")
                }
            }
        }

        @Test("buttons have an edge, and what is chosen a mark, where the system forces its colours")
        func forced() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium, isReduced: true)) { browser in
                for page in Self.pages {
                    try await browser.become(page.who, at: demo)
                    try await page.open(in: browser, at: demo.address)
                    try await browser.setMedia(isReduced: true, isForced: true)
                    #expect(try await browser.run("return matchMedia('(forced-colors: active)').matches"))
                    let bare: [String] = try await browser.run(
                        """
                        const isBare = (element) => {
                          const style = getComputedStyle(element);
                          return style.borderTopStyle === "none" || parseFloat(style.borderTopWidth) === 0;
                        };
                        return [...document.querySelectorAll(".button, .chip, .card, .person")]
                          .filter((element) => element.checkVisibility() && isBare(element))
                          .map((element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`);
                        """
                    )
                    #expect(bare.isEmpty, "\(page.name): \(bare)")
                    let unmarked: Int = try await browser.run(
                        """
                        const plain = getComputedStyle(document.body).backgroundColor;
                        return [...document.querySelectorAll("a[aria-current], [aria-pressed=true]")]
                          .filter((element) => element.checkVisibility())
                          .filter((element) => [plain, "rgba(0, 0, 0, 0)"].includes(getComputedStyle(element).backgroundColor))
                          .length;
                        """
                    )
                    #expect(unmarked == 0, "\(page.name)")
                    try await browser.setMedia(isReduced: true)
                }
            }
        }

        @Test("the first page is there at once: at most 150 kB for a browser that has nothing yet")
        func first() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium), isOwn: true) { browser in
                try await browser.open(demo.address + "/sign-in")
                try await browser.tell("Network.enable")
                try await browser.tell("Network.clearBrowserCache")
                try await browser.open(demo.address)
                try await browser.wait(for: ".person")
                try await browser.wait(until: "performance.getEntriesByName('first-contentful-paint').length")
                let kinds: [String: Double] = try await browser.run(
                    """
                    const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
                    // People's photos are the site's, and load after what is read.
                    const own = all.filter((each) => !each.name.includes("/photos/") && !each.name.includes("/events"));
                    return {
                      count: own.length,
                      bytes: own.reduce((sum, each) => sum + each.transferSize, 0),
                      paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
                    };
                    """
                )
                let bytes = try #require(kinds["bytes"])
                #expect(try #require(kinds["count"]) > 8)
                // More than the page alone: nothing came from what the browser kept.
                #expect(bytes > 40_000 && bytes <= 150_000, "\(kinds)")
                // On a machine on which much else runs; alone it is a fraction of that.
                #expect(try #require(kinds["paint"]) < 5000, "\(kinds)")
            }
        }
    }
}
