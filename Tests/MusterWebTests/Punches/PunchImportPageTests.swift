import Attendance
import HTTPTypes
import MusterWeb
import Station
import Testing

/// Saturday, 21 November 2026, 10:00 in Shanghai.
@Suite("Importing punches on a page")
struct PunchImportPageTests {
    private static let list = "工号;时间;方向\r\n7;2026-11-20 09:00;in\r\n7;2026-11-20 17:30;out\r\n"

    private static func count(_ browser: Browser) throws -> Int {
        try browser.services.journal.entries(after: 0, limit: 100).count { RecordedPunch($0) != nil }
    }

    @Test("a list is shown before anything is imported, and imported once as a whole when that is confirmed")
    func preview() async throws {
        try await Browser.open { browser in
            try browser.add(7, "Ada <b>")
            #expect(try await browser.get("/punches/import").text.contains("Choose a CSV file"))
            let preview = try await browser.post("/punches/import", ["list": Self.list])
            #expect(preview.status == .ok)
            for text in ["2 punches would be imported", "Ada &lt;b&gt;", "09:00", "Import 2 punches"] {
                #expect(preview.text.contains(text), "\(text)")
            }
            #expect(try Self.count(browser) == 0)
            let made = try await browser.post("/punches/import", ["list": Self.list, "confirmed": "1"])
            #expect(made.status == .seeOther)
            #expect(try await browser.get(try #require(made.location)).text.contains("2 punches were imported."))
            #expect(try Self.count(browser) == 2)
            let again = try await browser.post("/punches/import", ["list": Self.list, "confirmed": "1"])
            #expect(again.status == .ok)
            #expect(again.text.contains("2 are already there and are skipped."))
            #expect(!again.text.contains("name=\"confirmed\""))
            #expect(try Self.count(browser) == 2)
            let sheet = try await browser.get("/timesheets?person=7&span=month&on=2026-11-20")
            #expect(sheet.text.contains("8:30") && sheet.text.contains("href=\"/punches/import\""))
        }
    }

    @Test("every problem is named with its line, nothing is imported, and the list stays to be corrected")
    func problems() async throws {
        try await Browser.open { browser in
            try browser.add(7, "Ada")
            let list = "number,time\n7,2026-11-20 09:00\n9,2026-11-20 09:00\n7,nine\n7,2026-11-20 09:00\n"
            let answer = try await browser.post("/punches/import", ["list": list, "confirmed": "1"])
            #expect(answer.status == .unprocessableContent)
            for text in [
                "2 problems", "Line 3:", "Nobody has the number 9.", "Line 4:", "“nine” is not a time",
                "1 punch would be imported", "1 row repeats another and is skipped.", "\n7,nine",
            ] { #expect(answer.text.contains(text), "\(text)") }
            #expect(!answer.text.contains("name=\"confirmed\"") && !answer.text.contains("Line 5:"))
            #expect(try Self.count(browser) == 0)
        }
    }

    @Test("times that came twice are told in the preview, by their lines", arguments: ["en", "zh", "de"])
    func ambiguous(language: String) async throws {
        try await Browser.open(language: language) { browser in
            try browser.add(7, "Ada")
            let words = try #require(Language(rawValue: language)).texts.imports
            let sheet = words.ambiguous([3])
            #expect(sheet.contains("3") && !sheet.contains("{"))
            #expect(words.ambiguous(Array(1...12)).contains("10, …"))
        }
    }

    @Test(
        "a list without sense is refused in words",
        arguments: [
            ("", "列表中没有打卡"), ("工号\n7", "缺少“时间”列"), ("number,time,x\n7,1,2", "不认识“x”列"),
            ("number,time\n7,\"A", "第 2 行的引号没有闭合"), ("number,time\n7,M\u{FFFD}", "请另存为“CSV UTF-8”"),
        ]
    )
    func refused(list: String, text: String) async throws {
        try await Browser.open(language: "zh") { browser in
            let answer = try await browser.post("/punches/import", ["list": list])
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(text))
        }
    }

    @Test("who may not correct times finds no way there")
    func auditor() async throws {
        try await Browser.open(as: .auditor) { browser in
            try browser.add(7, "Ada")
            #expect(try await browser.get("/punches/import").status == .forbidden)
            #expect(try await !browser.get("/timesheets").text.contains("/punches/import"))
        }
    }
}
