/// A text of a catalogue: one, or one for each plural category of the language.
package enum CatalogueText: Hashable, Sendable {
    case plain(String)
    case plural([PluralRule.Category: String])

    /// The text for a category; that of ``PluralRule/Category/other`` if it has no text of its own.
    package func text(_ category: PluralRule.Category) -> String {
        switch self {
        case .plain(let text): text
        case .plural(let forms): forms[category] ?? forms[.other] ?? ""
        }
    }

    /// All forms of the text.
    package var forms: [String] {
        switch self {
        case .plain(let text): [text]
        case .plural(let forms): Array(forms.values)
        }
    }

    /// The names of the places that values fill, as `name` for `{name}`, in any of the forms.
    package var places: Set<String> {
        Set(
            forms.flatMap { form in
                form.matches(of: /\{([A-Za-z]+)\}/).map { String($0.output.1) }
            }
        )
    }
}

extension CatalogueText: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .plain(text)
            return
        }
        var forms: [PluralRule.Category: String] = [:]
        for (name, form) in try container.decode([String: String].self) {
            guard let category = PluralRule.Category(rawValue: name) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no plural category")
            }
            forms[category] = form
        }
        self = .plural(forms)
    }
}
