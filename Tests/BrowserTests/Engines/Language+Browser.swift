import Attendance

extension Language {
    /// What a browser in this language wishes, the dearest first.
    var wishes: String { "\(locale.replacing("_", with: "-")),\(rawValue)" }

    /// The locale of a system in this language.
    var locale: String {
        switch self {
        case .english: "en_US"
        case .chinese: "zh_CN"
        default: "\(rawValue)_\(rawValue.uppercased())"
        }
    }
}
