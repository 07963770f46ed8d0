import Foundation

/// Text as payroll programs read it.
enum PayrollText {
    enum Charset: String, Codable {
        case utf8 = "utf-8"
        case windows1252 = "windows-1252"
        case ascii

        /// For people.
        var name: String {
            switch self {
            case .utf8: "UTF-8"
            case .windows1252: "Windows-1252"
            case .ascii: "ASCII"
            }
        }
    }

    /// Adds a text's bytes.
    ///
    /// - Parameter who: whose data it is, for the error.
    /// - Throws: ``PayrollError/unwritable(_:person:charset:)``.
    static func append(
        _ text: String,
        to bytes: inout [UInt8],
        in charset: Charset,
        of who: String
    ) throws(PayrollError) {
        if charset == .utf8 { return bytes.append(contentsOf: text.utf8) }
        // An umlaut may come as a letter with dots after it.
        for character in text {
            for scalar in String(character).precomposedStringWithCanonicalMapping.unicodeScalars {
                guard let byte = byte(of: scalar, in: charset) else {
                    throw .unwritable(character, person: who, charset: charset.name)
                }
                bytes.append(byte)
            }
        }
    }

    private static func byte(of scalar: Unicode.Scalar, in charset: Charset) -> UInt8? {
        switch scalar.value {
        case 0...0x7F: UInt8(scalar.value)
        case 0xA0...0xFF: charset == .windows1252 ? UInt8(scalar.value) : nil
        default: charset == .windows1252 ? windows1252[scalar] : nil
        }
    }

    /// What Windows-1252 has where Latin-1 has control characters.
    private static let windows1252: [Unicode.Scalar: UInt8] = [
        "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89,
        "Š": 0x8A, "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95,
        "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
    ]

    /// Whether a text may stand in a field that cannot be quoted: no separator, no line end, no beginning of a formula.
    static func isPlain(_ text: String, without separators: String) -> Bool {
        !text.isEmpty && !"=+-@＝＋－＠".contains(text.prefix(1))
            && !text.unicodeScalars.contains {
                $0.properties.generalCategory == .control || separators.unicodeScalars.contains($0)
            }
    }
}
