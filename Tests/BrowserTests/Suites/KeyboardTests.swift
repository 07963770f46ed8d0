import Attendance
import Testing

extension AtNoon {
    @Suite("By keyboard alone")
    struct KeyboardTests {
        /// Where the keyboard is, and whether one sees it.
        private struct Focus: Decodable, Hashable {
            /// Empty where it has left the page for the browser's own bars.
            let name: String
            let isOutlined: Bool
            let isInView: Bool
        }

        private static let focus = """
            const element = document.activeElement;
            const box = element.getBoundingClientRect();
            const style = getComputedStyle(element);
            return {
              name: element === document.body ? "" : element.getAttribute("href") ?? element.name ?? element.textContent.trim(),
              isOutlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
              isInView: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
            };
            """

        @Test("the first stop leads past the bar to what the page is about", arguments: Engine.usual)
        func skipping(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.open(demo.address)
                try await browser.wait(for: ".person")
                try await browser.press(.tab)
                try await browser.wait(until: "document.activeElement !== document.body")
                let first: Focus = try await browser.run(Self.focus)
                #expect(first.name == "#main")
                #expect(first.isInView)
                try await browser.press(.enter)
                try await browser.wait(until: "document.activeElement.id === 'main'")
                // On from there, not from the top.
                try await browser.press(.tab)
                try await browser.wait(
                    until: "document.querySelector('#main :focus')",
                    [],
                    "the keyboard inside of the main part"
                )
            }
        }

        @Test("every stop is seen, and none is a trap", arguments: Engine.usual, ["/", "/sign-in", "/accounts"])
        func stops(engine: Engine, path: String) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.become(path == "/accounts" ? .role(.admin) : .anonymous, at: demo)
                try await browser.open(demo.address + path)
                try await browser.wait(for: "main h1")
                // The page may have put the keyboard somewhere itself.
                try await browser.run("document.activeElement.blur()")
                let count: Int = try await browser.run(
                    """
                    return [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")]
                      .filter((element) => element.checkVisibility() && element.tabIndex >= 0).length;
                    """
                )
                #expect(count > 3)
                var seen: Set<Focus> = []
                for _ in 0..<count + 2 {
                    try await browser.press(.tab)
                    let focus: Focus = try await browser.run(Self.focus)
                    #expect(focus.isOutlined && focus.isInView || focus.name.isEmpty, "\(focus)")
                    seen.insert(focus)
                }
                #expect(seen.count >= count / 2, "\(seen)")
            }
        }

        @Test("somebody signs in and out", arguments: Engine.usual)
        func signingIn(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.open(demo.address + "/sign-in")
                // The keyboard waits in the first field, once the page has put it there.
                try await browser.wait(until: "document.activeElement.name === 'name'")
                try await browser.fill(browser.focused, with: StationAccounts.name(of: .staff))
                try await browser.press(.tab)
                try await browser.fill(browser.focused, with: StationAccounts.password)
                try await browser.press(.enter)
                try await browser.waitForStart()
                let cookie = try #require(try await browser.cookies.first { $0.name == "muster" })
                #expect(cookie.httpOnly == true)
                #expect(try await browser.run("return !document.cookie.includes('muster')"))
                let out = try await browser.find(named: "Sign out", role: "button")
                try await browser.type(Key.enter.rawValue, into: out)
                try await browser.wait(until: "location.pathname === '/sign-in'")
                #expect(try await !browser.cookies.contains { $0.name == "muster" })
            }
        }
    }
}
