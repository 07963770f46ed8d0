import Attendance
import EndToEndSupport
import Foundation
import MusterWeb
import Testing

extension AtNoon {
    @Suite("Items")
    struct ItemTests {
        private static let near = "[...document.querySelectorAll('#nearby [name=pick]')].map((row) => row.value)"

        @Test("are added wrongly and rightly, seen near, and removed")
        func adding() async throws {
            let demo = try #require(DemoStation.current)
            let texts = Language.english.texts.items
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/items")
                try await browser.wait(for: "Laptop bag", in: "#items")
                try await browser.click(named: texts.add, role: "link")
                try await browser.wait(forPath: "/items/new")

                try await browser.fill(at: "#name", with: "Sample box")
                try await browser.fill(at: "#uuid", with: "6d757374")
                try await browser.fill(at: "#major", with: "70000")
                try await browser.click(at: "#item-form button:not([name])")
                try await browser.wait(for: "has 8 hexadecimal digits. Enter all 32", in: "#uuid-problem")
                try await browser.wait(for: "“70000” must be a whole number from 0 to 65535", in: "#major-problem")
                #expect(try await browser.run("return document.getElementById('name').value") == "Sample box")

                // Picked from what is heard, as a badge is.
                try await browser.wait(until: "\(Self.near).length >= 1", [], "an unknown beacon")
                let heard: [String] = try await browser.run("return \(Self.near)")
                try await browser.click(named: texts.takeLabel(heard[0]), role: "button")
                let uuid = String(heard[0].prefix(36))
                try await browser.wait(until: "document.getElementById('uuid').value === arguments[0]", [.string(uuid)])
                try await browser.fill(at: "#exitTime", with: "15")
                try await browser.click(at: "#item-form button:not([name])")
                try await browser.wait(for: texts.added, in: ".notice")

                // Its state is live.
                try await browser.open(demo.address + "/items")
                try await browser.wait(
                    until: """
                        [...document.querySelectorAll('#items .item')].some((row) =>
                        row.textContent.includes('Sample box') && row.querySelector('.pill:not(.unknown):not(.away)'))
                        """,
                    [],
                    "the item is here"
                )

                // The beacon is nobody's again, which also leaves the demo as it was found.
                try await browser.click(named: "Sample box", role: "link")
                try await browser.wait(for: "Sample box", in: "h1")
                try await browser.click(at: "form[action$='/remove'] button")
                try await browser.wait(for: texts.removed, in: ".notice")
                try await browser.open(demo.address + "/items/new")
                try await browser.wait(until: "\(Self.near).includes(arguments[0])", [.string(heard[0])])
            }
        }
    }
}

@Suite("Items in the evening")
struct ItemEveningTests {
    /// The hour at the demo's site, with minutes as its fraction.
    private static func hour(_ board: BoardDocument) -> Double {
        let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        guard let now = try? format.parse(board.now), let zone = TimeZone(identifier: "Europe/Berlin") else { return 0 }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let time = calendar.dateComponents([.hour, .minute], from: now)
        return Double(time.hour ?? 0) + Double(time.minute ?? 0) / 60
    }

    @Test("what stays behind is told of on the page; the alert is snoozed and seen")
    func alert() async throws {
        let folder = try TemporaryFolder()
        let port = try await FreePort.find()
        let demo = ["demo", "--data-dir", folder.path, "--port", "\(port)"]
        let texts = Language.english.texts.items
        // The owner of the laptop bag goes home at half past five without it.
        try await Executable.withStation(demo + ["--speed", "1800"]) { station in
            let address = try await station.address()
            let evening = try await Web.board(address, within: patience) { Self.hour($0) >= 17.3 }
            #expect(evening != nil)
        }
        try await Executable.withStation(demo + ["--continue", "--speed", "60"]) { station in
            let address = try await station.address()
            let people = try await StationAccounts(address, administrator: try await station.administrator())
            let demo = DemoStation(port: port, people: people, folder: folder.path)
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                try await browser.become(.role(.supervisor), at: demo)
                try await browser.open(demo.address + "/items")
                // While the page is open: nothing is loaded anew.
                try await browser.wait(until: "document.querySelector('.alert')", [], "an alert", within: patience)
                let id: String = try await browser.run("return document.querySelector('.alert').id")
                try await browser.wait(for: "Are you forgetting something? Laptop bag was left behind.", in: "#\(id)")
                try await browser.click(at: "#\(id) [value='480']")
                try await browser.wait(for: texts.answered, in: ".notice")
                try await browser.wait(for: "Reminder at", in: "#\(id)")
                try await browser.click(at: "#\(id) form[action$='/seen'] button")
                try await browser.wait(for: texts.answered, in: ".notice")
                try await browser.wait(for: texts.seen, in: "#\(id) .hint")
            }
        }
    }
}
