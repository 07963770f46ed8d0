import Attendance
import BeaconKit
import Station
import Testing

@Suite("Catalogues")
struct CatalogueTests {
    private static func catalogue(_ json: String, in language: Language = .english) throws -> Catalogue {
        try Catalogue(language, json: Array(json.utf8))
    }

    private static let german = Language(rawValue: "de") ?? .english

    @Test("English comes first; each language has a name and a tag of its own")
    func all() {
        #expect(Language.all.prefix(3).map(\.rawValue) == ["en", "zh", "de"])
        #expect(Language.all.prefix(3).map(\.ownName) == ["English", "中文", "Deutsch"])
        #expect(Language.all.prefix(3).map(\.tag) == ["en", "zh-Hans", "de"])
        #expect(Set(Language.all.map(\.ownName)).count == Language.all.count)
        #expect(Language.all.allSatisfy { $0.tag.hasPrefix($0.rawValue) })
    }

    @Test("each language has exactly English's texts", arguments: Catalogue.all)
    func keys(catalogue: Catalogue) {
        #expect(Set(catalogue.keys) == Set(Catalogue.english.keys), "\(catalogue.language)")
        #expect(catalogue.keys.count > 1000)
    }

    @Test("each text has the places of the English one", arguments: Catalogue.all)
    func places(catalogue: Catalogue) throws {
        for key in Catalogue.english.keys {
            let text = try #require(catalogue.text(key))
            let english = try #require(Catalogue.english.text(key))
            #expect(text.places == english.places, "\(catalogue.language) \(key)")
        }
    }

    @Test("each text with plural forms has all that its language needs", arguments: Catalogue.all)
    func plurals(catalogue: Catalogue) throws {
        let rule = try #require(PluralRule(rawValue: catalogue["language.plurals"]))
        for key in Catalogue.english.keys {
            switch (try #require(catalogue.text(key)), try #require(Catalogue.english.text(key))) {
            case (.plural(let forms), .plural):
                #expect(Set(forms.keys) == rule.categories, "\(catalogue.language) \(key)")
            case (.plain, .plain): break
            case (.plain, .plural), (.plural, .plain): Issue.record("\(catalogue.language) \(key)")
            }
        }
    }

    @Test("no text is empty", arguments: Catalogue.all)
    func filled(catalogue: Catalogue) {
        for key in catalogue.keys where key != "format.sentenceSeparator" {
            for form in catalogue.text(key)?.forms ?? [] {
                #expect(form.contains { !$0.isWhitespace }, "\(catalogue.language) \(key)")
            }
        }
    }

    @Test("no German or Chinese text of several words was left in English")
    func translated() {
        // What people type, units and names are the same everywhere.
        let same: Set = ["common.strength", "signals.distance"]
        for catalogue in Catalogue.all where catalogue.language != .english {
            for key in catalogue.keys where !same.contains(key) {
                guard case .plain(let english) = Catalogue.english.text(key), Self.isSentence(english) else { continue }
                #expect(catalogue.text(key) != .plain(english), "\(catalogue.language) \(key)")
            }
        }
    }

    private static func isSentence(_ text: String) -> Bool {
        let words = text.split(separator: " ").filter { word in
            !word.contains("{") && word.contains { $0.isLetter }
        }
        return words.count > 1
    }

    @Test("German quotes as Germans do", arguments: [Language.english, german])
    func quotes(language: Language) {
        for key in language.catalogue.keys {
            for form in language.catalogue.text(key)?.forms ?? [] {
                // „…“ in German, “…” in English.
                #expect(!form.contains(language == .english ? "„" : "”"), "\(key): \(form)")
            }
        }
    }

    @Test(
        "a number takes the form of its language",
        arguments: [
            (PluralRule.one, 0, PluralRule.Category.other), (.one, 1, .one), (.one, 2, .other), (.one, 11, .other),
            (.one, -1, .one), (.none, 0, .other), (.none, 1, .other), (.none, 7, .other),
        ] as [(PluralRule, Int64, PluralRule.Category)]
    )
    func categories(rule: PluralRule, count: Int64, category: PluralRule.Category) {
        #expect(rule.category(of: count) == category)
        #expect(rule.categories.contains(category))
    }

    @Test("the value called count chooses the form")
    func counts() throws {
        let catalogue = try Self.catalogue(
            #"{"language.plurals": "one", "a": {"one": "{count} day of {all}", "other": "{count} days of {all}"}}"#
        )
        #expect(catalogue["a", ["count": 1, "all": 2]] == "1 day of 2")
        #expect(catalogue["a", ["count": Int64(3), "all": 1]] == "3 days of 1")
    }

    @Test("values stand in their places, whatever their order, and what they contain is left alone")
    func values() throws {
        let catalogue = try Self.catalogue(#"{"a": "{last}, {first}: {n} {"}"#)
        #expect(catalogue["a", ["first": "{last}", "last": "{first}"]] == "{first}, {last}: {n} {")
        #expect(catalogue["a"] == "{last}, {first}: {n} {")
    }

    @Test("a text that a language lacks is said in English, and one that English lacks by its key")
    func missing() throws {
        let catalogue = try Self.catalogue("{}", in: Self.german)
        #expect(catalogue["kiosk.punchIn"] == "Punch in")
        #expect(catalogue["kiosk.nothing"] == "kiosk.nothing")
        #expect((Language(rawValue: "xx") ?? Self.german).catalogue.language == .english)
    }

    @Test("what is no catalogue is refused", arguments: ["[]", "", #"{"a": 1}"#, #"{"a": {"few": "x"}}"#, #"{"a": {"#])
    func unreadable(json: String) {
        #expect(throws: (any Error).self) { try Self.catalogue(json) }
    }

    @Test("a code is two or three letters, and offered only if there is a catalogue")
    func codes() {
        for code in ["", "e", "EN", "engl", "e1", "en-GB", "中文"] { #expect(Language(rawValue: code) == nil, "\(code)") }
        #expect(Language(rawValue: "fr")?.rawValue == "fr")
        #expect(Language(offered: "fr") == nil)
        #expect(Language(offered: "de") == Self.german)
    }

    @Test("every event has words in every language, about items with and without a name", arguments: Language.all)
    func events(language: Language) {
        for type in EventType.allCases {
            let isNamed = type.rawValue.hasPrefix("item.") || type == .visitorSignedIn
            let forms = isNamed ? [".named", ".unnamed"] : type == .rollCallStarted ? [".live", ".drill"] : [""]
            for form in forms { #expect(language.catalogue.text("events.\(type.rawValue)\(form)") != nil, "\(type)") }
        }
        let test = EventDocument(test: "1", at: Instant(microseconds: 0), timeZone: "Europe/Berlin", offset: 3600)
        let words = EventWords(test, name: nil, site: "S", language: language)
        #expect(words.title == language.catalogue["events.test"] && words.text == "01:00 · S")
    }

    @Test("every finding about a radio has words in every language", arguments: Language.all)
    func findings(language: Language) {
        let findings: [RadioDiagnosis.Finding] = [
            .hearsNothing(adapter: "a"), .hearsNoBeacons(adapter: "a", reports: 1),
            .hearsOnlyUnknown(adapter: "a", beacons: 2, isStationHere: true),
            .hearsOnlyUnknown(adapter: "a", beacons: 1, isStationHere: false), .losesPackets(adapter: "a", count: 3),
            .hears(adapter: "a", beacons: 2, known: 1), .condition(.absent, adapter: "a"),
        ]
        for words in findings.map({ $0.words(in: language, program: "/opt/muster") }) {
            for text in [words.title, words.remedy ?? ""] {
                #expect(!text.hasPrefix("radio") && !text.contains("{"), "\(text)")
            }
        }
    }

    @Test("days, times and ranges are written as each language writes them")
    func dates() throws {
        let chinese = try #require(Language(offered: "zh")).catalogue
        let day = LocalDay(year: 2026, month: 3, day: 1)
        #expect(Catalogue.english.day(day, weekday: 7) == "Sunday 1 March")
        #expect(chinese.day(day, weekday: 7) == "3月1日星期日")
        #expect(Self.german.catalogue.day(day, weekday: 0) == "Sonntag, 1. März")
        #expect(Self.german.catalogue.month(12, year: 2026) == "Dezember 2026")
        #expect(chinese.month(12, year: 2026) == "2026年12月")
        #expect([Catalogue.english.time(9, 5), chinese.time(9, 5)] == ["09:05", "9:05"])
        #expect(Self.german.catalogue.range("1.", "1.") == "1.")
        #expect(chinese.range("1", "2") == "1 至 2")
        #expect(chinese.sentences(["一。", "二。"]) == "一。二。" && Catalogue.english.sentences(["A.", "B."]) == "A. B.")
    }
}

extension Catalogue: CustomTestStringConvertible {
    /// The language's code.
    public var testDescription: String { language.rawValue }
}
