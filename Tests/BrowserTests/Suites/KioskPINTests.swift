import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("A PIN at the kiosk")
    struct KioskPINTests {
        private static let failure = "#punch [data-part=failure]"

        @Test("is set by an administrator, asked for at once, not to be guessed, and lets its owner punch")
        func pin() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.kiosk
            let number = 67009
            try await demo.people.add("Pin Keeper", number: number)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { kiosk in
                try await kiosk.become(.kiosk, at: demo)
                try await kiosk.openKiosk(at: demo.address)
                try await Browser.with(BrowserSettings(.chromium)) { admin in
                    try await admin.become(.role(.admin), at: demo)
                    try await admin.open(demo.address + "/people?q=\(number)")
                    try await admin.click(at: "#results .name a")
                    try await admin.fill(at: "#pin", with: "1111")
                    try await admin.follow(admin.find(named: texts.setPIN, role: "button"))
                    try await admin.wait(for: ".notice.refused")
                    try await admin.fill(at: "#pin", with: "4711")
                    try await admin.follow(admin.find(named: texts.setPIN, role: "button"))
                    #expect(try await admin.findAll("button[name=remove]").count == 1)
                }
                // The kiosk's page was loaded before there was a PIN.
                try await kiosk.tap(number)
                try await kiosk.sign()
                try await kiosk.click(named: texts.done, role: "button")
                try await kiosk.click(named: texts.submitIn, role: "button")
                try await kiosk.wait(for: texts.pinNeeded, in: Self.failure)

                // Mistyping a few times costs nothing.
                for _ in 0..<5 { try await enter("1234", in: kiosk, andWaitFor: texts.pinWrong) }
                try await enter("1234", in: kiosk, andWaitFor: "Too many wrong PINs")
                #expect(try await demo.people.punches(of: number).isEmpty)
                // Also the right one has to wait, a few seconds, and needs no new signature.
                let clock = ContinuousClock()
                let end = clock.now + Browser.patience
                while try await !kiosk.run("return document.getElementById('punch').dataset.step === 'result'"),
                    clock.now < end
                {
                    try await enter("4711", in: kiosk, andWaitFor: nil)
                }
                #expect(try await kiosk.readResult().contains("Pin Keeper"))
                try await kiosk.waitUntilOnSite(number)
                #expect(try await demo.people.punches(of: number).map(\.direction) == ["in"])
                // The next one does not find it in the field.
                try await kiosk.tap(number)
                #expect(try await kiosk.run("return document.querySelector('#punch [data-part=pin]').value") == "")
            }
        }

        /// Sends the signature with a PIN, and waits for the answer.
        private func enter(_ pin: String, in kiosk: Browser, andWaitFor words: String?) async throws {
            try await kiosk.fill(at: "#punch [data-part=pin]", with: pin)
            try await kiosk.run("document.querySelector(arguments[0]).textContent = ''", [.string(Self.failure)])
            try await kiosk.press(.enter)
            if let words {
                try await kiosk.wait(for: words, in: Self.failure)
            } else {
                try await kiosk.wait(
                    until: """
                        document.getElementById("punch").dataset.step === "result"
                          || document.querySelector(arguments[0]).textContent.includes(arguments[1])
                        """,
                    [.string(Self.failure), "Too many wrong PINs"],
                    "the station's answer"
                )
            }
        }
    }
}
