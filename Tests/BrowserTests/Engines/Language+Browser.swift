import Attendance
import MusterWeb

extension Language {
    /// What a browser in this language wishes, the dearest first.
    var wishes: String {
        switch self {
        case .english: "en-US,en"
        case .chinese: "zh-CN,zh"
        }
    }

    /// The locale of a system in this language.
    var locale: String {
        switch self {
        case .english: "en_US"
        case .chinese: "zh_CN"
        }
    }
}
