import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("The board's appearance")
    struct AppearanceTests {
        @Test("is dark in a dark system, and calm where animations are unwanted", arguments: Engine.usual)
        func darkAndCalm(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine, isDark: true, isReduced: true)) { browser in
                try await browser.open(demo.address)
                try await browser.wait(for: ".person")
                #expect(try await Self.lightness(of: "body", in: browser) < 60)
                #expect(try await Self.animation(in: browser) == "none")
                #expect(try await Axe.violations(in: browser).isEmpty)
                try await Screenshots.keep("board-dark", of: browser, at: .desktop)
            }
        }

        @Test("is light otherwise, and shows who arrives by an animation", arguments: Engine.usual)
        func light(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.open(demo.address)
                try await browser.wait(for: ".person")
                #expect(try await Self.lightness(of: "body", in: browser) > 200)
                #expect(try await Self.animation(in: browser) == "arrive")
            }
        }

        @Test("is dark or light as somebody chose, whatever the system, on every page", arguments: Engine.usual)
        func chosen(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.open(demo.address)
                try await browser.wait(for: ".person")
                #expect(try await Self.lightness(of: "body", in: browser) > 200)
                try await browser.choose(texts.themeDark, from: browser.find("#theme select"))
                try await browser.wait(until: "getComputedStyle(document.documentElement).colorScheme === 'dark'")
                #expect(try await Self.lightness(of: "body", in: browser) < 60)
                try await browser.open(demo.address + "/sign-in")
                #expect(try await Self.lightness(of: "body", in: browser) < 60)
                #expect(try await browser.run("return document.querySelector('#theme select').value") == "dark")
                #expect(try await Axe.violations(in: browser).isEmpty)
                try await browser.choose(texts.themeAuto, from: browser.find("#theme select"))
                try await browser.wait(until: "getComputedStyle(document.documentElement).colorScheme === 'light'")
            }
        }

        @Test("on a wall is large, and uses the whole width", arguments: Engine.usual)
        func wall(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.open(demo.address)
                let small: Double = try await Self.size(of: ".name", in: browser)
                try await browser.click(named: "Wall view", role: "link")
                try await browser.wait(until: "location.search === '?view=wall' && document.readyState === 'complete'")
                try await browser.resize(to: .wall)
                #expect(try await Self.size(of: ".name", in: browser) > small * 1.3)
                let width: Double = try await browser.run(
                    "return document.querySelector('main').getBoundingClientRect().width"
                )
                #expect(width > 1800)
                #expect(try await Layout.overflow(in: browser, at: .wall).isEmpty)
                try await browser.click(named: "Normal view", role: "link")
                try await browser.wait(until: "location.search === ''")
            }
        }

        @Test("on a phone the bar leaves the page its room, and what is touched is as large as a finger")
        func phone() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.admin), at: demo)
                for path in ["/", "/roll-call", "/kiosks"] {
                    try await browser.open(demo.address + path)
                    try await browser.wait(for: "main h1")
                    let height: Double = try await browser.run(
                        "return document.querySelector('.bar').getBoundingClientRect().height"
                    )
                    #expect(height <= 110, "\(path)")
                    let small: [String] = try await browser.run(
                        """
                        return [...document.querySelectorAll(".bar a, .bar summary, .bar button, .chip, .button, button, summary")]
                          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
                          .map((element) => element.outerHTML.slice(0, 80));
                        """
                    )
                    #expect(small.isEmpty, "\(path): \(small)")
                }
            }
        }

        /// The mean of red, green and blue of an element's background, 0 to 255.
        private static func lightness(of selector: String, in browser: Browser) async throws -> Double {
            try await browser.run(
                """
                const parts = getComputedStyle(document.querySelector(arguments[0])).backgroundColor.match(/\\d+/g).map(Number);
                return (parts[0] + parts[1] + parts[2]) / 3;
                """,
                [.string(selector)]
            )
        }

        /// The animation of somebody who arrives.
        private static func animation(in browser: Browser) async throws -> String {
            try await browser.run(
                """
                const person = document.querySelector(".person");
                person.classList.add("arriving");
                return getComputedStyle(person).animationName;
                """
            )
        }

        /// The size of an element's font in CSS pixels.
        private static func size(of selector: String, in browser: Browser) async throws -> Double {
            try await browser.run(
                "return parseFloat(getComputedStyle(document.querySelector(arguments[0])).fontSize)",
                [.string(selector)]
            )
        }
    }
}
