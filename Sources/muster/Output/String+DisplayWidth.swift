extension String {
    /// The number of columns that the text takes on a terminal: two for a Chinese character or an emoji.
    var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }

    /// The text with control characters replaced.
    var printable: String {
        String(
            String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 })
        )
    }
}

extension Character {
    /// The number of columns that the character takes on a terminal.
    ///
    /// Ranges from Unicode's EastAsianWidth.txt, classes W and F, joined where nothing narrow lies between them.
    fileprivate var displayWidth: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        // An emoji may begin with a narrow character that a variation selector makes wide.
        if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            return 2
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }
}
