import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Exports")
struct ExportTests {
    private let script: BooksScript

    init() throws { script = try BooksScript() }

    @Test(
        "no text of a CSV file is a formula",
        arguments: [
            ("=1+1", "\"'=1+1\""), ("+49", "\"'+49\""), ("-5", "\"'-5\""), ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("\t=1", "\"'\t=1\""), ("＝1", "\"'＝1\""), ("Mei Lin", "Mei Lin"), ("Hill, Sam", "\"Hill, Sam\""),
            ("A \"B\"", "\"A \"\"B\"\"\""), ("", ""), ("a;b", "\"a;b\""), ("O'Hara", "\"O'Hara\""),
        ]
    )
    func formulas(text: String, field: String) {
        #expect(CSVText.field(text) == field)
    }

    @Test("a CSV file begins with a mark for Excel and reads back what was worked")
    func csv() async throws {
        try script.work(7, day: 0)
        let books = try await script.keeper.books()
        let table = ReportTable.days([try await script.days(7)], in: books)
        let bytes = CSVText.bytes(table)
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        let read = try CSVTable(String(decoding: bytes, as: UTF8.self))
        let row = Dictionary(uniqueKeysWithValues: zip(read.rows[0].fields, read.rows[1].fields))
        #expect(row["Number"] == "7" && row["Name"] == "Mei Lin" && row["Day"] == "2026-03-02")
        #expect(row["In"] == "09:00" && row["Out"] == "17:30" && row["Worked"] == "8:30")
    }

    @Test("lines of a calendar have at most 75 octets, and no character is cut", arguments: [1, 74, 75, 76, 300])
    func folding(length: Int) throws {
        let line = "SUMMARY:" + String(repeating: "签到😀", count: length)
        let bytes = ShiftCalendar.folded(line)
        let text = try #require(String(validating: bytes, as: UTF8.self))
        let parts = text.components(separatedBy: "\r\n")
        #expect(parts.last?.isEmpty == true)
        #expect(parts.allSatisfy { $0.utf8.count <= 75 })
        #expect(parts.dropFirst().dropLast().allSatisfy { $0.hasPrefix(" ") })
        #expect(text.replacing("\r\n ", with: "") == line + "\r\n")
    }

    @Test("shifts are events of a calendar")
    func calendar() async throws {
        let bytes = ShiftCalendar.bytes([try await script.days(7, 7)], site: "Office; A, B", now: BooksScript.at(0, 0))
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 5)
        #expect(lines.contains("DTSTART:20260302T090000Z") && lines.contains("DTEND:20260306T173000Z"))
        #expect(lines.contains("LOCATION:Office\\; A\\, B"))
        #expect(Set(lines.filter { $0.hasPrefix("UID:") }).count == 5)
    }

    @Test("somebody's own data has their entries, their names and nobody else's")
    func own() async throws {
        try script.work(7, day: 0)
        try script.work(8, day: 0)
        let books = try await script.keeper.books()
        let bytes = try PersonRecord.bytes(of: try script.person(7), in: books, from: script.store)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect((json["entries"] as? [Any])?.count == 3)
        #expect((json["personalValues"] as? [Any])?.count == 1)
        #expect(String(decoding: bytes, as: UTF8.self).contains("Mei Lin"))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("Bo\""))
    }
}
