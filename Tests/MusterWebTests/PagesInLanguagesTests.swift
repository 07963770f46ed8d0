import Attendance
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Every page that needs no more than a person in its address, read as somebody who knows one language does.
@Suite("Every page in every language")
struct PagesInLanguagesTests {
    private static func addresses(_ person: PersonID) throws -> [String] {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let table = try routeTable(services: services, configuration: WebConfiguration(port: 0, version: "1"))
        return table.filter { $0.method == .get && !$0.isForPrograms }.map(\.path)
            .map { $0.replacing("/people/:id", with: "/people/\(person.rawValue)") }
            .map { $0.replacing(":day", with: "2026-11-20").replacing(":month", with: "2026-11") }
            // Streams of events have no end.
            .filter { !$0.contains(":") && !$0.contains("*") && !$0.hasSuffix("events") }
    }

    @Test("shows no key, no place and no text of another language", arguments: Language.all)
    func pages(language: Language) async throws {
        try await Browser.open(as: .admin, language: language.rawValue) { browser in
            let ada = try browser.add(7, "Ada", department: "D")
            let foreign = Self.foreignTexts(to: language)
            var seen = 0
            for address in try Self.addresses(ada.id) {
                let page = try await browser.get(address)
                guard page.text.contains("<html") else { continue }
                seen += 1
                #expect(page.text.contains("<html lang=\"\(language.tag)\""), "\(address)")
                let words = Self.words(of: page.text)
                for key in Catalogue.english.keys where key.contains(".") && words.contains(key) {
                    Issue.record("\(address) shows the key \(key)")
                }
                #expect(words.firstMatch(of: /\{(?!n\}|name\})[A-Za-z]+\}/) == nil, "\(address)")
                for text in foreign where words.contains(text) {
                    Issue.record("\(address) says in another language: \(text)")
                }
            }
            #expect(seen > 25)
        }
    }

    @Test("a text of another language would be found")
    func found() async throws {
        try await Browser.open(as: .admin, language: "de") { browser in
            let words = Self.words(of: try await browser.get("/settings").text)
            for language in [Language.english, .chinese] {
                #expect(Self.foreignTexts(to: language).contains { words.contains($0) })
            }
            #expect(words.contains(Language.german.texts.settings.settingsHint))
        }
    }

    /// A page without its markup: text, and the attributes that people read or hear.
    private static func words(of page: String) -> String {
        let attributes = page.matches(of: /(?:aria-label|title|placeholder|data-text)="([^"]*)"/).map {
            String($0.output.1)
        }
        let text = page.replacing(/<(script|style|template)[\s\S]*?<\/\1>/, with: " ").replacing(/<[^>]*>/, with: " ")
        return (attributes + [text]).joined(separator: "\n").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
            .replacing("&quot;", with: "\"")
    }

    /// Sentences of the other languages that this one says otherwise.
    private static func foreignTexts(to language: Language) -> Set<String> {
        let own = Set(language.catalogue.keys.flatMap { language.catalogue.text($0)?.forms ?? [] })
        let others = Catalogue.all.filter { $0.language != language }
        return Set(
            others.flatMap { other in other.keys.flatMap { other.text($0)?.forms ?? [] } }.filter { text in
                !text.contains("{") && text.count > 12 && text.contains(where: \.isWhitespace) && !own.contains(text)
                    && !own.contains { $0.contains(text) }
            }
        )
    }

    @Test(
        "a problem of the API is in the language that is asked for",
        arguments: [
            ("en", "“2026-13-01” must be a date such as 2026-11-21."), ("zh", "“2026-13-01”必须是日期，例如 2026-11-21。"),
            ("de", "„2026-13-01“ muss ein Datum wie 2026-11-21 sein."),
        ]
    )
    func problems(language: String, detail: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let answer = try await browser.get("/api/v1/timesheets?from=2026-13-01")
            #expect(answer.status == .unprocessableContent)
            let problem = try JSONDecoder().decode([String: JSONValue].self, from: Data(answer.text.utf8))
            #expect(problem["detail"] == .string(detail))
        }
    }

    @Test(
        "so are the errors of attendance",
        arguments: [
            ("en", "The first date, 2026-11-21, is after the last, 2026-11-20. Swap them."),
            ("zh", "日期从 2026-11-21 倒退到 2026-11-20。请对调。"),
            ("de", "Der erste Tag, 2026-11-21, liegt nach dem letzten, 2026-11-20. Vertauschen Sie sie."),
        ]
    )
    func attendance(language: String, detail: String) async throws {
        try await Browser.open(as: .admin, language: language) { browser in
            let answer = try await browser.get("/api/v1/timesheets?from=2026-11-21&to=2026-11-20")
            #expect(answer.status == .unprocessableContent)
            let problem = try JSONDecoder().decode([String: JSONValue].self, from: Data(answer.text.utf8))
            #expect(problem["detail"] == .string(detail))
        }
    }
}
