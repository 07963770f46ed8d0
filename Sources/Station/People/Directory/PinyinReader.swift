import Foundation

/// Knows how Chinese characters are read, as the system's Unicode library (ICU) does.
///
/// Asking that is slow, so each character is asked for once: ten thousand names are written with a few hundred.
struct PinyinReader {
    private var readings: [Character: [String]] = [:]

    /// Family names that are read otherwise than the character alone.
    private static let familyNames: [Character: String] = [
        "曾": "zeng", "单": "shan", "解": "xie", "仇": "qiu", "区": "ou", "查": "zha", "任": "ren", "盖": "ge",
        "朴": "piao", "乐": "yue", "缪": "miao", "种": "chong", "翟": "zhai", "尉": "yu", "覃": "qin", "华": "hua",
        "佘": "she", "員": "yun", "员": "yun", "黑": "he", "秘": "bi", "繁": "po", "折": "she", "召": "shao",
        "長": "zhang", "长": "zhang", "重": "chong", "沈": "shen", "冼": "xian", "洗": "xian", "燕": "yan",
    ]

    /// How a character may be read, without tones: `nil` if it is no Chinese character. *ü* is also given as *v*, which is
    /// what one types for it.
    ///
    /// - Parameter isFirst: it stands first in the name, so that it is read as a family name.
    mutating func readings(of character: Character, isFirst: Bool) -> [String]? {
        guard Self.isHan(character) else { return nil }
        let usual = readings[character] ?? Self.read(character)
        readings[character] = usual
        guard isFirst, let family = Self.familyNames[character], !usual.contains(family) else { return usual }
        return [family] + usual
    }

    private static func read(_ character: Character) -> [String] {
        guard let marked = String(character).applyingTransform(.mandarinToLatin, reverse: false) else { return [] }
        let plain = marked.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        guard plain.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else { return [] }
        // Combining marks apart, to see whether it was a u with two dots.
        let hasDots = marked.decomposedStringWithCanonicalMapping.unicodeScalars.contains("\u{308}")
        return hasDots ? [plain, plain.replacing("u", with: "v")] : [plain]
    }

    private static func isHan(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy(\.properties.isIdeographic)
    }
}
