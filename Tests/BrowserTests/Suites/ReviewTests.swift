import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Reviewing, and finding anything")
    struct ReviewTests {
        private static let lines = "return document.querySelectorAll('#inbox a.line').length"

        @Test("a supervisor clears 25 notices within a minute, with one key each and the last ten at once")
        func clearing() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts
            // The trains stood still: eight people more came at noon.
            for number in 4300..<4308 {
                try await demo.people.add("Late \(number)", number: number)
                try await demo.people.punch(number)
            }
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/exceptions")
                try await browser.wait(for: "#inbox a.line")
                let before: Int = try await browser.run(Self.lines)
                try #require(before >= 30, "\(before) lines")
                let told = try await browser.text(of: ".places .menu summary .to-review")
                #expect(Int(told) == before)
                let clock = ContinuousClock()
                let began = clock.now
                var steps = 0
                // Each key that is pressed leads on by itself.
                try await browser.run("document.querySelector('#inbox .seen-line:has([name=only]) a.line').focus()")
                for _ in 0..<15 {
                    try await browser.press(.a)
                    steps += 1
                    let isOnLine = "document.activeElement.matches('#inbox li:not(.going):has([name=only]) a.line')"
                    try await browser.wait(until: isOnLine, [], "the next line")
                }
                for _ in 0..<10 {
                    try await browser.press(.x, .j)
                    steps += 2
                }
                try await browser.fill(texts.review.reason, with: "The trains stood still")
                try await browser.press(.enter)
                steps += 2
                try await browser.wait(
                    until: "document.querySelectorAll('#inbox a.line').length === arguments[0]",
                    [JSON(before - 25)],
                    "25 lines fewer"
                )
                let time = clock.now - began
                print("25 notices: \(steps) steps, \(time)")
                #expect(steps <= 40 && time < .seconds(60))
                // It is said aloud, shown, and counted in the bar; the keyboard did not fall off the page.
                let words = "\(texts.review.marked(10)) \(texts.review.left(before - 25))"
                try await browser.wait(for: words, in: "#done .notice")
                #expect(try await browser.run("return document.getElementById('told').textContent") == words)
                #expect(try await browser.text(of: ".places .menu summary .to-review") == "\(before - 25)")
                #expect(try await browser.run("return document.activeElement !== document.body"))
                try await browser.open(demo.address + "/exceptions?show=seen")
                try await browser.wait(for: "#inbox a.line")
                #expect(try await browser.run(Self.lines) >= 25)
            }
        }

        @Test(
            "the likely correction is accepted with one key, and taken back with another",
            arguments: [Viewport.desktop, .phone]
        )
        func accepting(viewport: Viewport) async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts
            let number = 4200 + (viewport == .phone ? 1 : 0)
            try await demo.people.add("Forgot \(number)", number: number)
            var day = try #require(LocalDay(try await Web.board(demo.address).day)).adding(-1)
            // There is no shift on a Sunday.
            while day.weekday > 5 { day = day.adding(-1) }
            try await Browser.with(BrowserSettings(.chromium, .english, viewport)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                // Somebody punched out, and never in.
                try await browser.open(demo.address + "/search?q=Forgot+\(number)+\(day)")
                try await browser.follow(browser.find("main .found-list a"))
                try await browser.run(
                    "document.getElementById('time').value = '17:05'; document.getElementById('direction').value = 'out'"
                )
                try await browser.fill(texts.days.reason, with: "Says so")
                try await browser.follow(browser.find("#correct button"))
                try await browser.open(demo.address + "/exceptions?severity=must-fix")
                let line = "#inbox li:has([name=accept]):has(a[data-line^='\(number).'])"
                try await browser.wait(for: line)
                let promised = try await browser.text(of: "\(line) .line-likely")
                #expect(promised.contains("the start of the shift"))
                try await browser.run("document.querySelector(arguments[0]).focus()", [.string("\(line) a.line")])
                try await browser.press(.c)
                try await browser.wait(for: texts.review.accepted, in: "#done .notice")
                #expect(try await browser.findAll(line).isEmpty)
                try await browser.press(.u)
                try await browser.wait(for: texts.days.made, in: "#done .notice")
                try await browser.wait(for: line)
            }
        }

        @Test("anything is found from any page, by keyboard alone", arguments: Engine.usual)
        func finding(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.search
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/periods")
                try await browser.wait(for: "main h1")
                try await browser.press(.k, holding: [.control])
                try await browser.wait(until: "document.activeElement.matches('#finder [role=combobox]')")
                try await browser.type("time", into: browser.focused)
                try await browser.wait(for: "#finder [role=option][aria-selected=true]")
                let selected = """
                    document.activeElement.getAttribute("aria-activedescendant")
                      === document.querySelector("#finder [aria-selected=true]").id
                    """
                #expect(try await browser.run("return \(selected)"))
                try await browser.press(.down)
                #expect(try await browser.run("return \(selected)"))
                let words: String = try await browser.run(
                    "return document.querySelector('#finder [role=status]').textContent"
                )
                #expect(words.hasSuffix("results."))
                // Escape gives back the page, and the keyboard where it was.
                try await browser.press(.escape)
                let isClosed = "!document.getElementById('finder').open && !document.activeElement.closest('dialog')"
                try await browser.wait(until: isClosed)
                try await browser.press(.questionMark)
                try await browser.wait(for: texts.keySearch, in: "#keys[open]")
                try await browser.press(.escape)
                try await browser.press(.k, holding: [.control])
                try await browser.type("1001", into: browser.focused)
                try await browser.press(.enter)
                try await browser.wait(until: "location.pathname.startsWith('/people/')", [], "the person’s page")
                #expect(try await browser.findAll("#hours a").count == 3)
            }
        }

        @Test("on a phone a finger finds a day")
        func findingOnPhone() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts
            let day = try #require(LocalDay(try await Web.board(demo.address).day))
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/people")
                try await browser.click(named: texts.search.search, role: "link")
                try await browser.wait(until: "document.activeElement.matches('#finder [role=combobox]')")
                try await browser.type("\(day)", into: browser.focused)
                try await browser.wait(for: "#finder [role=option]")
                try await browser.follow(browser.find("#finder [role=option]"))
                try await browser.wait(forPath: "/timesheets")
            }
        }

        @Test("a card of the board leads to the person, for those who may open it")
        func cards() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.open(demo.address)
                try await browser.wait(for: "#people .person")
                #expect(try await browser.findAll("#people .name a").isEmpty)
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address)
                try await browser.wait(for: "#people .name a")
                try await browser.click(at: "#people .person")
                try await browser.wait(for: "#hours")
            }
        }
    }
}
