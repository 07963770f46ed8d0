import Attendance
import EndToEndSupport
import MusterWeb
import Testing

@Suite("A kiosk whose station restarts", .twoAtATime)
struct KioskRestartTests {
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
