import Attendance
import EndToEndSupport
import MusterWeb
import Station
import Testing

/// What people come for, counted as they would count it: clicks, taps and seconds. What they think meanwhile is not in it.
@Suite("Tasks", .twoAtATime)
struct TaskTests {
    @Test("the first check-in is eight clicks from the first page, and nothing is typed twice")
    func firstCheckIn() async throws {
        let texts = Language.english.texts
        try await FreshStation.with { station in
            try await Browser.with(BrowserSettings(.chromium)) { browser in
                var clicks = 0
                func click(_ name: String, _ role: String) async throws {
                    clicks += 1
                    try await browser.click(named: name, role: role)
                }
                let begin = ContinuousClock.now
                // The address that the station prints.
                try await browser.open(station.address + "/set-up")
                try await browser.fill(texts.access.code, with: station.code)
                try await browser.fill(texts.access.siteName, with: "Lisbon")
                try await browser.fill(texts.access.name, with: "root")
                try await browser.fill(texts.access.password, with: StationAccounts.password)
                try await click(texts.access.finishSetUp, "button")
                try await browser.wait(forPath: "/")

                try await click(texts.stepPeople, "link")
                try await browser.wait(forPath: "/people/new")
                try await browser.fill(at: "#name", with: "Ada Lovelace")
                try await browser.fill(at: "#number", with: "7")
                try await click(texts.people.addPerson, "button")
                try await browser.wait(for: texts.people.added("Ada Lovelace"), in: ".notice")

                clicks += 1
                try await browser.click(at: ".places details:last-of-type summary")
                try await click(texts.openKiosk, "link")
                try await browser.wait(for: "#people .person.prepared")
                clicks += 1
                try await browser.tap(7)
                try await browser.sign(.mouse)
                try await click(texts.kiosk.done, "button")
                try await click(texts.kiosk.submitIn, "button")
                try await browser.wait(for: "#punch [data-part=result]")
                #expect(try await browser.readResult().contains("Ada Lovelace"))
                try await browser.waitUntilOnSite(7)
                #expect(clicks <= 8)
                #expect(ContinuousClock.now - begin < .seconds(90))
            }
        }
    }

    @Suite("of a warden", .demo(until: .lunch, speed: 1), .sharedBrowsers)
    struct Warden {
        private static let rows = "[...document.querySelectorAll('#call-list .call-row')]"
        private static let toFind = "Number(document.querySelector('.call-count.find .figure').textContent)"

        @Test("forty people are accounted for on a phone, half of them without a network, by one tap each")
        func fortyPeople() async throws {
            let demo = try #require(DemoStation.current)
            for number in 69_001...69_030 {
                try await demo.people.add("Evacuee \(number)", number: number)
                try await demo.people.punch(number)
            }
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.warden), at: demo)
                try await browser.open(demo.address + "/roll-call")
                try await browser.follow(browser.find("[name=drill][value=false]"))
                try await browser.wait(for: "#call-tools")
                let expected: Int = try await browser.run("return \(Self.toFind)")
                #expect(expected >= 40)
                // The list is written anew after each mark.
                let subjects: [String] = try await browser.run(
                    "return \(Self.rows).filter((row) => row.dataset.state === '').map((row) => row.dataset.subject)"
                )
                var taps = 0
                for (person, subject) in subjects.prefix(40).enumerated() {
                    if person == 20 {
                        try await browser.wait(until: "\(Self.toFind) === arguments[0]", [JSON(expected - 20)])
                        try await browser.setOffline(true)
                    }
                    try await browser.click(at: "[data-subject='\(subject)'] [value=safe]")
                    taps += 1
                }
                try await browser.wait(for: "20 marks are waiting", in: "#call-tell")
                try await browser.setOffline(false)
                try await browser.wait(until: "\(Self.toFind) === arguments[0]", [JSON(expected - 40)])
                #expect(taps == 40)
                #expect(try await browser.text(of: ".call-count.safe .figure") == "40")
            }
        }
    }
}
