/// What names an entry for ever, in whichever journal it is read: its hash. Corrections refer to punches by it.
package struct EntryID: Hashable, Sendable {
    private let words: (UInt64, UInt64, UInt64, UInt64)

    /// - Parameter hash: an entry's hash; bytes beyond the 32nd are ignored and missing ones count as zeros.
    package init(hash: [UInt8]) {
        func word(_ index: Int) -> UInt64 {
            var word: UInt64 = 0
            for offset in index * 8..<index * 8 + 8 {
                word = word << 8 | (offset < hash.count ? UInt64(hash[offset]) : 0)
            }
            return word
        }
        words = (word(0), word(1), word(2), word(3))
    }

    /// 64 hexadecimal digits.
    package var text: String {
        Hexadecimal.text(
            [words.0, words.1, words.2, words.3].flatMap { word in (0..<8).map { UInt8(word >> (56 - 8 * $0) & 0xFF) } }
        )
    }

    /// Reads ``text`` and nothing else.
    package init?(_ text: String) {
        guard let bytes = Hexadecimal.bytes(text), bytes.count == 32, text == text.lowercased() else { return nil }
        self.init(hash: bytes)
    }

    package static func == (left: Self, right: Self) -> Bool { left.words == right.words }

    package func hash(into hasher: inout Hasher) {
        // Parts of a SHA-256 are spread well enough.
        hasher.combine(words.0)
    }
}

extension EntryID: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.words < right.words }
}
