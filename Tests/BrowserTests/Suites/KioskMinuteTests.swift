import Attendance
import EndToEndSupport
import MusterWeb
import Testing

/// It waits for most of its time: others run meanwhile.
@Suite("A kiosk without a network for a minute")
struct KioskMinuteTests {
    @Test("keeps what was signed and what is being signed, and sends both once the network is back")
    func minute() async throws {
        let texts = Language.english.texts.kiosk
        let (first, second) = (66031, 66032)
        let clock = ContinuousClock()
        var (signed, back) = (clock.now, clock.now)
        try await DemoStation.with(until: .start, speed: 1) { demo in
            try await demo.people.add("First Signer", number: first)
            try await demo.people.add("Second Signer", number: second)
            try await NetworkCable.with(to: demo.port) { cable in
                // What an iPad at the door runs.
                try await Browser.with(BrowserSettings(.webkit)) { browser in
                    try await browser.become(.kiosk, at: demo)
                    try await browser.openKiosk(at: cable.address)
                    try await browser.run("window.isSame = true")
                    try await browser.tap(first)
                    try await browser.drawOnPad(.mouse, through: [(0.1, 0.7), (0.3, 0.2)])
                    await cable.cut()
                    back = clock.now + .seconds(60)
                    try await browser.sign(.mouse)
                    try await browser.wait(forStrokes: 2)
                    try await browser.submitPunch(texts.submitIn)
                    signed = clock.now
                    #expect(try await browser.readResult() == texts.kept)
                    try await browser.wait(for: "First Signer", in: "#kiosk-waiting")

                    try await browser.wait(for: "Connection lost", in: "#connection")
                    // Whoever stands there for long without doing anything has left.
                    try await clock.sleep(until: back - .seconds(20))
                    try await browser.tap(second)
                    try await browser.drawOnPad(.mouse, through: [(0.1, 0.7), (0.3, 0.2)])
                    try await clock.sleep(until: back)
                    try await browser.wait(forStrokes: 1)
                    #expect(try await demo.people.punches(of: first).isEmpty)

                    try await cable.mend()
                    try await browser.wait(until: "document.getElementById('connection').hidden")
                    try await browser.wait(until: "document.getElementById('kiosk-waiting').hidden")
                    try await browser.sign(.mouse)
                    try await browser.wait(forStrokes: 2)
                    try await browser.submitPunch(texts.submitIn)
                    #expect(try await browser.readResult().contains("Second Signer"))
                    for number in [first, second] { try await browser.waitUntilOnSite(number) }
                    #expect(try await browser.run("return window.isSame === true"))
                }
            }
            for (number, isOffline) in [(first, true), (second, false)] {
                let punches = try await demo.people.punches(of: number)
                #expect(punches.map(\.direction) == ["in"])
                #expect(punches.allSatisfy { $0.offline == isOffline && !$0.clockDoubtful && $0.signature != nil })
            }
            let punch = try #require(try await demo.people.punches(of: first).first)
            // It has the time at which it was signed; the station's own may be a second old.
            #expect(try punch.delay > (back - signed) / .seconds(1) - 1, "\(punch)")
        }
    }
}
