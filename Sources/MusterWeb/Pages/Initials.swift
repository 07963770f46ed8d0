/// What stands in place of a photo.
package enum Initials {
    /// The first letters of the first and the last word; of a name in Chinese characters its last two, as is usual there
    /// (the family name comes first and many share it).
    package static func of(_ name: String) -> String {
        let words = name.split(whereSeparator: \.isWhitespace)
        guard let first = words.first else { return "" }
        if words.count == 1, first.allSatisfy(isHan) {
            return String(first.suffix(2))
        }
        let letters = words.count == 1 ? [first] : [first, words[words.count - 1]]
        return letters.compactMap { word in (word.first(where: \.isLetter) ?? word.first).map(initial) }.joined()
    }

    /// A pleasant colour that stays with a person: one of so many classes of the style sheet.
    package static let hues = 12

    package static func hue(of identifier: String) -> Int {
        // FNV-1a, 32 bits: the same in every run, which `Hasher` is not.
        let hash = identifier.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Int(hash % UInt32(hues))
    }

    /// One letter, without the pile of accents that some carry.
    private static func initial(_ character: Character) -> String {
        String(String(character).unicodeScalars.prefix(character.isLetter ? 2 : 8)).uppercased()
    }

    private static func isHan(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            (0x3400...0x4DBF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
                || (0x20000...0x323AF).contains($0.value)
        }
    }
}
