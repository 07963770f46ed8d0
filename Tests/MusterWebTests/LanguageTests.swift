import Attendance
import BeaconKit
import Station
import Testing
import MusterWeb

@Suite("Languages")
struct LanguageTests {
    @Test(
        "the browser's dearest language that there is gets chosen",
        arguments: [
            ("zh-CN,zh;q=0.9,en;q=0.8", Language.chinese),
            ("en-GB,en;q=0.9", .english),
            ("fr-FR,fr;q=0.9,zh;q=0.5,en;q=0.4", .chinese),
            ("de-AT,de;q=0.9,zh;q=0.5,en;q=0.4", .german), ("en;q=0.5, de;q=0.7", .german),
            ("en;q=0.1, zh;q=0.2", .chinese),
            ("zh;q=0, en", .english),
            ("ZH-hant-TW", .chinese),
            ("*;q=0.5, zh", .chinese),
            ("zh;q=0.5, *;q=0.1", .chinese),
        ]
    )
    func acceptLanguage(header: String, language: Language) {
        #expect(AcceptLanguage(header).language == language)
    }

    @Test(
        "a header that asks for no language of ours decides nothing",
        arguments: ["", "fr", "*", "*, zh;q=0.5", ";;;", "q=1", ",", "zhx", "deu"]
    )
    func acceptNothing(header: String) {
        #expect(AcceptLanguage(header).language == nil)
    }

    @Test("every language says every text", arguments: Language.all)
    func texts(language: Language) {
        for (name, text) in TextsReading.strings(of: language.texts) {
            #expect(!text.isEmpty, "\(name) is empty")
        }
    }

    @Test("no text is its own key, in any table of any language", arguments: Language.all)
    func keys(language: Language) {
        let texts = Dictionary(uniqueKeysWithValues: TextsReading.strings(of: language.texts))
        #expect(texts.count > 900)
        for (name, text) in texts { #expect(Catalogue.english.text(text) == nil, "\(name): \(text)") }
    }

    @Test("each case of what pages name has its words in every language", arguments: Language.all)
    func cases(language: Language) {
        let t = language.texts
        let words =
            Punch.Direction.allCases.map(t.history.direction) + Source.allCases.map { t.history.source($0, nil) }
            + RecordAccess.Part.allCases.map(t.history.part) + SendOutcome.Reason.allCases.map(t.links.reason)
            + EventType.allCases.map(t.links.event) + MessageForm.allCases.map(t.messages.kind)
            + MessageRefusal.allCases.map(t.messages.refusal) + RetentionKind.allCases.map(t.retention.kind)
            + RetentionKind.allCases.map(t.retention.kindHint) + Exception.Kind.allCases.map(t.attendance.kind)
            + Exception.Severity.allCases.map(t.attendance.severity) + Leave.Kind.allCases.map(t.attendance.leave)
            + Exception.Severity.allCases.map(t.sheets.severityChoice)
            + TimesheetPolicy.Closing.allCases.map(t.plan.closingChoice)
            + RollCall.Presence.allCases.map(t.rollCall.presence) + RollCallMark.State.allCases.map(t.rollCall.mark)
        for text in words { #expect(Catalogue.english.text(text) == nil && !text.contains("{"), "\(text)") }
        #expect(!words.contains { $0.hasPrefix("history.") || $0.hasPrefix("links.") || $0.hasPrefix("plan.") })
    }

    @Test("no Chinese text was left in English")
    func chinese() {
        let english = Dictionary(uniqueKeysWithValues: TextsReading.strings(of: Language.english.texts))
        // The comma is Chinese, and whether hours are padded is no text.
        for (name, text) in TextsReading.strings(of: Language.chinese.texts)
        where !["listSeparator", "padsHours"].contains(name) {
            #expect(text != english[name], "\(name)")
            #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(name): \(text)")
        }
    }

    @Test("a radio's condition reads in English as everywhere else, and in Chinese in Chinese")
    func radio() {
        let conditions: [RadioCondition] = [
            .starting, .listening, .absent, .off, .blocked(byHardware: false), .blocked(byHardware: true),
            .notPermitted, .unsupported, .notLowEnergy, .taken, .disturbed, .refusing(0x0C), .notAnswering, .silent,
            .failed("busy"),
        ]
        for (condition, name) in conditions.flatMap({ [($0, nil), ($0, "hci0")] }) {
            let english = condition.words(for: name)
            let chinese = Language.chinese.texts.radio(condition, name)
            #expect(Language.english.texts.radio(condition, name) == english)
            #expect((chinese.remedy == nil) == (english.remedy == nil))
            if let name { #expect(chinese.title.contains(name)) }
            for text in [chinese.title, chinese.remedy].compactMap({ $0 }) {
                #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(text)")
            }
        }
        #expect(Set(conditions.map { Language.chinese.texts.radio($0, nil) }).count == conditions.count)
        #expect(Language.chinese.texts.radio(.failed("busy"), nil).title.contains("busy"))
        #expect(Language.chinese.texts.radio(.notPermitted, nil).remedy?.contains("CAP_NET_RAW CAP_NET_ADMIN") == true)
    }

    @Test(
        "an age reads as its language writes it",
        arguments: [
            (-5, "heard just now", "刚刚听到"), (9, "heard just now", "刚刚听到"), (12, "heard 12 s ago", "最后听到 12 秒前"),
            (60, "heard 1 min ago", "最后听到 1 分钟前"), (7200, "heard 2 h ago", "最后听到 2 小时前"),
            (200_000, "heard 2 d ago", "最后听到 2 天前"),
        ] as [(Int64, String, String)]
    )
    func ages(age: Int64, english: String, chinese: String) {
        #expect(Language.english.texts.heard.text(age: age) == english)
        #expect(Language.chinese.texts.heard.text(age: age) == chinese)
    }

    @Test("times and days are written as each language writes them")
    func times() throws {
        let board = try Fixtures.board()
        let english = SiteClock(timeZone: board.timeZone, texts: Language.english.texts)
        let chinese = SiteClock(timeZone: board.timeZone, texts: Language.chinese.texts)
        let nine = Fixtures.now.adding(microseconds: -55 * 60_000_000)
        #expect(english.time(nine, on: board.day) == "09:05")
        #expect(chinese.time(nine, on: board.day) == "9:05")
        #expect(english.day(board.day) == "Saturday 21 November")
        #expect(chinese.day(board.day) == "11月21日星期六")
        #expect(english.time(nine.adding(microseconds: -86_400_000_000), on: board.day) == "Friday 20 November 09:05")
    }
}
