import Attendance
import BeaconKit
import Station
import Testing

@Suite("A list of people from a spreadsheet")
struct SheetTests {
    private func rows(_ text: String) throws -> [CSVTable.Row] { try CSVTable(text).rows }

    @Test(
        "fields are read as spreadsheets write them",
        arguments: [
            ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
            ("a;b\r\n1;2,5\r\n", [["a", "b"], ["1", "2,5"]]),
            ("a\tb\r1\t2", [["a", "b"], ["1", "2"]]),
            ("\u{FEFF}a,b\n张,李", [["a", "b"], ["张", "李"]]),
            ("a,b\n\"x, \"\"y\"\"\",\"two\nlines\"", [["a", "b"], ["x, \"y\"", "two\nlines"]]),
            ("a,b\n\n , \n1,\n", [["a", "b"], ["1", ""]]),
            ("a,b\n=1+1,@x\n", [["a", "b"], ["=1+1", "@x"]]),
            ("", []), ("\"\"", []), (",", []),
        ] as [(String, [[String]])]
    )
    func fields(text: String, expected: [[String]]) throws {
        #expect(try rows(text).map(\.fields) == expected)
    }

    @Test("each row knows the line on which it begins, also after lines within a field")
    func lines() throws {
        #expect(try rows("a\r\n\"1\r\n1\"\r\n\r\n2\r\n3").map(\.line) == [1, 2, 5, 6])
    }

    @Test(
        "quotation marks that do not fit are named with their line",
        arguments: [
            ("a,b\n1,\"x", SheetError.unclosedQuote(line: 2)), ("a,b\n1,\"x\"y", .textAfterQuote(line: 2)),
            ("number,name\n\"\n\"\n\"", .unclosedQuote(line: 4)),
        ]
    )
    func quotes(text: String, error: SheetError) {
        #expect(throws: error) { try CSVTable(text) }
    }

    @Test("cut anywhere, a table is read or refused")
    func total() {
        let text = "number;name\r\n7;\"Lin \"\"Mei\"\"\r\n林\"\r\n8;x"
        for length in 0...text.utf8.count {
            _ = try? CSVTable(String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self))
        }
    }

    private func sheet(_ text: String) throws(SheetError) -> PeopleSheet {
        try PeopleSheet(csv: text) { _ in nil }
    }

    @Test("columns may be in any order, in English or Chinese", arguments: ["Name, NUMBER ,badge", "姓名,工号,工牌"])
    func columns(header: String) throws {
        let badge = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:2"
        let sheet = try sheet(header + "\n 林晓梅 ,7,\(badge)\n")
        #expect(sheet.people.map(\.person.details.name) == ["林晓梅"])
        #expect(sheet.people.first?.person.badge?.description == badge)
        #expect(sheet.problems(against: Roster()).isEmpty)
    }

    @Test(
        "a table without sense is refused as a whole",
        arguments: [
            ("", SheetError.empty), ("number,name\n", .empty), ("number\n7", .noColumn("name")),
            ("name,department\nA,B", .noColumn("number")), ("number,name,wage\n7,A,9", .unknownColumn("wage")),
            ("number,name,Name\n7,A,B", .columnTwice("Name")), ("number,name\n7,M\u{FFFD}ller", .notUTF8),
        ]
    )
    func refused(text: String, error: SheetError) {
        #expect(throws: error) { try sheet(text) }
    }

    @Test("every problem of every row is told with its line: of the row, among the rows, against the roster")
    func problems() throws {
        var roster = Roster()
        roster.put(
            Person(
                id: PersonID(),
                number: try #require(PersonNumber(rawValue: 9)),
                details: try PersonDetails(name: "Ada")
            )
        )
        let sheet = try sheet(
            "number,name,badge\n7,Mei,\nx,Bo,\n8,,\n9,Cy,\n7,Di,\n10,Ed,nonsense\n11,Lin, Fay\n"
                + "12,\"Lin, Fay\"\n13,A,,b"
        )
        let problems = sheet.problems(against: roster)
        #expect(problems.map(\.line) == [3, 4, 5, 6, 7, 8, 10])
        #expect(problems.compactMap { $0.reason as? RosterError }.count == 6)
        #expect(problems[0].reason as? RosterError == .numberOutOfRange("x"))
        #expect(problems[1].reason as? RosterError == .emptyName)
        #expect("\(problems[2].reason)".contains("Ada") && "\(problems[3].reason)".contains("Mei"))
        #expect(problems[6].reason as? SheetError == .tooManyFields(4, columns: 3))
    }
}
