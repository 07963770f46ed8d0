import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import NIOHTTP1
import Testing

extension AtNoon {
    /// What staff do on their own page, and what supervisors make of it.
    @Suite("One's own time")
    struct OwnTimeTests {
        private static let texts = Language.english.texts

        /// Adds somebody with an account of their own.
        private static func add(_ number: Int, to demo: DemoStation) async throws -> String {
            try await demo.people.add("Staff \(number)", number: number)
            let name = "staff-\(number)"
            let form = ["name": name, "role": "staff", "person": "\(number)", "password": StationAccounts.password]
            _ = try await demo.people.post("/accounts", form)
            return name
        }

        private static func signIn(_ browser: Browser, as name: String, at demo: DemoStation) async throws {
            try await browser.open(demo.address + "/healthz")
            try await browser.removeCookie("muster")
            try await browser.open(demo.address + "/sign-in")
            try await browser.signIn(as: name)
            try await browser.waitForStart()
        }

        @Test("an employee asks for leave on a phone; a supervisor grants it with one key, and undoes it with another")
        func leave() async throws {
            let demo = try #require(DemoStation.current)
            let name = try await Self.add(4_401, to: demo)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await Self.signIn(browser, as: name, at: demo)
                try await browser.wait(for: "#ask-leave")
                try await browser.click(at: "#ask-leave summary")
                try await browser.run(
                    "document.querySelector('#ask-leave [name=from]').value = '2027-03-01'"
                )
                try await browser.fill(at: "#leave-note", with: "Moving")
                try await browser.follow(browser.find("#ask-leave button"))
                try await browser.wait(for: Self.texts.leave.requested, in: ".notice")
                try await browser.wait(for: "Moving", in: "#mine .correction")
            }
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/exceptions")
                let line = "#inbox li:has([name=refuse]) a.line"
                try await browser.wait(for: line)
                #expect(try await browser.text(of: line).contains("1 working day"))
                let before = try #require(Int(try await browser.text(of: ".places .menu summary .to-review")))
                try await browser.run("document.querySelector(arguments[0]).focus()", [.string(line)])
                // Without a reason nothing is refused: the field waits for it.
                try await browser.press(.r)
                #expect(try await browser.run("return document.activeElement.id === 'reason'"))
                try await browser.run("document.querySelector(arguments[0]).focus()", [.string(line)])
                try await browser.press(.c)
                try await browser.wait(for: Self.texts.leave.granted, in: "#done .notice")
                #expect(try await browser.text(of: ".places .menu summary .to-review") == "\(before - 1)")
                #expect(try await browser.findAll(line).isEmpty)
                try await browser.press(.u)
                try await browser.wait(for: line)
                try await browser.run("document.querySelector(arguments[0]).focus()", [.string(line)])
                try await browser.press(.c)
                try await browser.wait(for: Self.texts.leave.granted, in: "#done .notice")
            }
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await Self.signIn(browser, as: name, at: demo)
                try await browser.wait(for: "granted", in: "#mine .correction")
            }
        }

        @Test("staff clock in, start a break, end it and clock out on a phone; the record names their own account")
        func clocking() async throws {
            let demo = try #require(DemoStation.current)
            let name = try await Self.add(4_402, to: demo)
            let t = Self.texts.ownPunch
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                // Only where the site allows it.
                try await Self.signIn(browser, as: name, at: demo)
                try await browser.wait(for: "#ask-leave")
                #expect(try await browser.findAll("#clock").isEmpty)
                try await Self.allow("site-network", "192.168.0.0/16", at: demo)
                try await browser.reload()
                try await browser.wait(for: "You are not on the site’s network.", in: "#clock")
                #expect(try await browser.findAll("#clock button").isEmpty)
                try await Self.allow("site-network", "127.0.0.0/8", at: demo)
                try await browser.reload()
                try await browser.wait(for: t.out, in: "#clock-state")
                let height: Double = try await browser.run(
                    "return document.querySelector('#clock button').getBoundingClientRect().height"
                )
                #expect(height >= 44)
                for (button, state) in [
                    (t.clockIn, "Punched in since"), (t.startBreak, "On a break since"),
                    (t.endBreak, "Punched in since"), (t.clockOut, t.out),
                ] {
                    try await browser.click(named: button, role: "button")
                    try await browser.wait(for: state, in: "#clock-state")
                }
            }
            let punches = try await demo.people.punches(of: 4_402)
            #expect(punches.map(\.direction) == ["in", "break-begin", "break-end", "out"])
            #expect(punches.allSatisfy { $0.source == "account" })
            try await Self.allow("off", "", at: demo)
        }

        private static func allow(_ place: String, _ networks: String, at demo: DemoStation) async throws {
            let page = try await Web.get(
                demo.address + "/settings/own-punching",
                headers: [("Cookie", demo.people.session)]
            ).text
            let version = try #require(page.firstMatch(of: /name="version" value="([^"]+)"/)).1
            _ = try await demo.people.post(
                "/settings/own-punching",
                ["place": place, "networks": networks, "version": String(version)],
                expecting: .seeOther
            )
        }
    }
}
