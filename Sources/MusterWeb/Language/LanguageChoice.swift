import Attendance
import Station

/// A language in a list to choose from, by its own name.
struct LanguageChoice: Sendable {
    let value: String
    let name: String
    let tag: String
    let isChosen: Bool

    /// All languages.
    static func all(chosen: String) -> [LanguageChoice] {
        Language.all.map {
            LanguageChoice(value: $0.rawValue, name: $0.ownName, tag: $0.tag, isChosen: $0.rawValue == chosen)
        }
    }
}
