import Attendance
import EndToEndSupport
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Roll calls")
    struct RollCallTests {
        private static let toFind = "Number(document.querySelector('.call-count.find .figure').textContent)"

        private static func state(_ row: Int) -> String {
            "[...document.querySelectorAll('#call-list .call-row')][\(row)].dataset.state"
        }

        private func mark(_ row: Int, _ state: String, in browser: Browser) async throws {
            try await browser.run(
                "[...document.querySelectorAll('#call-list .call-row')][\(row)].querySelector(`[value='${arguments[0]}']`).click()",
                [.string(state)]
            )
        }

        @Test("an emergency takes over kiosk, wall and every page of whoever may help, at once and until it is over")
        func takesOver() async throws {
            let demo = try #require(DemoStation.current)
            let banner = "#running-roll-call .running-roll-call"
            let isGone = "!document.querySelector('\(banner)')"
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { warden in
                try await warden.become(.role(.warden), at: demo)
                try await warden.open(demo.address + "/roll-call")
                try await Browser.with(BrowserSettings(.chromium)) { supervisor in
                    try await supervisor.become(.role(.supervisor), at: demo)
                    try await supervisor.open(demo.address + "/timesheets")
                    try await Browser.with(BrowserSettings(.webkit)) { kiosk in
                        try await kiosk.become(.kiosk, at: demo)
                        try await kiosk.openKiosk(at: demo.address)
                        try await supervisor.run("window.isSame = true")

                        try await warden.follow(warden.find("[name=drill][value=false]"))
                        for browser in [supervisor, kiosk] {
                            try await browser.wait(for: "Emergency roll call since", in: banner)
                        }
                        #expect(try await supervisor.run("return window.isSame === true"))
                        // At least a third of what one sees at the door.
                        let height = "document.querySelector('\(banner)').getBoundingClientRect().height"
                        #expect(try await kiosk.run("return \(height) > innerHeight / 3"))
                        #expect(try await kiosk.findAll("\(banner) .button").isEmpty == false)
                        #expect(try await kiosk.run("return !document.querySelector('\(banner) a').checkVisibility()"))
                        try await Screenshots.keep("emergency-timesheets", of: supervisor, at: .desktop)
                        try await Screenshots.keep("emergency-kiosk", of: kiosk, at: .desktop)

                        try await supervisor.follow(supervisor.find("\(banner) a"))
                        try await supervisor.wait(for: "#call-tools")
                        #expect(try await supervisor.run("return \(isGone)"))
                        try await Screenshots.keep("emergency-roll-call", of: warden, at: .phone)
                        try await supervisor.open(demo.address + "/people")
                        try await supervisor.wait(for: banner)
                        try await warden.run("document.querySelector('details.danger').open = true")
                        try await warden.follow(warden.find("form[action$='/close'] button"))
                        for browser in [supervisor, kiosk] { try await browser.wait(until: isGone) }
                    }
                }
            }
        }

        @Test("two wardens mark at once, one of them without network for a while, and no mark is lost")
        func wardens() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.rollCall
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { one in
                try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { other in
                    try await one.become(.role(.warden), at: demo)
                    try await one.open(demo.address + "/roll-call")
                    try await one.follow(one.find("[name=drill][value=true]"))
                    let address = try await one.address
                    try await one.wait(for: "#call-tools")
                    let expected: Int = try await one.run("return \(Self.toFind)")
                    #expect(expected > 5)
                    try await other.become(.role(.supervisor), at: demo)
                    try await other.open(address)
                    try await other.wait(for: "#call-tools")

                    try await mark(0, "safe", in: one)
                    try await mark(1, "missing", in: other)
                    for browser in [one, other] {
                        try await browser.wait(until: "\(Self.state(0)) === 'safe'", [], "the mark of one")
                        try await browser.wait(until: "\(Self.state(1)) === 'missing'", [], "the mark of the other")
                        try await browser.wait(until: "\(Self.toFind) === \(expected - 2)", [], "two fewer to find")
                    }

                    try await other.setOffline(true)
                    try await mark(2, "safe", in: other)
                    try await mark(3, "safe", in: other)
                    try await other.fill(at: "#call-name", with: "A <driver>")
                    try await other.click(at: "#call-add [value=safe]")
                    try await other.wait(for: "3 marks are waiting", in: "#call-tell")
                    try await mark(4, "not-on-site", in: one)
                    try await one.wait(
                        until: "\(Self.state(4)) === 'not-on-site'",
                        [],
                        "the mark while the other is cut off"
                    )
                    try await other.setOffline(false)
                    for browser in [one, other] {
                        try await browser.wait(until: "\(Self.toFind) === \(expected - 5)", [], "five fewer to find")
                        try await browser.wait(for: "A <driver>", in: "#roll-call")
                    }
                    #expect(try await other.text(of: ".call-count.safe .figure") == "4")

                    try await one.run("document.querySelector('details.danger').open = true")
                    try await one.follow(one.find("form[action$='/close'] button"))
                    try await one.wait(for: texts.incomplete, in: ".notice")
                    // The other learns of it.
                    try await other.wait(for: ".call-line")
                }
            }
        }
    }
}
