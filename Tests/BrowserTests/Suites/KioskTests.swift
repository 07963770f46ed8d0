import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing
import Station

extension AtNoon {
    /// As people punch at the door.
    @Suite("The kiosk")
    struct KioskTests {
        /// How somebody signs: each with a person of their own.
        private static let ways: [(Engine, PointerKind, Viewport, Int)] = [
            (.chromium, .mouse, .desktop, 67001), (.chromium, .touch, .phone, 67002),
            (.webkit, .touch, .desktop, 67003),
        ]

        @Test("takes a signature, not a dot, and then offers the other direction", arguments: ways)
        func signing(engine: Engine, pointer: PointerKind, viewport: Viewport, number: Int) async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.kiosk
            let name = "Signer \(number)"
            try await demo.people.add(name, number: number)
            try await Browser.with(BrowserSettings(engine, .english, viewport)) { browser in
                try await browser.become(.kiosk, at: demo)
                try await browser.openKiosk(at: demo.address)
                try await browser.tap(number)
                #expect(try await browser.text(of: "#punch-name") == name)
                #expect(try await browser.text(of: "#punch [data-part=direction]") == texts.punchIn)

                try await browser.drawOnPad(pointer, through: [(0.5, 0.5)])
                try await browser.click(named: texts.done, role: "button")
                try await browser.wait(for: texts.blank, in: "#punch [data-part=refusal]")
                try await browser.click(named: texts.clear, role: "button")
                try await browser.wait(forStrokes: 0)

                try await browser.sign(pointer)
                try await browser.drawOnPad(pointer, through: [(0.2, 0.9), (0.7, 0.9)])
                try await browser.wait(forStrokes: 2)
                try await browser.click(named: texts.undo, role: "button")
                try await browser.wait(forStrokes: 1)
                try await browser.click(named: texts.done, role: "button")
                try await browser.click(named: texts.redo, role: "button")
                try await browser.wait(forStrokes: 0)

                try await browser.sign(pointer)
                try await expectSameStrokes(browser, after: viewport == .phone ? .narrow : .phone)
                try await browser.submitPunch(texts.submitIn)
                let result = try await browser.readResult()
                #expect(result.contains(name) && result.hasPrefix("Welcome"), "\(result)")
                try await browser.waitUntilOnSite(number)
                #expect(try await browser.offeredDirection(to: number) == texts.punchOut)
            }
            let punches = try await demo.people.punches(of: number)
            #expect(punches.map(\.direction) == ["in"])
            #expect(punches.allSatisfy { $0.source == "kiosk" && $0.signature != nil })
            #expect(punches.allSatisfy { !$0.offline && !$0.clockDoubtful })
        }

        @Test("takes a name that is typed, from whoever cannot draw", arguments: twoLanguages)
        func typing(language: Language) async throws {
            let demo = try #require(DemoStation.current)
            let texts = language.texts.kiosk
            let number = language == .english ? 67004 : 67005
            try await demo.people.add("Typist \(number)", number: number)
            try await Browser.with(BrowserSettings(.chromium, language, .phone)) { browser in
                try await browser.become(.kiosk, at: demo)
                try await browser.openKiosk(at: demo.address)
                try await browser.tap(number)
                try await browser.click(at: "#punch summary")
                try await browser.fill(texts.typeName, with: "Typist 李")
                try await browser.press(.enter)
                try await browser.wait(for: "Typist 李", in: "#punch [data-part=typed-preview]")
                try await browser.click(named: texts.submitIn, role: "button")
                try await browser.wait(for: "#punch [data-part=result]")
                #expect(try await browser.readResult().contains("Typist \(number)"))
            }
            let punches = try await demo.people.punches(of: number)
            #expect(punches.count == 1 && punches.first?.signature != nil)
        }

        private static let focused = "document.activeElement.dataset.part ?? document.activeElement.className"

        @Test("is worked by Enter alone from the signature to the next person", arguments: Engine.usual)
        func byEnter(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.kiosk
            let number = engine == .chromium ? 67020 : 67021
            try await demo.people.add("Enter Key \(number)", number: number)
            try await Browser.with(BrowserSettings(engine)) { browser in
                try await browser.become(.kiosk, at: demo)
                try await browser.openKiosk(at: demo.address)
                try await browser.fill(at: "#find", with: "\(number)")
                try await browser.tap(number)
                #expect(try await browser.run("return \(Self.focused)") == "done")
                try await browser.sign(.mouse)
                try await browser.run("document.querySelector('#punch [data-part=done]').focus()")
                try await browser.press(.enter)
                try await browser.wait(until: "\(Self.focused) === 'submit'", [], "the keyboard on what sends it")
                #expect(try await browser.text(of: "#punch [data-part=not-yet]") == texts.notYet)
                try await browser.press(.enter)
                try await browser.wait(for: "#punch [data-part=result]")
                #expect(try await browser.run("return document.activeElement.textContent") == texts.close)
                // It is done: there is nothing to cancel, and nothing is open any more.
                for name in ["cancel", "not-yet"] {
                    #expect(try await browser.run("return document.querySelector('#punch [data-part=\(name)]').hidden"))
                }
                try await browser.press(.enter)
                try await browser.wait(until: "!document.getElementById('punch').open")
                #expect(try await browser.run("return document.getElementById('find').value") == "")
                #expect(try await browser.run("return !location.search.includes('q=')"))
                // Who does not see the board hears of it.
                try await browser.wait(for: "Arrived: Enter Key \(number)", in: "#arrivals")
            }
            #expect(try await demo.people.punches(of: number).map(\.direction) == ["in"])
        }

        @Test("lists people by their names, jumps to a letter, and takes a number by its own keys")
        func finding() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.kiosk
            let number = 67024
            try await demo.people.add("Zzz Last", number: number)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.kiosk, at: demo)
                try await browser.openKiosk(at: demo.address)
                try await browser.wait(for: "#letters .key")
                // From the left to the right and from above, whatever they do.
                let letters: [String] = try await browser.run(
                    """
                    const place = (card) => card.getBoundingClientRect();
                    return [...document.querySelectorAll("#main .person")].filter((card) => !card.dataset.reading)
                      .sort((one, other) => place(one).top - place(other).top || place(one).left - place(other).left)
                      .map((card) => card.querySelector(".name").textContent.trim().normalize("NFKD").charAt(0).toUpperCase());
                    """
                )
                #expect(letters.count > 10 && letters == letters.sorted())
                try await browser.click(named: "Z", role: "button")
                try await browser.wait(
                    until: "document.activeElement.closest('.person') && scrollY > 0",
                    [],
                    "the page at the letter"
                )
                try await browser.click(named: texts.byNumber, role: "button")
                for digit in "\(number)" { try await browser.click(named: "\(digit)", role: "button") }
                try await browser.click(named: texts.enter, role: "button")
                try await browser.wait(for: "Zzz Last", in: "#punch-name")
                try await Screenshots.keep("kiosk-signing", of: browser, at: .phone)
                try await browser.sign()
                try await browser.submitPunch(texts.submitIn)
                #expect(try await browser.text(of: "#punch [data-part=hours]").hasPrefix("Today 0:00 h"))
            }
        }

        @Test("says that nothing was recorded, keeps nothing for the next person, and is ready after 5 s")
        func abandoned() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.kiosk
            let (number, next) = (67022, 67023)
            try await demo.people.add("Hasty Leaver", number: number)
            try await demo.people.add("Next Person", number: next)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.kiosk, at: demo)
                try await browser.openKiosk(at: demo.address)
                try await browser.tap(next)
                try await browser.sign()
                try await browser.submitPunch(texts.submitIn)
                let shown = ContinuousClock.now
                try await browser.wait(until: "!document.getElementById('punch').open", [], "the kiosk to be ready")
                #expect(ContinuousClock.now - shown < .seconds(8))
                try await browser.waitUntilOffered("out", to: next)

                // What is preselected is a choice, and records nothing.
                try await browser.tap(next)
                #expect(try await browser.run("return document.querySelector('[data-choice=out]').type") == "radio")
                try await browser.click(named: texts.punchOut)
                try await browser.sign()
                try await browser.click(named: texts.cancel, role: "button")
                try await browser.wait(for: "Next Person: nothing was recorded.", in: "#kiosk-status")
                #expect(try await demo.people.punches(of: next).map(\.direction) == ["in"])
                try await browser.tap(number)
                try await browser.wait(forStrokes: 0)
                try await browser.wait(for: texts.notYet, in: "#punch [data-part=not-yet]")
            }
        }

        @Test("keeps a punch when the network is cut in the middle of a signature, and sends it once with its time")
        func cutNetwork() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.kiosk
            let number = 67006
            try await demo.people.add("Cut Off", number: number)
            try await NetworkCable.with(to: demo.port) { cable in
                try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                    try await browser.become(.kiosk, at: demo)
                    try await browser.openKiosk(at: cable.address)
                    try await browser.tap(number)
                    try await browser.drawOnPad(.touch, through: [(0.1, 0.7), (0.3, 0.2)])
                    await cable.cut()
                    try await browser.sign()
                    let before = try await Web.board(demo.address).now
                    try await browser.submitPunch(texts.submitIn)
                    let after = try await Web.board(demo.address).now
                    #expect(try await browser.readResult() == texts.kept)
                    // It waits in view, and counts for the next tap, though the board knows nothing of it.
                    try await browser.wait(for: "Cut Off", in: "#kiosk-waiting")
                    #expect(try await browser.offeredDirection(to: number) == texts.punchOut)

                    // The page is closed; what waits is not lost with it.
                    try await browser.open("about:blank")
                    #expect(try await demo.people.punches(of: number).isEmpty)
                    // So long that the time of the signature and that of the sending cannot be mixed up.
                    try await ContinuousClock().sleep(for: .seconds(2))
                    try await cable.mend()
                    try await browser.openKiosk(at: cable.address)
                    try await browser.waitUntilOnSite(number)
                    try await browser.wait(until: "document.getElementById('kiosk-waiting').hidden")
                    try await browser.reload()
                    try await browser.waitUntilOnSite(number)
                    #expect(try await browser.run("return document.getElementById('kiosk-waiting').hidden"))

                    let punches = try await demo.people.punches(of: number)
                    let punch = try #require(punches.first)
                    #expect(punches.count == 1)
                    #expect(punch.offline && punch.direction == "in" && !punch.clockDoubtful)
                    try expectMade(punch, from: before, to: after)
                    #expect(try punch.delay > 2, "\(punch)")
                }
            }
        }

        @Test("begins a break without a network and ends it, with going out beside both", arguments: twoLanguages)
        func breaks(language: Language) async throws {
            let demo = try #require(DemoStation.current)
            let texts = language.texts.kiosk
            let number = language == .english ? 67010 : 67011
            let name = "Breaker \(number)"
            try await demo.people.add(name, number: number)
            try await NetworkCable.with(to: demo.port) { cable in
                try await Browser.with(BrowserSettings(.chromium, language, .phone)) { browser in
                    try await browser.become(.kiosk, at: demo)
                    try await browser.openKiosk(at: cable.address)
                    try await browser.tap(number)
                    // Who is out has no choice.
                    #expect(try await browser.findAll("#punch [data-choice]").count == 1)
                    #expect(try await browser.run("return document.querySelector('#punch .choices').hidden"))
                    try await browser.sign()
                    try await browser.submitPunch(texts.submitIn)
                    #expect(try await browser.readResult().contains(name))
                    try await browser.waitUntilOnSite(number)
                    try await browser.waitUntilOffered("out", to: number)

                    try await browser.tap(number)
                    #expect(try await browser.text(of: "#punch [data-part=direction]") == texts.punchOut)
                    try await browser.click(named: texts.beginBreak)
                    #expect(try await browser.text(of: "#punch [data-part=direction]") == texts.beginBreak)
                    await cable.cut()
                    try await browser.sign()
                    try await browser.submitPunch(texts.submitBreak)
                    #expect(try await browser.readResult() == texts.kept)
                    try await browser.wait(for: texts.beginBreak, in: "#kiosk-waiting")
                    #expect(try await browser.offeredDirection(to: number) == texts.endBreak)

                    try await cable.mend()
                    try await browser.wait(until: "document.getElementById('kiosk-waiting').hidden")
                    try await browser.waitUntilOffered("break-end", to: number)
                    try await browser.waitUntilOnSite(number)
                    try await browser.tap(number)
                    try await browser.click(named: texts.punchOut)
                    #expect(try await browser.text(of: "#punch [data-part=direction]") == texts.punchOut)
                    try await browser.click(named: texts.endBreak)
                    try await browser.sign()
                    try await browser.submitPunch(texts.submitReturn)
                    #expect(try await browser.readResult().contains(name))
                    try await browser.waitUntilOffered("out", to: number)
                }
            }
            let punches = try await demo.people.punches(of: number)
            #expect(punches.map(\.direction) == ["in", "break-begin", "break-end"])
            #expect(punches.map(\.offline) == [false, true, false])
            #expect(punches.allSatisfy { $0.signature != nil })
        }

        /// A day, in milliseconds.
        private static let day = 86_400_000

        @Test("takes the station's time where its own clock is wrong by a day, and says so", arguments: [day, -day])
        func wrongClock(error: Int) async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.kiosk
            let number = error > 0 ? 67007 : 67008
            try await demo.people.add("Time Traveller", number: number)
            // What is put before the scripts stays there.
            try await Browser.with(BrowserSettings(.chromium), isOwn: true) { browser in
                try await browser.become(.kiosk, at: demo)
                // Before any script of the page.
                let source = """
                    globalThis.Date = class extends Date {
                      static now() { return super.now() + \(error); }
                      constructor(...parts) { super(...(parts.length ? parts : [globalThis.Date.now()])); }
                    };
                    """
                try await browser.tell("Page.addScriptToEvaluateOnNewDocument", ["source": .string(source)])
                try await browser.openKiosk(at: demo.address)
                let now = "performance.timeOrigin + performance.now()"
                #expect(try await browser.run("return Math.abs(Date.now() - \(error) - \(now)) < 60000"))
                try await browser.tap(number)
                try await browser.sign()
                let before = try await Web.board(demo.address).now
                try await browser.submitPunch(texts.submitIn)
                let after = try await Web.board(demo.address).now
                #expect(try await browser.readResult().contains(texts.clockWrong))
                let punches = try await demo.people.punches(of: number)
                let punch = try #require(punches.first)
                #expect(punches.count == 1 && punch.clockDoubtful && !punch.offline)
                try expectMade(punch, from: before, to: after)
            }
        }

        /// The punch has the time at which it was made. The board's own time may be a second old.
        private func expectMade(_ punch: PunchDocument, from start: String, to end: String) throws {
            let made = try PunchDocument.time(punch.happened)
            let range = try PunchDocument.time(start) - 1...PunchDocument.time(end) + 1
            #expect(range.contains(made), "\(start) … \(end): \(punch)")
        }

        /// What is drawn stays when the screen is turned or its size changes.
        private func expectSameStrokes(_ browser: Browser, after change: Viewport) async throws {
            let path = "return document.querySelector('#punch [data-part=pad] path').getAttribute('d')"
            let drawn: String = try await browser.run(path)
            try await browser.resize(to: change)
            #expect(try await browser.run(path) == drawn)
            try await browser.resize(to: browser.settings.viewport)
            #expect(try await browser.run(path) == drawn)
        }
    }
}
