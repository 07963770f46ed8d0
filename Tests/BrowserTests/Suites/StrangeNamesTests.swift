import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Strange names")
    struct StrangeNamesTests {
        /// Markup, text from right to left, signs of many parts, and as long as allowed: with and without a place to break.
        private static let names = [
            "<script>alert(1)</script><b>Bold</b> & \"quoted\" {{name}}",
            "‏יוסי כהן (محمد) 123",
            "Zoë 👩🏽‍🚀🏳️‍🌈 Ñandú",
            String(repeating: "Maximiliane ", count: 16) + "Mustern",
            String(repeating: "W", count: 200),
        ]

        @Test("show as they were typed, wherever they show, and break nothing", arguments: [Engine.chromium])
        func show(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine, .english, .narrow, isReduced: true)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                for (index, name) in Self.names.enumerated() {
                    try await add(name, number: "\(68001 + index)", to: demo, in: browser)
                    #expect(try await browser.run("return document.querySelector('h1').textContent") == name)
                    #expect(try await browser.run("return document.getElementById('name').value") == name)
                    try await expectFit(browser, "the page of \(name)")
                    try await browser.click(named: "Pair or remove badges", role: "link")
                    try await browser.wait(for: "#nearby")
                    try await expectFit(browser, "the badges of \(name)")
                }
                for path in ["/people?q=6800", "/"] {
                    try await browser.open(demo.address + path)
                    try await browser.wait(for: ".person")
                    let shown: [String] = try await browser.run(
                        "return [...document.querySelectorAll('.person .name bdi')].map((name) => name.textContent)"
                    )
                    #expect(Set(Self.names).isSubset(of: shown))
                    // What is not from left to right does not turn the rest of its line around.
                    let direction: String = try await browser.run(
                        """
                        return getComputedStyle([...document.querySelectorAll(".name bdi")]
                          .find((name) => name.textContent === arguments[0])).direction;
                        """,
                        [.string(Self.names[1])]
                    )
                    #expect(direction == "rtl")
                    #expect(try await browser.run("return document.querySelector('.name b, .name script') === null"))
                    let page = path == "/" ? "names-board" : "names-people"
                    for viewport in [Viewport.narrow, .phone, .desktop] {
                        try await browser.resize(to: viewport)
                        let faults = try await Layout.faults(in: browser, at: viewport)
                        #expect(faults.isEmpty, "\(path) at \(viewport):\n\(faults.joined(separator: "\n"))")
                        try await Screenshots.keep(page, of: browser, at: viewport)
                    }
                    try await browser.resize(to: .narrow)
                }
            }
        }

        private func expectFit(_ browser: Browser, _ place: String) async throws {
            let faults = try await Layout.faults(in: browser, at: .narrow)
            #expect(faults.isEmpty, "\(place):\n\(faults.joined(separator: "\n"))")
        }
    }
}
