import Attendance
import HTTPTypes
import Station
import Testing
import MusterWeb

@Suite("Importing people")
struct ImportPageTests {
    private static let list =
        "\u{FEFF}number;name;department;badge\r\n7;林晓梅;\"Design; A\";\r\n"
        + "8;=cmd|x;;\(Fixtures.uuid):1:8\r\n"

    @Test("a list is shown before anybody is added, and added as a whole when that is confirmed")
    func preview() async throws {
        try await Browser.open { browser in
            #expect(try await browser.get("/people/import").text.contains("Choose a CSV file"))
            let preview = try await browser.post("/people/import", ["list": Self.list])
            #expect(preview.status == .ok)
            for text in ["2 people would be added", "林晓梅", "Design; A", "=cmd|x", "Add 2 people"] {
                #expect(preview.text.contains(text), "\(text)")
            }
            #expect(try browser.roster.people.isEmpty)
            let added = try await browser.post("/people/import", ["list": Self.list, "confirmed": "1"])
            #expect(added.status == .seeOther)
            #expect(try await browser.get(try #require(added.location)).text.contains("2 people were added."))
            #expect(try browser.roster.people.count == 2)
            #expect(try browser.roster.badges.count == 1)
            let entry = try #require(try browser.services.journal.entries(after: 0, limit: 9).last)
            #expect(entry.source == .import)
            // Sent again, everybody is there already: nobody is added twice.
            let again = try await browser.post("/people/import", ["list": Self.list, "confirmed": "1"])
            #expect(again.status == .unprocessableContent)
            #expect(again.text.contains("Number 7 belongs to 林晓梅") && again.text.contains("2 problems"))
            #expect(try browser.roster.people.count == 2)
        }
    }

    @Test("every problem is named with its line, nobody is added, and the list stays to be corrected")
    func problems() async throws {
        try await Browser.open { browser in
            try browser.add(9, "Ada <b>")
            let list = "number,name\n7,Mei\nx,Bo\n9,Cy\n7,Di\n10,Lin, Fay\n"
            let answer = try await browser.post("/people/import", ["list": list, "confirmed": "1"])
            #expect(answer.status == .unprocessableContent)
            for text in [
                "4 problems", "Line 3:", "“x” is not valid", "Line 4:", "belongs to Ada &lt;b&gt;", "Line 5:",
                "belongs to Mei", "Line 6:", "3 fields for 2 columns", "1 person would be added", "\n10,Lin, Fay",
            ] { #expect(answer.text.contains(text), "\(text)") }
            #expect(!answer.text.contains("name=\"confirmed\""))
            #expect(try browser.roster.people.count == 1)
        }
    }

    @Test(
        "a list without sense is refused in words",
        arguments: [
            ("", "名单中没有人员"), ("name\nA", "缺少“工号”列"), ("number,name,x\n1,A,2", "不认识“x”列"),
            ("number,name\n1,\"A", "第 2 行的引号没有闭合"),
        ]
    )
    func refused(list: String, text: String) async throws {
        try await Browser.open(language: "zh") { browser in
            let answer = try await browser.post("/people/import", ["list": list])
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(text))
        }
    }

    @Test("ten thousand people fit, with Chinese names")
    func manyPeople() async throws {
        try await Browser.open { browser in
            let list = "工号,姓名,部门\n" + (1...10_000).map { "\($0),欧阳晓梅,产品与设计部" }.joined(separator: "\n")
            let preview = try await browser.post("/people/import", ["list": list])
            #expect(preview.status == .ok)
            #expect(preview.text.contains("10000 people would be added") && preview.text.contains("and 9800 more"))
            #expect(try await browser.post("/people/import", ["list": list, "confirmed": "1"]).status == .seeOther)
            #expect(try browser.roster.people.count == 10_000)
        }
    }
}
