import Attendance
import MusterWeb
import Testing
import Station

@Suite("Setting a station up", .twoAtATime)
struct SetUpTests {
    @Test("takes the code that the station printed, and makes its first administrator", arguments: Language.all)
    func setUp(language: Language) async throws {
        let texts = language.texts.access
        try await FreshStation.with { station in
            try await Browser.with(BrowserSettings(.chromium, language, .phone)) { browser in
                // Whatever one wants first leads there.
                try await browser.open(station.address + "/people")
                try await browser.wait(forPath: "/set-up")
                try await browser.fill(texts.code, with: "WRONG-CODE")
                try await browser.fill(texts.siteName, with: "总部 <1>")
                try await browser.fill(texts.name, with: "root")
                try await browser.fill(texts.password, with: StationAccounts.password)
                try await browser.click(named: texts.finishSetUp, role: "button")
                try await browser.wait(for: texts.wrongCode, in: ".notice.refused")

                // Nothing but the password has to be typed again.
                #expect(try await browser.value(of: texts.siteName) == "总部 <1>")
                // The zone is the browser's: the machine is often told none.
                #expect(try await browser.value(of: texts.timeZone) == "America/New_York")
                #expect(try await browser.value(of: texts.language) == language.rawValue)
                #expect(try await browser.value(of: texts.name) == "root")
                #expect(try await browser.value(of: texts.password) == "")
                try await browser.fill(texts.code, with: station.code.lowercased())
                try await browser.fill(texts.password, with: StationAccounts.password)
                try await browser.click(named: texts.finishSetUp, role: "button")
                try await browser.wait(forPath: "/")
                #expect(try await browser.text(of: ".sign-out a") == "root")
                try await browser.wait(for: "总部 <1>", in: ".place h1")

                try await browser.click(named: texts.signOut, role: "button")
                try await browser.wait(forPath: "/sign-in")
                try await browser.open(station.address + "/set-up")
                try await browser.wait(forPath: "/sign-in")
                try await browser.signIn(as: "root")
                try await browser.wait(forPath: "/")
            }
        }
    }
}
