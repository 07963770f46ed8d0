import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("Signing a month on its page")
struct SigningPageTests {
    private static let month = "2026-10"

    /// A day's work in October.
    private static func work(_ browser: Browser, _ person: Person, on day: Int) async throws {
        let commands = AttendanceCommands(repository: browser.services.attendance, actor: "tester", source: .supervisor)
        for (direction, hour) in [(Punch.Direction.in, 9), (.out, 17)] {
            let zones = try await browser.snapshot().attendance.zones
            let at = zones.instant(of: LocalDay(year: 2026, month: 10, day: day), minutes: hour * 60)
            try await commands.make(.add(direction, at: at), for: person.id, reason: "Forgot", at: Fixtures.now)
        }
    }

    private static func digest(_ page: String) throws -> String {
        let start = try #require(page.firstRange(of: "name=\"digest\" value=\"")).upperBound
        return String(page[start...].prefix { $0 != "\"" })
    }

    @Test(
        "staff confirm their own month alone, drawn or typed, and see when it has changed",
        arguments: ["en", "zh", "de"]
    )
    func confirm(language: String) async throws {
        try await Browser.open(as: .staff, language: language) { browser in
            let words = try #require(Language(rawValue: language)).texts
            let (ada, bo) = (try browser.add(7, "Ada <b>"), try browser.add(8, "Bo"))
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .staff, person: ada.id)
            try await Self.work(browser, ada, on: 6)
            let address = "/people/\(ada.id.rawValue)/months/\(Self.month)"
            let open = try await browser.get(address).text
            #expect(open.contains(words.signing.open) && open.contains(words.signing.statement))
            // Not before it is over.
            #expect(try await !browser.get("/people/\(ada.id.rawValue)/months/2026-11").text.contains("id=\"signing\""))
            let fields = ["digest": try Self.digest(open), "name": "A"]
            let blank = try await browser.post(address + "/confirm", fields)
            #expect(blank.status == .unprocessableContent && blank.text.contains(words.kiosk.blank))
            #expect(blank.text.contains("value=\"A\""))
            let drawn = fields.merging(["strokes": "[[[100,100],[3000,1500]]]"]) { $1 }
            #expect(try await browser.post(address + "/confirm", drawn).location == address + "?done=signed#signing")
            let signed = try await browser.get(address + "?done=signed").text
            #expect(signed.contains(words.signing.done) && signed.contains(words.signing.confirmed))
            #expect(signed.contains("/people/\(ada.id.rawValue)/signatures/") && !signed.contains("signing-form"))
            let picture = try #require(signed.firstRange(of: "/people/\(ada.id.rawValue)/signatures/"))
            let path = String(signed[picture.lowerBound...].prefix { $0 != "\"" })
            #expect(try await browser.get(path).text.contains("M10.0 10.0L300.0 150.0"))

            try await Self.work(browser, ada, on: 7)
            let changed = try await browser.get(address).text
            #expect(changed.contains(words.signing.changed))
            // Whoever has the old page open sees the new one first.
            let old = try await browser.post(address + "/confirm", fields.merging(["name": "Ada Byron"]) { $1 })
            #expect(old.status == .unprocessableContent)
            let catalogue = try #require(Language(rawValue: language)).catalogue
            #expect(old.text.contains(catalogue["refusals.attendance.sheetChanged"]))
            let anew = ["digest": try Self.digest(changed), "name": "Ada Byron"]
            #expect(try await browser.post(address + "/confirm", anew).location != nil)

            let other = "/people/\(bo.id.rawValue)/months/\(Self.month)"
            #expect(try await browser.post(other + "/confirm", anew).status == .forbidden)
            #expect(try await browser.post(address + "/countersign", anew).status == .forbidden)
            #expect(try await browser.get(other + "/sheet.pdf").status == .forbidden)
        }
    }

    @Test("a supervisor countersigns what others confirmed, and nothing of their own", arguments: ["en", "zh", "de"])
    func countersign(language: String) async throws {
        try await Browser.open(as: .supervisor, language: language) { browser in
            let words = try #require(Language(rawValue: language)).texts.signing
            let (ada, bo) = (try browser.add(7, "Ada"), try browser.add(8, "Bo"))
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .supervisor, person: bo.id)
            for person in [ada, bo] { try await Self.work(browser, person, on: 6) }
            let address = "/people/\(ada.id.rawValue)/months/\(Self.month)"
            #expect(try await !browser.get(address).text.contains("signing-form"))
            let range = SheetSignRequest(
                from: LocalDay(year: 2026, month: 10, day: 1),
                to: LocalDay(year: 2026, month: 10, day: 31),
                digest: nil,
                name: "Ada Byron"
            )
            for person in [ada, bo] {
                let commands = AttendanceCommands(
                    repository: browser.services.attendance,
                    actor: "account:\(person.number)",
                    source: .supervisor,
                    holder: person.id
                )
                try await commands.confirm(range, of: person.id, at: Fixtures.now)
            }
            let page = try await browser.get(address).text
            #expect(page.contains(words.counterStatement))
            let fields = ["digest": try Self.digest(page), "name": "Bo Diaz"]
            #expect(try await browser.post(address + "/countersign", fields).location != nil)
            let signed = try await browser.get(address).text
            #expect(signed.contains(words.countersigned) && !signed.contains("signing-form"))
            let own = "/people/\(bo.id.rawValue)/months/\(Self.month)"
            #expect(try await !browser.get(own).text.contains(words.counterStatement))
            let refused = try await browser.post(
                own + "/countersign",
                ["digest": fields["digest"] ?? "", "name": "Bo"]
            )
            #expect(refused.status == .unprocessableContent)
        }
    }
}
