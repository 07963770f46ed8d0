package import Attendance

extension Language {
    /// All that there is a catalogue of, in the order in which people see them.
    package static var all: [Language] { Catalogue.all.map(\.language) }

    /// A language that there is a catalogue of.
    package init?(offered code: String) {
        guard let language = Self.all.first(where: { $0.rawValue == code }) else { return nil }
        self = language
    }

    /// All that the station says in the language; in English if there is no catalogue of it.
    package var catalogue: Catalogue { Catalogue.all.first { $0.language == self } ?? .english }

    /// The BCP 47 tag for `<html lang>`.
    package var tag: String { catalogue["language.tag"] }

    /// The language's name in the language itself.
    package var ownName: String { catalogue["language.name"] }
}
