import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterStorage
import MusterWeb
import Station
import Testing

@Suite("Ten thousand people", .twoAtATime)
struct ManyPeopleTests {
    private static let administrator = (name: "admin", password: StationAccounts.password)

    @Test("are looked through page by page and found while one types")
    func list() async throws {
        let folder = try TemporaryFolder()
        try await Self.fill(folder.path)
        let serve = ["serve", "--data-dir", folder.path, "--port", "0", "--open-board"]
        try await Executable.withStation(serve) { station in
            let address = try await station.address()
            try await Browser.with(BrowserSettings(.chromium, .english, .phone)) { browser in
                // Leads on to the list: the board of so many takes long to draw, and is not what is tried.
                try await browser.open(address + "/people")
                try await browser.signIn(as: Self.administrator.name, password: Self.administrator.password)
                try await browser.wait(for: "#results .person")
                let rows = "document.querySelectorAll('#results .person').length"
                #expect(try await browser.run("return \(rows)") == 100)
                #expect(try await browser.text(of: "#count") == "10000 people")
                try await browser.follow(browser.find("[rel=next]"))
                try await browser.wait(for: "Page 2 of 100", in: ".pager")
                #expect(try await browser.text(of: "#results .since").contains("#101"))
                // Found without a page being loaded, by the letters with which a reading begins, and by number.
                try await browser.run("window.isSame = true")
                try await browser.type("wxm", into: browser.find("[name=q]"))
                try await browser.wait(for: "5000 people", in: "#count")
                try await browser.fill(at: "[name=q]", with: "9876")
                try await browser.wait(until: "\(rows) === 1")
                #expect(try await browser.text(of: "#results .name") == "王小明 9876")
                #expect(try await browser.run("return window.isSame === true"))
                let faults = try await Layout.faults(in: browser, at: .phone)
                #expect(faults.isEmpty, "\(faults)")
            }
        }
    }

    /// Makes a station's data with so many people, half of whom have a Chinese name.
    private static func fill(_ folder: String) async throws {
        let store = try SQLiteJournal(folder: folder, mode: .create)
        let now = Instant(Date())
        try SiteSetup().apply(to: store, at: now, fresh: (BeaconUUID(high: 1, low: 2), "Europe/Berlin"))
        let people = try (1...10_000).map { number in
            NewPerson(
                number: try #require(PersonNumber(rawValue: number)),
                details: try PersonDetails(name: "\(number.isMultiple(of: 2) ? "王小明" : "Person") \(number)")
            )
        }
        try RosterCommands(store: store, actor: "test", source: .system).add(people, at: now)
        try await AccessControl(store: store).add(
            name: administrator.name,
            role: .admin,
            password: administrator.password,
            by: "test",
            at: now
        )
    }
}
