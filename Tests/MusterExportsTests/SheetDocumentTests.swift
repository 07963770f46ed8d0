import Attendance
import Foundation
import MusterExports
import Station
import Testing

@Suite("Monthly sheets as PDF", .enabled(if: PDFTool.isInstalled))
struct SheetDocumentTests {
    private static func print(
        _ sheets: [MonthlySheet],
        texts: MonthlySheetTexts = MonthlySheetTexts(.english)
    ) async throws -> PrintedSheets {
        try await PDFSheetPrinter().document("Timesheets", texts: texts, count: sheets.count) { sheets[$0] }
    }

    private static func tool(_ document: PrintedSheets) throws -> PDFTool { try PDFTool(document.bytes) }

    @Test("a month is one page: head, days, totals, signatures, anchor and page number")
    func month() async throws {
        let document = try await Self.print([SheetExamples.sheet()])
        let tool = try Self.tool(document)
        defer { tool.remove() }
        #expect(document.pages == 1 && document.unreadable.isEmpty)
        let text = try await tool.text(page: 1)
        for part in [
            "Monthly timesheet", "November 2026", "Ada Chen", "Workshop Nord", "Mon 01", "Tue 30", "09:00–17:30",
            "09:02", "Total", "168:00", "Days worked", "Employee", "Supervisor", "Place, date", "Journal entry 123456",
            String(repeating: "7f", count: 20), "Page 1 of 1", "The period is closed.",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        let info = try await tool.info()
        #expect(info.contains("Title:") && info.contains("Timesheets") && info.contains("A4"))
        let structure = try await tool.structure()
        #expect(structure.contains("H1") && structure.contains("Table") && structure.contains("TD"))
    }

    @Test("fonts are embedded, and no text is drawn as a picture")
    func fonts() async throws {
        let tool = try Self.tool(try await Self.print([SheetExamples.sheet(name: "Jürgen Łukasz Ødegård")]))
        defer { tool.remove() }
        let fonts = try await tool.fonts().split(separator: "\n").dropFirst(2)
        #expect(!fonts.isEmpty)
        for font in fonts {
            #expect(!font.contains("Type 3") && font.contains("DejaVu"), "\(font)")
            // Embedded, a part, and readable as text.
            #expect(font.contains("yes yes yes"), "\(font)")
        }
    }

    @Test("many punches and corrections go on to further pages, each with its number and its headings")
    func pages() async throws {
        let rows = (1...30).map { SheetExamples.row($0, stays: $0 == 10 ? 100 : 3, remarks: "Late 0:12") }
        let corrections = (1...60).map {
            "\($0). Tue 03: in at 09:00 added. Boss, 2026-11-04 10:12; made directly. Reason: Forgot to punch, again"
        }
        let document = try await Self.print([SheetExamples.sheet(rows: rows, corrections: corrections)])
        let tool = try Self.tool(document)
        defer { tool.remove() }
        #expect(document.pages >= 4)
        var whole = ""
        for page in 1...document.pages {
            let text = try await tool.text(page: page)
            #expect(text.contains("Page \(page) of \(document.pages)"))
            #expect(page == 1 || text.contains("continued"))
            whole += text
        }
        let first = try await tool.text(page: 2)
        #expect(first.contains("Planned") && first.contains("Remarks"))
        for number in 1...60 { #expect(whole.contains("\(number). Tue 03"), "\(number)") }
        // The hundredth stay of the tenth: 9:02 and 99 times 7 minutes.
        #expect(whole.contains("20:35") && whole.contains("Tue 30"))
        let last = try await tool.text(page: document.pages)
        #expect(last.contains("Signature") && last.contains("Journal entry"))
    }

    @Test("nothing is drawn outside of the page, nor over the page's number")
    func margins() async throws {
        let long = String(repeating: "Maximiliane-Henriette ", count: 9)
        let rows = (1...31).map { SheetExamples.row($0, remarks: String(repeating: "Very long remark ", count: 8)) }
        let document = try await Self.print([SheetExamples.sheet(name: long, rows: rows)])
        let tool = try Self.tool(document)
        defer { tool.remove() }
        for page in 1...document.pages {
            let picture = try await tool.picture(page: page)
            // 100 dots an inch: A4 is 827 wide and 1170 high.
            let width = 827
            let dots = picture.suffix(width * 1170)
            #expect(dots.count == width * 1170)
            func isWhite(_ rows: Range<Int>, _ columns: Range<Int>) -> Bool {
                rows.allSatisfy { row in
                    columns.allSatisfy { dots[dots.startIndex + row * width + $0] > 250 }
                }
            }
            #expect(isWhite(0..<40, 0..<width) && isWhite(1140..<1170, 0..<width))
            #expect(isWhite(0..<1170, 0..<40) && isWhite(0..<1170, 780..<width))
            #expect(isWhite(1113..<1120, 0..<width))
        }
    }

    @Test("an empty month, and a month without anybody, are pages all the same")
    func empty() async throws {
        let document = try await Self.print([SheetExamples.sheet(rows: [])])
        let tool = try Self.tool(document)
        defer { tool.remove() }
        #expect(document.pages == 1)
        #expect(try await tool.text(page: 1).contains("Signature"))
        let nobody = try await Self.print([])
        let other = try Self.tool(nobody)
        defer { other.remove() }
        #expect(try await other.text(page: 1).contains("There is nobody to report on."))
    }

    @Test("each person begins a page of their own, which the outline names")
    func people() async throws {
        let sheets = (1...3).map { SheetExamples.sheet(name: "Person \($0)") }
        let document = try await Self.print(sheets)
        let tool = try Self.tool(document)
        defer { tool.remove() }
        #expect(document.pages == 3)
        for page in 1...3 {
            let text = try await tool.text(page: page)
            #expect(text.contains("Person \(page)") && text.contains("Page 1 of 1"))
        }
        #expect(document.bytes.count < 3 * 60_000)
        let bytes = String(decoding: document.bytes, as: UTF8.self)
        #expect(bytes.contains("/Outlines"))
    }

    @Test("German and Chinese sheets show their own words")
    func languages() async throws {
        let german = MonthlySheetTexts(try #require(Language(offered: "de")))
        let tool = try Self.tool(try await Self.print([SheetExamples.sheet(name: "Jürgen Groß")], texts: german))
        defer { tool.remove() }
        let text = try await tool.text(page: 1)
        for part in ["Monatlicher Stundenzettel", "Seite 1 von 1", "bestätigen", "Jürgen Groß"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("Chinese is shown where there is a font for it, and told in words where there is none")
    func chinese() async throws {
        let document = try await Self.print([SheetExamples.sheet(name: "林晓梅"), SheetExamples.sheet(name: "Bo")])
        let tool = try Self.tool(document)
        defer { tool.remove() }
        let text = try await tool.text(page: 1)
        if document.unreadable.isEmpty {
            #expect(text.contains("林晓梅"))
            #expect(try await !tool.fonts().contains("Type 3"))
        } else {
            #expect(document.unreadable == ["7 林晓梅"])
            #expect(text.contains("could not be printed"))
        }
        #expect(try await !tool.text(page: 2).contains("could not be printed"))
    }

    @Test("a character of no font at all is told, on the page and to whoever asked")
    func unreadable() async throws {
        // For private use: nobody may give it a shape.
        let document = try await Self.print([SheetExamples.sheet(name: "Bo \u{10FFFD}")])
        let tool = try Self.tool(document)
        defer { tool.remove() }
        #expect(document.unreadable == ["7 Bo \u{10FFFD}"])
        #expect(try await tool.text(page: 1).contains("Some characters on this sheet could not be printed"))
    }

    @Test("control characters and directions in a name move nothing")
    func hostile() async throws {
        let document = try await Self.print([SheetExamples.sheet(name: "A\u{0}B\n\u{202E}C\u{2029}D")])
        let tool = try Self.tool(document)
        defer { tool.remove() }
        #expect(document.pages == 1)
        #expect(try await tool.text(page: 1).contains("Page 1 of 1"))
    }
}
