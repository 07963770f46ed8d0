import Attendance
import MusterWeb
import Testing

extension AtNoon {
    @Suite("The language of pages")
    struct LanguageTests {
        @Test("is the browser's, until somebody chooses another, which stays", arguments: Engine.usual)
        func chosen(engine: Engine) async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(engine, .chinese)) { browser in
                try await browser.open(demo.address)
                try await browser.wait(for: ".person")
                #expect(try await browser.text(of: ".present .words") == "当前在岗")
                #expect(try await browser.run("return document.documentElement.lang") == "zh-Hans")

                try await browser.click(named: "English", role: "link")
                try await browser.wait(until: "document.documentElement.lang === 'en'")
                #expect(try await browser.text(of: ".present .words") == "On site now")

                // Also what comes live, and on other pages, and the next time.
                try await browser.open(demo.address + "/sign-in")
                #expect(try await browser.text(of: "h1") == "Sign in")
                try await browser.open(demo.address)
                try await browser.wait(for: ".person")
                #expect(try await browser.text(of: ".present .words") == "On site now")
                try await browser.click(named: "中文", role: "link")
                try await browser.wait(until: "document.documentElement.lang === 'zh-Hans'")
            }
        }
    }
}
