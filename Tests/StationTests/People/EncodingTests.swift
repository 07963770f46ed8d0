import Attendance
import Station
import Testing

/// Files as they are on the disk, and not as somebody says that they are.
@Suite("Lists in other encodings than UTF-8")
struct EncodingTests {
    private static func utf16(_ text: String, isMarked: Bool = true, isBig: Bool = false) -> [UInt8] {
        let units = (isMarked ? [0xFEFF] : []) + Array(text.utf16)
        return units.flatMap { unit in
            let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return isBig ? bytes.reversed() : bytes
        }
    }

    private static let people: [[UInt8]] = [
        // Müller in Latin-1.
        Array("number,name\n7,M".utf8) + [0xFC] + Array("ller\n".utf8),
        // 工号,姓名 and 7,孙丽 in GBK.
        [0xB9, 0xA4, 0xBA, 0xC5, 0x2C, 0xD0, 0xD5, 0xC3, 0xFB, 0x0A, 0x37, 0x2C, 0xCB, 0xEF, 0xC0, 0xF6, 0x0A],
        utf16("number,name\n7,Mei\n"), utf16("number,name\n7,Mei\n", isBig: true),
        utf16("number,name\n7,Mei\n", isMarked: false),
    ]

    private static let punches: [[UInt8]] = [
        // A key with ü in Latin-1.
        Array("number,time,key\n7,2026-03-02 09:00,T".utf8) + [0xFC] + Array("r 1\n".utf8),
        // 工号,时间 in GBK.
        [0xB9, 0xA4, 0xBA, 0xC5, 0x2C, 0xCA, 0xB1, 0xBC, 0xE4, 0x0A] + Array("7,2026-03-02 09:00\n".utf8),
        utf16("number,time\n7,2026-03-02 09:00\n"), utf16("number,time\n7,2026-03-02 09:00\n", isBig: true),
        utf16("number,time\n7,2026-03-02 09:00\n", isMarked: false),
    ]

    @Test("of people are refused, with what to do", arguments: people)
    func peopleRefused(bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(throws: SheetError.notUTF8) { try PeopleSheet(csv: text) { _ in nil } }
        #expect(SheetError.notUTF8.description.contains("Save it as “CSV UTF-8”"))
    }

    @Test("of punches are refused", arguments: punches)
    func punchesRefused(bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(throws: SheetError.notUTF8) { try PunchSheet(csv: text, zones: ZoneHistory(ZoneClock("UTC"))) }
    }

    @Test("are read in UTF-8, with a mark and without", arguments: [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
    func utf8(mark: [UInt8]) throws {
        let people = String(decoding: mark + Array("工号,姓名\n7,孙丽\n".utf8), as: UTF8.self)
        #expect(try PeopleSheet(csv: people) { _ in nil }.people.map(\.person.details.name) == ["孙丽"])
        let punches = String(decoding: mark + Array("工号,时间,方向,标识\n7,2026-03-02 09:00,签到,k\n".utf8), as: UTF8.self)
        #expect(try PunchSheet(csv: punches, zones: ZoneHistory(ZoneClock("UTC"))).rows.map(\.key) == ["k"])
    }
}
