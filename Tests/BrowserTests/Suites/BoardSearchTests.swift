import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Searching the board")
    struct BoardSearchTests {
        /// The numbers of those who are shown.
        private static let shown = """
            [...document.querySelectorAll("#people .person")].filter((card) => card.checkVisibility())
              .map((card) => Number(card.dataset.number))
            """

        @Test("goes on while people come: what was typed stays, and holds for them", arguments: Engine.usual)
        func live(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts
            let numbers = engine == .webkit ? [66011, 66012] : [66021, 66022]
            for (number, name) in zip(numbers, ["Zheng", "Zoe"]) {
                try await demo.people.add("\(name) Found \(engine)", number: number)
            }
            try await Browser.with(BrowserSettings(engine, .english, .phone)) { browser in
                try await browser.open(demo.address)
                try await browser.wait(for: "#find")
                try await browser.run("window.isSame = true")
                let all: Int = try await browser.run("return \(Self.shown).length")
                #expect(all > 10)
                try await browser.type("found \(engine)", into: browser.find("#find"))
                try await expect(numbers, in: browser)
                try await demo.people.punch(numbers[0])
                try await browser.waitUntilOnSite(numbers[0])
                try await expect(numbers, in: browser)
                #expect(try await browser.run("return document.activeElement.id") == "find")
                // At noon, everybody who comes is late.
                try await browser.click(named: texts.late, role: "button")
                try await expect([numbers[0]], in: browser)
                try await demo.people.punch(numbers[1])
                try await expect(numbers, in: browser)
                try await browser.fill(at: "#find", with: "\(numbers[1])")
                try await expect([numbers[1]], in: browser)
                #expect(try await browser.run("return window.isSame === true"))
                // A page that is loaded anew looks for the same.
                try await browser.reload()
                try await expect([numbers[1]], in: browser)
            }
        }

        private func expect(_ numbers: [Int], in browser: Browser) async throws {
            try await browser.wait(
                until: "\(Self.shown).sort().join() === arguments[0].join()",
                [.array(numbers.sorted().map { JSON($0) })],
                "\(numbers) alone on the board"
            )
        }
    }
}
