import Attendance
import EndToEndSupport
import MusterWeb
import Testing

@Suite("A kiosk whose station restarts", .twoAtATime)
struct KioskRestartTests {
    @Test("opens without the station, after a restart of the tablet, and works until it is back")
    func away() async throws {
        let folder = try TemporaryFolder()
        let port = try await FreePort.find()
        let texts = Language.english.texts.kiosk
        let (present, early) = (66011, 66012)
        let demo = ["demo", "--data-dir", folder.path, "--port", "\(port)", "--speed", "1"]
        try await Browser.with(BrowserSettings(.chromium)) { browser in
            try await Executable.withStation(demo) { station in
                let address = try await station.address()
                let people = try await StationAccounts(address, administrator: station.administrator())
                try await people.add("Late Leaver", number: present)
                try await people.add("Early Bird", number: early)
                try await browser.become(.kiosk, at: DemoStation(port: port, people: people, folder: folder.path))
                try await browser.openKiosk(at: address)
                try await browser.tap(present)
                try await browser.sign(.mouse)
                try await browser.submitPunch(texts.submitIn)
                _ = try await browser.readResult()
                try await browser.waitUntilOffered("out", to: present)
                // What is kept is as old as the last time that it was asked for: a minute at most.
                try await browser.reload()
                try await browser.wait(for: "#people .person.prepared")
                let isKept = """
                    const kept = await caches.match("/kiosk");
                    return Boolean(await caches.match(document.querySelector("script[src*='kiosk.js']").src))
                      && Boolean(kept) && (await kept.text()).includes("Late Leaver");
                    """
                var isDone = false
                let clock = ContinuousClock()
                let limit = clock.now + Browser.patience
                while !isDone, clock.now < limit {
                    isDone = try await browser.runAsync(isKept)
                    try await clock.sleep(for: .milliseconds(100))
                }
                #expect(isDone)
            }
            // Another page, so that nothing of this one is left.
            try await browser.open("about:blank")
            try await browser.openKiosk(at: "http://127.0.0.1:\(port)")
            try await browser.wait(for: "Connection lost", in: "#connection")
            // Nobody gets lost on the way to a page that only the station has.
            try await browser.click(at: "#visitor-way")
            try await browser.wait(for: texts.visitorsWait, in: "#kiosk-status")
            #expect(try await browser.run("return location.pathname") == "/kiosk")
            // The time is that of now, and what was done before still counts.
            let offered: [String] = try await browser.run(
                "return arguments[0].map((each) => document.querySelector(`.person[data-number='${each}']`).dataset.next)",
                [.array([JSON(present), JSON(early)])]
            )
            #expect(offered == ["out", "in"])
            try await browser.tap(early)
            try await browser.sign(.mouse)
            try await browser.submitPunch(texts.submitIn)
            #expect(try await browser.readResult() == texts.kept)
            try await Executable.withStation(demo + ["--continue"]) { station in
                let address = try await station.address()
                let people = try await StationAccounts(address, administrator: station.administrator())
                try await browser.wait(until: "document.getElementById('kiosk-waiting').hidden")
                try await browser.waitUntilOnSite(early)
                let punches = try await people.punches(of: early)
                #expect(punches.map(\.direction) == ["in"])
                #expect(punches.allSatisfy { $0.offline && !$0.clockDoubtful && $0.signature != nil })

                // A browser that is no kiosk any more keeps nothing.
                try await browser.open(address + "/healthz")
                try await browser.removeCookie("muster")
                try await browser.open(address + "/kiosk")
                let isKept: Bool = try await browser.runAsync("return Boolean(await caches.match('/kiosk'))")
                #expect(!isKept)
            }
        }
    }

    @Test("goes on without anybody: what was signed meanwhile is sent once")
    func restart() async throws {
        let folder = try TemporaryFolder()
        let port = try await FreePort.find()
        let texts = Language.english.texts.kiosk
        let number = 66009
        let demo = ["demo", "--data-dir", folder.path, "--port", "\(port)", "--speed", "1"]
        try await Browser.with(BrowserSettings(.chromium)) { browser in
            try await Executable.withStation(demo) { station in
                let address = try await station.address()
                let people = try await StationAccounts(address, administrator: station.administrator())
                try await people.add("Early Bird", number: number)
                try await browser.become(.kiosk, at: DemoStation(port: port, people: people, folder: folder.path))
                try await browser.openKiosk(at: address)
                try await browser.run("window.isSame = true")
                try await browser.tap(number)
                try await browser.drawOnPad(.mouse, through: [(0.1, 0.7), (0.3, 0.2)])
            }
            try await browser.sign(.mouse)
            try await browser.wait(forStrokes: 2)
            try await browser.submitPunch(texts.submitIn)
            #expect(try await browser.readResult() == texts.kept)
            try await browser.wait(for: "Early Bird", in: "#kiosk-waiting")
            try await Executable.withStation(demo + ["--continue"]) { station in
                let address = try await station.address()
                let people = try await StationAccounts(address, administrator: station.administrator())
                try await browser.wait(
                    until: "document.getElementById('kiosk-waiting').hidden",
                    [],
                    "what waits to be sent"
                )
                try await browser.waitUntilOnSite(number)
                #expect(try await browser.run("return window.isSame === true"))
                let punches = try await people.punches(of: number)
                #expect(punches.map(\.direction) == ["in"])
                #expect(punches.allSatisfy { $0.offline && $0.signature != nil })
            }
        }
    }
}
