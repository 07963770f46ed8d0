/// Which form of a text a number takes, after the Unicode CLDR's rules for whole numbers. The raw value is what a
/// catalogue says under `language.plurals`.
package enum PluralRule: String, Sendable, CaseIterable {
    /// One form for all numbers, as in Chinese.
    case none
    /// One form for 1 and one for all others, as in English and German.
    case one

    /// The CLDR's names of the forms that these rules tell apart.
    package enum Category: String, Sendable, CaseIterable {
        case one, other
    }

    package func category(of count: Int64) -> Category {
        switch self {
        case .none: .other
        case .one: count.magnitude == 1 ? .one : .other
        }
    }

    /// What a text with plural forms must have.
    package var categories: Set<Category> {
        switch self {
        case .none: [.other]
        case .one: [.one, .other]
        }
    }
}
