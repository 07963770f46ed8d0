import Attendance
import EndToEndSupport
import MusterWeb
import Station
import Testing

extension AtNoon {
    /// What each role mainly does, where pages are laid out and scripts are run by neither Chromium nor WebKit.
    @Suite("In Firefox")
    struct FirefoxTests {
        @Test("somebody punches at the kiosk with a drawn signature, and with a name that is typed")
        func kiosk() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.kiosk
            for number in [69501, 69502] { try await demo.people.add("Fox \(number)", number: number) }
            try await Browser.with(BrowserSettings(.firefox)) { browser in
                try await browser.become(.kiosk, at: demo)
                try await browser.openKiosk(at: demo.address)
                try await browser.tap(69501)
                try await browser.sign(.mouse)
                try await browser.submitPunch(texts.submitIn)
                #expect(try await browser.readResult().contains("Fox 69501"))
                try await browser.waitUntilOnSite(69501)

                try await browser.tap(69502)
                try await browser.click(at: "#punch summary")
                try await browser.fill(texts.typeName, with: "Fox")
                try await browser.press(.enter)
                try await browser.click(named: texts.submitIn, role: "button")
                try await browser.wait(for: "#punch [data-part=result]")
                #expect(try await browser.readResult().contains("Fox 69502"))
            }
            for number in [69501, 69502] {
                let punches = try await demo.people.punches(of: number)
                #expect(punches.count == 1 && punches.allSatisfy { $0.signature != nil })
            }
        }

        @Test("the board shows who comes without being loaded again")
        func board() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.firefox)) { browser in
                try await browser.open(demo.address)
                try await browser.wait(for: "#people .person")
                try await browser.run("window.isSame = true")
                try await demo.people.add("Fox Board", number: 69503)
                try await browser.wait(for: ".person[data-number='69503']")
                #expect(try await browser.run("return window.isSame === true"))
            }
        }

        @Test("a warden accounts for somebody, and a supervisor sees it")
        func rollCall() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.firefox)) { browser in
                try await browser.become(.role(.warden), at: demo)
                try await browser.open(demo.address + "/roll-call")
                try await browser.follow(browser.find("[name=drill][value=true]"))
                try await browser.wait(for: "#call-tools")
                let toFind = "Number(document.querySelector('.call-count.find .figure').textContent)"
                let before: Int = try await browser.run("return \(toFind)")
                try await browser.click(at: "#call-list .call-row [value=safe]")
                try await browser.wait(until: "\(toFind) === arguments[0]", [JSON(before - 1)])
                try await browser.run("document.querySelector('details.danger').open = true")
                try await browser.follow(browser.find("form[action$='/close'] button"))
            }
        }

        @Test("a supervisor signs in, adds somebody and finds them")
        func supervisor() async throws {
            let demo = try #require(DemoStation.current)
            try await Browser.with(BrowserSettings(.firefox)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/people/new")
                try await browser.fill(at: "#name", with: "Fox Found")
                try await browser.fill(at: "#number", with: "69504")
                try await browser.click(named: Language.english.texts.people.addPerson, role: "button")
                try await browser.wait(for: Language.english.texts.people.added("Fox Found"), in: ".notice")
                try await browser.open(demo.address + "/people?q=69504")
                try await browser.wait(for: "Fox Found", in: "main")
            }
        }
    }
}
