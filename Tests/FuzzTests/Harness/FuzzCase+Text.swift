extension FuzzCase {
    private static let days = [
        "0000-01-01", "0001-01-01", "1969-12-31", "1970-01-01", "2024-02-29", "2026-02-29", "2026-03-29", "2026-10-25",
        "2026-11-21", "2026-13-01", "9999-12-30", "9999-12-31", "+026-+1-+1", "-001-01-01",
    ]
    /// What has gone wrong in programs before: signs without a shape, of two directions, of many parts, and of syntax.
    private static let oddities = [
        "", "\0", "\u{FEFF}", "\u{202E}", "\u{200D}", "e\u{301}", "👩‍👩‍👧‍👦", "🏳️‍🌈", "\u{1F1E6}", "ﷺ", "İ", "ß", "中文", "１２", "٣",
        "\r\n", "\n", "\t", "\"", "'", "\\", "<b>", "&amp;", "%", "%00", "%zz", "../", "/", "..", ";", ",", "=", "&",
        "+", "-",
        ":", "::", "[", "]", "{", "}", "null", "true", "NaN", "1e999", "-0", "0x10", "\u{2028}", "\u{FFFD}",
        "\u{10FFFF}",
        "24:00", "00:00", "23:59-00:00", "1234567 00:00-24:00", "fe80::1%lo", "Zone/None", "Europe/Berlin",
    ]

    /// A text that is seldom of any use.
    mutating func oddText() -> String {
        switch number(0...3) {
        case 0: String(decoding: bytes(number(0...24)), as: UTF8.self)
        case 1: String(integer())
        case 2: one(of: Self.days)
        default: one(of: Self.oddities)
        }
    }

    /// Mutates a text: puts other numbers, days and signs in, takes parts away, repeats some; one in four times by bytes.
    mutating func mutated(_ text: String) -> String {
        var text = text
        repeat { text = mutatedOnce(text) } while once(in: 3)
        return text
    }

    /// Puts other numbers and days in the place of some, so that the text is often still one of its kind.
    mutating func withOtherNumbers(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<number(1...2) {
            if once(in: 3), let run = day(in: bytes) {
                bytes.replaceSubrange(run, with: Array(one(of: Self.days).utf8))
            } else if let run = digits(in: bytes) {
                bytes.replaceSubrange(run, with: Array(String(integer()).utf8))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func mutatedOnce(_ text: String) -> String {
        var bytes = Array(text.utf8)
        switch number(0...7) {
        case 0, 1, 2: return withOtherNumbers(text)
        case 3: bytes.insert(contentsOf: Array(oddText().utf8), at: number(0...bytes.count))
        case 4:
            let times = once(in: 40) ? number(100...5_000) : number(2...4)
            guard bytes.count * times < 200_000 else { return text }
            return String(repeating: text, count: times)
        case 5: return oddText()
        default: mutate(&bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// A run of digits, with a sign before it.
    private mutating func digits(in bytes: [UInt8]) -> Range<Int>? {
        let starts = bytes.indices.filter { Self.isDigit(bytes[$0]) && ($0 == 0 || !Self.isDigit(bytes[$0 - 1])) }
        guard let start = starts.randomElement(using: &self) else { return nil }
        let end = bytes[start...].firstIndex { !Self.isDigit($0) } ?? bytes.count
        let isSigned = start > 0 && bytes[start - 1] == UInt8(ascii: "-")
        return (isSigned && once(in: 2) ? start - 1 : start)..<end
    }

    /// A place that reads as a day.
    private mutating func day(in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.count >= 10 else { return nil }
        let starts = (0...bytes.count - 10).filter { start in
            (0..<10).allSatisfy { offset in
                let byte = bytes[start + offset]
                return offset == 4 || offset == 7 ? byte == UInt8(ascii: "-") : Self.isDigit(byte)
            }
        }
        return starts.randomElement(using: &self).map { $0..<$0 + 10 }
    }
}
