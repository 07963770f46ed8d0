import Attendance
import Testing

@Suite("Visitors’ details")
struct VisitorDetailsTests {
    @Test("what is typed is trimmed, bounded and shown as it is")
    func details() throws {
        let details = try VisitorDetails(name: "  Ada Lovelace ", company: "Engines\u{a0}Ltd", pass: "p")
        #expect(details.name == "Ada Lovelace" && details.company == "Engines\u{a0}Ltd" && details.purpose.isEmpty)
        let value = PersonalValue.make(visitor: details, of: PersonID(rawValue: "v"))
        #expect(VisitorDetails(personalValue: value.value) == details)
        #expect(value.isGenuine)
    }

    @Test(
        "what cannot be kept is refused with the field that is wrong",
        arguments: [
            (" ", "", VisitorError.needed(.name)),
            (String(repeating: "a", count: 201), "", .tooLong(.name, limit: 200)),
            ("Ada", String(repeating: "a", count: 201), .tooLong(.company, limit: 200)),
            ("Ada\u{1}", "", .controlCharacter(.name)), ("Ada", "a\nb", .controlCharacter(.company)),
        ]
    )
    func refused(name: String, company: String, error: VisitorError) {
        #expect(throws: error) { try VisitorDetails(name: name, company: company, pass: "p") }
    }

    @Test(
        "the same name is one however it is typed",
        arguments: [
            ("Ada Lovelace", "ada  lovelace", true), ("José Müller", "Jose Muller", true), ("林晓梅", "林晓梅 ", true),
            ("Ada", "Ada Lovelace", false), ("林晓梅", "林晓", false),
        ]
    )
    func names(one: String, other: String, isSame: Bool) {
        #expect(VisitorDetails.isSameName(one, other) == isSame)
    }

    @Test("an agreement keeps its paragraphs, and another text has another digest")
    func agreement() throws {
        let rules = try VisitorRules(agreement: " Keep quiet.\r\nNo photos.\u{0}\n", required: [.host, .name, .card])
        #expect(rules.agreement == "Keep quiet.\nNo photos." && rules.required == [.host])
        #expect(try rules.digest != VisitorRules(agreement: "Keep quiet.", required: []).digest)
        #expect(VisitorRules().digest == nil)
        #expect(throws: VisitorError.agreementTooLong(limit: 5000)) {
            try VisitorRules(agreement: String(repeating: "a", count: 5001), required: [])
        }
    }
}
