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
            ("de-DE,de;q=0.9,zh;q=0.5,en;q=0.4", .chinese),
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
        arguments: ["", "de", "*", "*, zh;q=0.5", ";;;", "q=1", ",", "zhx"]
    )
    func acceptNothing(header: String) {
        #expect(AcceptLanguage(header).language == nil)
    }

    @Test("every language says every text", arguments: Language.allCases)
    func texts(language: Language) {
        for (name, text) in TextsReading.strings(of: language.texts) {
            #expect(!text.isEmpty, "\(name) is empty")
        }
    }

    @Test("no Chinese text was left in English")
    func chinese() {
        let english = Dictionary(uniqueKeysWithValues: TextsReading.strings(of: Texts.english))
        for (name, text) in TextsReading.strings(of: Texts.chinese) where name != "listSeparator" {
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
            let chinese = Texts.chinese.radio(condition, name)
            #expect(Texts.english.radio(condition, name) == english)
            #expect((chinese.remedy == nil) == (english.remedy == nil))
            if let name { #expect(chinese.title.contains(name)) }
            for text in [chinese.title, chinese.remedy].compactMap({ $0 }) {
                #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(text)")
            }
        }
        #expect(Set(conditions.map { Texts.chinese.radio($0, nil) }).count == conditions.count)
        #expect(Texts.chinese.radio(.failed("busy"), nil).title.contains("busy"))
        #expect(Texts.chinese.radio(.notPermitted, nil).remedy?.contains("CAP_NET_RAW CAP_NET_ADMIN") == true)
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
        #expect(Texts.english.heard.text(age: age) == english)
        #expect(Texts.chinese.heard.text(age: age) == chinese)
    }

    @Test("times and days are written as each language writes them")
    func times() throws {
        let board = try Fixtures.board()
        let english = SiteClock(timeZone: board.timeZone, texts: .english)
        let chinese = SiteClock(timeZone: board.timeZone, texts: .chinese)
        let nine = Fixtures.now.adding(microseconds: -55 * 60_000_000)
        #expect(english.time(nine, on: board.day) == "09:05")
        #expect(chinese.time(nine, on: board.day) == "9:05")
        #expect(english.day(board.day) == "Saturday 21 November")
        #expect(chinese.day(board.day) == "11月21日星期六")
        #expect(english.time(nine.adding(microseconds: -86_400_000_000), on: board.day) == "Friday 20 November 09:05")
    }
}
