import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing

@Suite("A kiosk that slept for an hour", .serialized, .twoAtATime)
struct KioskSleepTests {
    /// How a tab sleeps.
    enum Sleep: CaseIterable {
        /// The browser stops the page, as it does with tabs that nobody looks at.
        case frozen
        /// The device stops the browser.
        case stopped

        var engine: Engine { self == .frozen ? .chromium : .webkit }
    }

    /// Whether the page has everybody where a page has them that is loaded now.
    private static let isRight = """
        const people = (page) => [...page.querySelectorAll("#people .section")].map((section) =>
          `${section.id}: ${[...section.querySelectorAll(".person")].map((card) => card.dataset.number)}`).join("; ");
        const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
        return people(page) === people(document);
        """

    @Test("shows the board of now, has the signature that was begun, and takes it", arguments: Sleep.allCases)
    func hour(sleep: Sleep) async throws {
        let texts = Language.english.texts.kiosk
        let number = 66041
        // An hour in fifteen seconds, which is more than a page waits before it doubts its connection.
        try await DemoStation.with(until: .start, speed: 240) { demo in
            try await demo.people.add("Long Signer", number: number)
            try await Browser.with(BrowserSettings(sleep.engine), isOwn: true) { browser in
                try await browser.become(.kiosk, at: demo)
                try await browser.openKiosk(at: demo.address)
                try await browser.run("window.isSame = true")
                try await browser.tap(number)
                try await browser.drawOnPad(.mouse, through: [(0.1, 0.7), (0.3, 0.2)])
                let before = Self.onSite(try await Web.board(demo.address))

                try await self.sleep(sleep, browser) {
                    let start = try PunchDocument.time(try await Web.board(demo.address).now)
                    let end = try await Web.board(demo.address, within: patience) { board in
                        // Nothing that happened meanwhile would be no hour to miss.
                        let passed = (try? PunchDocument.time(board.now)).map { $0 - start } ?? 0
                        return passed >= 3600 && Self.onSite(board) != before
                    }
                    #expect(end != nil)
                }
                // Whoever did nothing for long would have left.
                try await browser.click(at: "#punch-name")
                let clock = ContinuousClock()
                let limit = clock.now + Browser.patience
                // People come and go meanwhile.
                var isRight = false
                while !isRight, clock.now < limit { isRight = try await browser.runAsync(Self.isRight) }
                #expect(isRight)
                try await browser.wait(until: "document.getElementById('connection').hidden")
                #expect(try await browser.run("return window.isSame === true"))

                try await browser.wait(forStrokes: 1)
                try await browser.sign(.mouse)
                try await browser.wait(forStrokes: 2)
                try await browser.submitPunch(texts.submitIn)
                #expect(try await browser.readResult().contains("Long Signer"))
                try await browser.waitUntilOnSite(number)
            }
            let punches = try await demo.people.punches(of: number)
            #expect(punches.map(\.direction) == ["in"])
            #expect(punches.allSatisfy { !$0.offline && !$0.clockDoubtful })
        }
    }

    private static func onSite(_ board: BoardDocument) -> Set<Int> {
        Set(board.people.filter { $0.status == "on site" }.map(\.number))
    }

    /// Lets the page do nothing while `body` runs.
    private func sleep(_ sleep: Sleep, _ browser: Browser, _ body: () async throws -> Void) async throws {
        switch sleep {
        case .frozen:
            try await browser.tell("Page.setWebLifecycleState", ["state": "frozen"])
            try await body()
            try await browser.tell("Page.setWebLifecycleState", ["state": "active"])
        case .stopped:
            let processes = browser.processes { !["bash", "cat", "Xvfb"].contains($0) }
            #expect(processes.count > 2)
            for process in processes { kill(process, SIGSTOP) }
            defer { for process in processes { kill(process, SIGCONT) } }
            try await body()
        }
    }
}
