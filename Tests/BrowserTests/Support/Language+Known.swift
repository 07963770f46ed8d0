import Attendance

extension Language {
    /// The languages besides English that tests ask in.
    static let chinese = known("zh")
    static let german = known("de")

    private static func known(_ code: String) -> Language {
        guard let language = Language(rawValue: code) else { fatalError("\(code) is no language") }
        return language
    }
}

/// For tests whose texts are of one language or the other.
let twoLanguages = [Language.english, .chinese]
