import MusterWeb
import Testing

@Suite("Markup")
struct MarkupTests {
    @Test(
        "nothing that HTML reads as its own passes",
        arguments: ["<", ">", "&", "\"", "'", "\"\u{0301}", "<\u{0338}", "'\u{20E3}", "&\u{200D}"]
    )
    func escaping(text: String) throws {
        let scalar = try #require(text.unicodeScalars.first)
        let escaped = Markup().escapeText("a\(text) b")
        #expect(!escaped.unicodeScalars.dropFirst().contains(scalar) || scalar == "&")
        #expect(escaped.utf8.starts(with: "a&".utf8))
    }

    @Test("other text stays as it is", arguments: ["", "李明", "محمد", "🦊🏽", "Zoë Müller-Lüdenscheidt"])
    func plain(text: String) {
        #expect(Markup().escapeText(text) == text)
    }
}
