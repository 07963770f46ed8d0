import Attendance
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("Several people at once, on pages")
struct BulkPageTests {
    private static func departments(_ browser: Browser) throws -> [String] {
        try browser.roster.people.values.sorted { $0.number < $1.number }.map(\.details.department)
    }

    /// What the form of an undo sends.
    private static func undo(in page: String, to action: String) throws -> [String: String] {
        let notice = try #require(page.range(of: "<div class=\"notice row\""))
        let rest = page[notice.upperBound...]
        let form = rest[..<(try #require(rest.range(of: "</form>"))).lowerBound]
        #expect(form.contains("action=\"\(action)\""))
        var fields: [String: String] = [:]
        for match in form.matches(of: #/name="([^"]+)" value="([^"]*)"/#) { fields[String(match.1)] = String(match.2) }
        fields["csrfToken"] = nil
        return fields
    }

    @Test("selected people move to a department, and back to where each was")
    func moved() async throws {
        try await Browser.open { browser in
            let people = try [
                browser.add(7, "Ada", department: "Design"), browser.add(8, "Bo", department: "R&D = new"),
                browser.add(9, "Cleo", department: "Sales"),
            ]
            let list = try await browser.get("/people").text
            #expect(people.allSatisfy { list.contains("name=\"person\" value=\"\($0.id.rawValue)\"") })
            let moved = try await browser.post(
                "/people/bulk/department",
                ["to": "Sales"],
                all: people.map { ("person", $0.id.rawValue) }
            )
            #expect(try Self.departments(browser) == ["Sales", "Sales", "Sales"])
            let page = try await browser.get(try #require(moved.location)).text
            #expect(page.contains("2 people moved."))
            let fields = try Self.undo(in: page, to: "/people/bulk/departments").mapValues {
                $0.replacing("&amp;", with: "&").replacing("&#10;", with: "\n")
            }
            #expect(try await browser.post("/people/bulk/departments", fields).status == .seeOther)
            #expect(try Self.departments(browser) == ["Design", "R&D = new", "Sales"])
            // Nobody is selected.
            let nobody = try await browser.post("/people/bulk/department", ["to": "Sales"])
            #expect(try await browser.get(try #require(nobody.location)).text.contains("Nobody is selected."))
            // What cannot be a department is refused, for all.
            let long = String(repeating: "x", count: 300)
            let refused = try await browser.post(
                "/people/bulk/department",
                ["to": long],
                all: people.map { ("person", $0.id.rawValue) }
            )
            #expect(refused.text.contains("notice row refused"))
            #expect(try Self.departments(browser) == ["Design", "R&D = new", "Sales"])
        }
    }

    @Test("selected people are archived, and come back by the undo; who may only read is offered nothing")
    func archived() async throws {
        try await Browser.open { browser in
            let people = try [browser.add(7, "Ada"), browser.add(8, "Bo"), browser.add(9, "Cleo")]
            let two = people.prefix(2).map { ("person", $0.id.rawValue) }
            let done = try await browser.post("/people/bulk/archive", all: Array(two))
            #expect(try browser.roster.people.count == 1)
            let page = try await browser.get(try #require(done.location)).text
            let fields = try Self.undo(in: page, to: "/people/bulk/restore")
            #expect(try await browser.post("/people/bulk/restore", fields).status == .seeOther)
            #expect(try browser.roster.people.count == 3)
        }
        try await Browser.open(as: .auditor) { browser in
            try browser.add(7, "Ada")
            #expect(try await !browser.get("/people").text.contains("name=\"person\""))
        }
    }

    @Test("a list says what it would change before it does", arguments: ["en", "zh", "de"])
    func updated(language: String) async throws {
        try await Browser.open(language: language) { browser in
            let t = try #require(Language(rawValue: language)).texts.people
            try browser.add(7, "Ada", department: "Design")
            try browser.add(8, "Bo", department: "Sales")
            let list = "number,name,department\n7,Ada <b>,Sales\n8,Bo,Sales\n9,Cleo,Sales\n"
            let only = try await browser.post("/people/import", ["list": list])
            #expect(only.status == .unprocessableContent)
            let preview = try await browser.post("/people/import", ["list": list, "update": "1"])
            #expect(preview.text.contains(t.wouldUpdate(1, 1, 1)))
            #expect(preview.text.contains("Ada → Ada &lt;b&gt;") && preview.text.contains("Design → Sales"))
            #expect(try Self.departments(browser) == ["Design", "Sales"])
            let done = try await browser.post("/people/import", ["list": list, "update": "1", "confirmed": "1"])
            #expect(done.location == "/people?updated=2")
            #expect(try Self.departments(browser) == ["Sales", "Sales", "Sales"])
            #expect(try await browser.get("/people?updated=2").text.contains(t.updatedMany(2)))
        }
    }
}
