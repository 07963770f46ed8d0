/// A table as spreadsheets write it (RFC 4180), with the line on which each row begins.
///
/// Fields are separated by commas, semicolons or tabs: by what the first line has most of. Lines without any text are left
/// out.
package struct CSVTable: Hashable, Sendable {
    package struct Row: Hashable, Sendable {
        /// From 1.
        package let line: Int
        package let fields: [String]
    }

    package private(set) var rows: [Row] = []

    /// Refuses text that was not written in UTF-8, before names and times are read as something else.
    ///
    /// - Throws: ``SheetError/notUTF8``.
    static func checkEncoding(of text: String) throws(SheetError) {
        // What decoding puts in place of what is no UTF-8; and what letters are in UTF-16 without a mark.
        guard !text.utf8.contains(0), !text.unicodeScalars.contains("\u{FFFD}") else { throw .notUTF8 }
    }

    /// - Throws: ``SheetError/unclosedQuote(line:)``, ``SheetError/textAfterQuote(line:)``.
    package init(_ text: String) throws(SheetError) {
        var reader = Reader(bytes: Array(text.utf8))
        while let row = try reader.next() {
            if row.fields.contains(where: { !$0.allSatisfy(\.isWhitespace) }) { rows.append(row) }
        }
    }

    /// Goes through the bytes once.
    private struct Reader {
        private let bytes: [UInt8]
        private let separator: UInt8
        private var place = 0
        private var line = 1

        init(bytes: [UInt8]) {
            // A byte order mark, which Excel writes.
            let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            self.bytes = isMarked ? Array(bytes.dropFirst(3)) : bytes
            separator = Self.separator(of: self.bytes)
        }

        mutating func next() throws(SheetError) -> Row? {
            guard place < bytes.count else { return nil }
            let first = line
            var fields: [String] = []
            while true {
                fields.append(try field())
                guard place < bytes.count else { break }
                let byte = bytes[place]
                place += 1
                if byte == separator { continue }
                if byte == UInt8(ascii: "\r"), place < bytes.count, bytes[place] == UInt8(ascii: "\n") { place += 1 }
                line += 1
                break
            }
            return Row(line: first, fields: fields)
        }

        /// Reads up to a separator or the end of a line, which stays.
        private mutating func field() throws(SheetError) -> String {
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
                let start = place
                while place < bytes.count, !endsField(bytes[place]) { place += 1 }
                return String(decoding: bytes[start..<place], as: UTF8.self)
            }
            let first = line
            var text: [UInt8] = []
            place += 1
            while place < bytes.count {
                let byte = bytes[place]
                place += 1
                guard byte == UInt8(ascii: "\"") else {
                    if byte == UInt8(ascii: "\n") { line += 1 }
                    text.append(byte)
                    continue
                }
                if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
                    text.append(byte)
                    place += 1
                    continue
                }
                guard place == bytes.count || endsField(bytes[place]) else { throw .textAfterQuote(line: line) }
                return String(decoding: text, as: UTF8.self)
            }
            throw .unclosedQuote(line: first)
        }

        private func endsField(_ byte: UInt8) -> Bool {
            byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        }

        private static func separator(of bytes: [UInt8]) -> UInt8 {
            let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            func count(_ byte: UInt8) -> Int { line.count { $0 == byte } }
            let others = [UInt8(ascii: ";"), UInt8(ascii: "\t")].filter { count($0) > count(UInt8(ascii: ",")) }
            return others.max { count($0) < count($1) } ?? UInt8(ascii: ",")
        }
    }
}
