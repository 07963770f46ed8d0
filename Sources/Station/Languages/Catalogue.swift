package import Attendance
import CLanguages
import Foundation

/// All texts of one language, by key. The file of each is in `Catalogues`; `docs/languages.md` says how to add one.
///
/// A text that is missing is a mistake that tests find. At run time it is said in English instead.
package struct Catalogue: Sendable {
    package let language: Language
    private let texts: [String: CatalogueText]
    private let plurals: PluralRule

    /// One of each language that is inside the executable, English among them.
    package static let all = embedded()

    package static let english = all.first { $0.language == .english } ?? Catalogue(.english, [:])

    /// - Throws: `DecodingError` for what is no table of texts.
    package init(_ language: Language, json: [UInt8]) throws {
        self.init(language, try JSONDecoder().decode([String: CatalogueText].self, from: Data(json)))
    }

    private init(_ language: Language, _ texts: [String: CatalogueText]) {
        self.language = language
        self.texts = texts
        plurals = texts["language.plurals"].flatMap { PluralRule(rawValue: $0.text(.other)) } ?? .none
    }

    package var keys: some Collection<String> { texts.keys }

    /// The text as the file has it; `nil` if it is missing.
    package func text(_ key: String) -> CatalogueText? { texts[key] }

    /// A text, with what stands in its places. Of a text with plural forms, the value called `count` chooses the form.
    ///
    /// - Parameter values: by the names of the places, as `name` for `{name}`.
    /// - Returns: the English text if this language lacks it, and the key if English lacks it, too.
    package subscript(key: String, values: KeyValuePairs<String, any Sendable> = [:]) -> String {
        guard let text = texts[key] else {
            return language == .english ? key : Self.english[key, values]
        }
        let count = values.first { $0.key == "count" }.flatMap { $0.value as? any BinaryInteger }
        return Self.filled(text.text(count.map { plurals.category(of: Int64(clamping: $0)) } ?? .other), values)
    }

    /// A text with values put in. What is put in may have braces itself, and is not looked at again.
    package static func filled(_ text: String, _ values: KeyValuePairs<String, any Sendable>) -> String {
        guard !values.isEmpty else { return text }
        var filled = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            filled += rest[..<open]
            if let value = values.first(where: { $0.key == name })?.value {
                filled += "\(value)"
            } else {
                filled += rest[open...close]
            }
            rest = rest[rest.index(after: close)...]
        }
        return filled + rest
    }

    private static func embedded() -> [Catalogue] {
        var all: [Catalogue] = []
        var line = muster_languages()
        while let file = line?.pointee, let code = file.code, let text = file.catalogue {
            if let language = Language(rawValue: String(cString: code)),
                let catalogue = try? Catalogue(language, json: Array(String(cString: text).utf8))
            {
                all.append(catalogue)
            }
            line = line?.successor()
        }
        return all
    }
}
