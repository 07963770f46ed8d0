import Attendance
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("The search for people, pages and days")
struct SearchPageTests {
    /// Where the results lead.
    private static func found(_ browser: Browser, _ text: String) async throws -> [String] {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._")
        let query = text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        let answer = try await browser.get("/search/results?q=\(query)")
        #expect(answer.status == .ok)
        return answer.text.matches(of: /<a href="([^"]+)"/).map { $0.1.replacingOccurrences(of: "&amp;", with: "&") }
    }

    @Test("nobody finds what they may not open", arguments: Role.allCases)
    func roles(role: Role) async throws {
        try await Browser.open(as: role) { browser in
            try browser.add(7, "Ada Site")
            var addresses: Set<String> = []
            // All letters that pages have in their names, and a name, a number and days.
            for text in "abcdefghijklmnopqrstuvwxyz".map(String.init) + ["Ada", "7", "2026-11-20", "ada 20.11.2026"] {
                addresses.formUnion(try await Self.found(browser, text))
            }
            #expect(addresses.contains("/account"))
            for address in addresses.sorted() {
                let status = try await browser.get(address).status
                #expect(status == .ok || status == .seeOther, "\(role): \(address) is \(status)")
            }
            #expect(addresses.contains { $0.hasPrefix("/people/") } == (role != .staff))
            #expect(addresses.contains("/settings") == (role == .admin))
            #expect(
                addresses.contains("/timesheets?span=day&on=2026-11-20") == (role.permissions.contains(.viewHistory))
            )
        }
    }

    @Test("staff find themselves and nobody else, and their own days")
    func own() async throws {
        try await Browser.open(as: .staff) { browser in
            let (ada, adele) = (try browser.add(7, "Ada"), try browser.add(8, "Adele"))
            let account = try #require(try await browser.services.access.accounts().first)
            try await browser.services.access.change(account.id, name: account.name, role: .staff, person: ada.id)
            let people = try await Self.found(browser, "ad")
            #expect(people.contains("/people/\(ada.id.rawValue)/months/2026-11"))
            #expect(!people.contains { $0.contains(adele.id.rawValue) })
            #expect(try await Self.found(browser, "2026-11-20") == ["/people/\(ada.id.rawValue)/days/2026-11-20"])
            #expect(try await Self.found(browser, "adele 2026-11-20") == [])
            #expect(try await browser.get(people[0]).status == .ok)
        }
    }

    @Test(
        "a day is found as people type it",
        arguments: [
            ("2026-11-20", "2026-11-20"), ("20.11.2026", "2026-11-20"), ("20.11.", "2026-11-20"),
            ("5.1.", "2026-01-05"),
            ("24.12.", "2025-12-24"), ("2026年11月20日", "2026-11-20"), ("11月20日", "2026-11-20"),
        ]
    )
    func days(typed: String, day: String) async throws {
        try await Browser.open { browser in
            let ada = try browser.add(7, "Ada")
            #expect(try await Self.found(browser, typed).contains("/timesheets?span=day&on=\(day)"))
            #expect(try await Self.found(browser, "ada \(typed)") == ["/people/\(ada.id.rawValue)/days/\(day)"])
        }
    }

    @Test("what is no day, too long or nothing finds nothing, and few results are enough")
    func bounds() async throws {
        try await Browser.open { browser in
            for number in 1...30 { try browser.add(number, "Ada \(number)") }
            #expect(try await Self.found(browser, "Ada").count(where: { $0.hasPrefix("/people/") }) == 8)
            for text in ["", " ", "31.02.2026", "99.99.99", "2026-13-01", String(repeating: "x", count: 5000)] {
                #expect(try await Self.found(browser, text) == [], "\(text.prefix(20))")
            }
            let page = try await browser.get("/search?q=%3Cb%3E").text
            #expect(page.contains("value=\"&lt;b&gt;\"") && page.contains("Nothing found."))
        }
    }
}
