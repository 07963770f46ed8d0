import MusterExports
import Station
import Testing

@Suite("Workbooks")
struct WorkbookTests {
    @Test("a workbook is a zip file, also without a row")
    func empty() throws {
        let bytes = try XlsxMaker().workbook([.rollCalls(in: Snapshot())])
        #expect(bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]))
    }
}
