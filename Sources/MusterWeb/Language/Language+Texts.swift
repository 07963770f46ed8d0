package import Attendance

extension Language {
    /// The BCP 47 tag for `<html lang>`.
    package var tag: String {
        switch self {
        case .english: "en"
        case .chinese: "zh-Hans"
        }
    }

    /// The language's name in the language itself, for the switch.
    package var ownName: String {
        switch self {
        case .english: "English"
        case .chinese: "中文"
        }
    }

    /// Everything that the pages say.
    package var texts: Texts {
        switch self {
        case .english: .english
        case .chinese: .chinese
        }
    }
}
