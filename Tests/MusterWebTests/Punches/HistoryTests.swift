import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import Station
import Testing
import MusterWeb

@Suite("The page of somebody's punches")
struct HistoryTests {
    private static func punches(_ kiosk: Kiosk) throws {
        let id = try kiosk.ada.id
        func draft(_ punch: Punch, _ minutes: Int64, receiver: String? = nil) -> EntryDraft {
            EntryDraft(
                .punched(punch),
                happened: Fixtures.now.adding(microseconds: minutes * 60_000_000),
                source: .beacon,
                receiver: receiver,
                actor: "station"
            )
        }
        _ = try kiosk.journal.append(
            [
                // The last minute of October at the site, and the first of November.
                draft(Punch(person: id, direction: .in), -20 * 1440 - 601),
                draft(Punch(person: id, direction: .out, isProvisional: true), -20 * 1440 - 600),
                draft(Punch(person: id, direction: .in, isPresenceWeak: true), -1440, receiver: "<hall>"),
            ],
            recorded: Fixtures.now
        )
    }

    @Test("punches by day, the newest first, with source, marks and signature in words; paged by month")
    func page() async throws {
        try await Kiosk.open(as: .supervisor) { kiosk async throws in
            try Self.punches(kiosk)
            _ = try await kiosk.punch([
                "at": "\"2026-11-21T01:00:00Z\"", "sentAt": "\"2026-11-21T03:00:00Z\"", "offline": "true",
            ])
            let address = "/people/\(try kiosk.ada.id.rawValue)/history"
            let page = try await kiosk.get(address).text
            for text in [
                "Punches of Ada Chen", "November 2026", "Saturday 21 November", "Friday 20 November",
                "badge, &lt;hall&gt;",
                "by hand, Sue", "made offline", "doubtful clock", "weak signal", "Sunday 1 November", "00:00",
                "provisional",
            ] { #expect(page.contains(text), "\(text)") }
            #expect(!page.contains("23:59"))
            let days = page.split(separator: "<h3>").dropFirst().map { $0.prefix { $0 != "<" } }
            #expect(days == ["Saturday 21 November", "Friday 20 November", "Sunday 1 November"])
            #expect(page.contains("?month=2026-10\"") && !page.contains("rel=\"next\""))
            let october = try await kiosk.get(address + "?month=2026-10").text
            #expect(october.contains("October 2026") && october.contains("23:59") && october.contains("rel=\"next\""))
            #expect(try await kiosk.get(address + "?month=2025-01").text.contains("No punches this month."))
            #expect(try await kiosk.get(address + "?month=%3Cb%3E").status == .ok)
            #expect(try await kiosk.get("/people/none/history").status == .notFound)

            let tag = try #require(page.split(separator: "<img class=\"signed\" src=\"").last)
            let source = String(tag.prefix { $0 != "\"" })
            let picture = try await kiosk.get(source)
            #expect(picture.headers[.contentType] == "image/svg+xml")
            #expect(picture.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
            #expect(picture.headers[.xContentTypeOptions] == "nosniff")
            #expect(picture.text.hasPrefix("<svg "))
            let people = try kiosk.journal.state().roster.people.values
            let other = try #require(people.first { $0.number.rawValue == 8 })
            let foreign = source.replacing(try kiosk.ada.id.rawValue, with: other.id.rawValue)
            #expect(try await kiosk.get(foreign).status == .notFound)
        }
    }

    @Test("a person's page leads there, for who may see it")
    func link() async throws {
        try await Kiosk.open(as: .supervisor) { kiosk async throws in
            let id = try kiosk.ada.id.rawValue
            let own = try await kiosk.get("/people/\(id)").text
            #expect(own.contains("href=\"/people/\(id)/history\"") && own.contains("/api/v1/people/7/record"))
            #expect(own.contains(">Download personal data</a>") && !own.contains("all my data"))
            let page = try await kiosk.get("/people/\(id)/history").text
            #expect(page.contains(">Download personal data</a>") && !page.contains("all my data"))
        }
    }

    @Test("staff see their own punches and nobody else's")
    func own() async throws {
        try await Browser.open(as: .staff) { browser async throws in
            let (ada, bo) = (try browser.add(7, "Ada Chen"), try browser.add(8, "Bo"))
            let account = try #require(try await browser.services.access.accounts().first)
            #expect(try await browser.get("/people/\(ada.id.rawValue)/history").status == .forbidden)
            try await browser.services.access.change(account.id, name: account.name, role: .staff, person: ada.id)
            let page = try await browser.get("/people/\(ada.id.rawValue)/history")
            #expect(page.status == .ok && page.text.contains("My time") && !page.text.contains("Back to the person"))
            #expect(page.text.contains(#"href="/api/v1/people/7/record""#))
            #expect(page.text.contains(">Download all my data</a>"))
            #expect(page.text.contains("/api/v1/people/7/shifts.ics?from="))
            #expect(try await browser.get("/people/\(bo.id.rawValue)/history").status == .forbidden)
            #expect(try await browser.get("/api/v1/people/7/punches").status == .ok)
            #expect(try await browser.get("/api/v1/people/8/punches").status == .forbidden)
            #expect(try await browser.get("/api/v1/people/9/punches").status == .forbidden)
        }
    }

    @Test("programs read punches from one day to another")
    func api() async throws {
        try await Kiosk.open(as: .program([.viewHistory, .punchAtKiosk])) { kiosk async throws in
            try Self.punches(kiosk)
            _ = try await kiosk.punch()
            let path = "/api/v1/people/7/punches"
            let json = try await kiosk.get(path).json
            #expect(json["from"] as? String == "2026-10-22" && json["to"] as? String == "2026-11-21")
            let punches = try #require(json["punches"] as? [[String: Any]])
            #expect(punches.count == 4)
            #expect((punches.last?["signature"] as? String)?.hasPrefix("/people/") == true)
            #expect(punches.first?["signature"] is NSNull)
            let november = try await kiosk.get(path + "?from=2026-11-01&to=2026-11-20").json
            #expect((november["punches"] as? [Any])?.count == 2)
            for query in ["from=2026-11-22", "from=x", "to=2026-02-30", "from=2025-11-20&to=2026-11-21"] {
                #expect(try await kiosk.get("\(path)?\(query)").status == .unprocessableContent, "\(query)")
            }
            #expect(try await kiosk.get(path + "?from=2025-11-21&to=2026-11-21").status == .ok)
            #expect(try await kiosk.get("/api/v1/people/9/punches").status == .notFound)
        }
    }
}
