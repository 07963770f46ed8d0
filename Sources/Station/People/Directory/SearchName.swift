import Foundation

/// A name as it is searched for: by any part of it, or by the beginnings of its words or syllables, one after another.
///
/// “lxm”, “linxm” and “xiaomei” find 林晓梅; “ac”, “ada” and “ada che” find Ada Chen.
struct SearchName: Sendable {
    /// Without case, accents and widths.
    private let folded: String
    /// The words, or the syllables of Chinese characters, each as it may be read.
    let units: [[[UInt8]]]

    init(_ name: String, reader: inout PinyinReader) {
        folded = Self.fold(name)
        var units: [[[UInt8]]] = []
        var word: [UInt8] = []
        for character in folded {
            if let readings = reader.readings(of: character, isFirst: units.isEmpty && word.isEmpty) {
                if !word.isEmpty { units.append([word]) }
                word = []
                units.append(readings.map { Array($0.utf8) })
            } else if character.isLetter || character.isNumber {
                word.append(contentsOf: String(character).utf8)
            } else if !word.isEmpty {
                units.append([word])
                word = []
            }
        }
        if !word.isEmpty { units.append([word]) }
        self.units = units
    }

    /// Whether a word, folded, finds the name.
    func isFound(by word: String) -> Bool {
        if folded.utf8.count >= word.utf8.count, folded.contains(word) { return true }
        let letters = Array(word.utf8)[...]
        return units.indices.contains { spells(letters, from: $0) }
    }

    static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// Whether letters are the beginnings of the units from one on, at least one letter of each.
    private func spells(_ letters: ArraySlice<UInt8>, from unit: Int) -> Bool {
        if letters.isEmpty { return true }
        guard unit < units.count else { return false }
        return units[unit].contains { reading in
            var common = zip(letters, reading).prefix { $0 == $1 }.count
            while common > 0 {
                if spells(letters.dropFirst(common), from: unit + 1) { return true }
                common -= 1
            }
            return false
        }
    }
}
