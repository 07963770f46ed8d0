import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Settings")
    struct SettingsTests {
        private static let save = "form[action='/settings/site'] .actions button"

        @Test("are saved and count at once; what is wrong is said where it is")
        func site() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.settings
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.admin), at: demo)
                try await browser.open(demo.address + "/settings")
                let name: String = try await browser.run("return document.getElementById('name').value")
                try await browser.fill(at: "#name", with: "Harbour office")
                try await browser.fill(at: "#hours", with: "nine to five")
                try await browser.follow(browser.find(Self.save))
                #expect(try await browser.text(of: "#hours-problem") == texts.badHours("nine to five"))
                #expect(try await browser.run("return document.getElementById('name').value") == "Harbour office")
                try await browser.fill(at: "#hours", with: "09:00-17:30")
                try await browser.follow(browser.find(Self.save))
                try await browser.wait(for: texts.saved, in: ".notice")
                try await browser.open(demo.address)
                try await browser.wait(for: "Harbour office", in: ".masthead h1")

                try await browser.open(demo.address + "/settings")
                try await browser.fill(at: "#name", with: name)
                try await browser.follow(browser.find(Self.save))
                try await browser.wait(for: texts.saved, in: ".notice")
            }
        }

        @Test("of a receiver: its new name is on the board")
        func receiver() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.signals
            let old = try #require(try await Web.board(demo.address).receivers.first).name
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.admin), at: demo)
                for (name, next) in [(old, "By the lift"), ("By the lift", old)] {
                    try await browser.open(demo.address + "/receivers")
                    try await browser.click(at: "summary[aria-label='\(texts.change(name))']")
                    let field = try await browser.find("details[open] [name=name]")
                    try await browser.fill(field, with: next)
                    try await browser.follow(browser.find("details[open] .actions button"))
                    try await browser.wait(for: ".notice")
                    let board = try await Web.board(demo.address, within: Browser.patience) { board in
                        board.receivers.contains { $0.name == next }
                    }
                    #expect(board != nil)
                }
            }
        }
    }
}
