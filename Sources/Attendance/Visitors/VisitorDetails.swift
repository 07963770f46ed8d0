import Foundation

/// What is known of a visitor: personal values, kept beside the journal's chain so that they can be deleted.
package struct VisitorDetails: Hashable, Sendable, Codable {
    /// Most characters of each.
    package static let longest = 200

    /// 1 to ``longest`` characters.
    package let name: String
    package let company: String
    package let purpose: String
    /// The label of the badge that was lent; empty for none.
    package let card: String
    /// The secret of the visitor's link and of the code on their badge.
    package let pass: String

    /// Trims white space at both ends and refuses what cannot be shown.
    package init(
        name: String,
        company: String = "",
        purpose: String = "",
        card: String = "",
        pass: String
    ) throws(VisitorError) {
        self.name = try Self.checked(name, .name)
        self.company = try Self.checked(company, .company)
        self.purpose = try Self.checked(purpose, .purpose)
        self.card = try Self.checked(card, .card)
        self.pass = pass
        if self.name.isEmpty { throw .needed(.name) }
    }

    private static func checked(_ text: String, _ field: VisitorField) throws(VisitorError) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if trimmed.count > longest { throw .tooLong(field, limit: longest) }
        if trimmed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw .controlCharacter(field)
        }
        return trimmed
    }

    /// Whether two people type the same name: case, accents and spaces aside.
    package static func isSameName(_ one: String, _ other: String) -> Bool {
        func plain(_ name: String) -> String {
            name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return plain(one) == plain(other)
    }

    /// Reads the value of a ``PersonalValue`` made from details.
    package init?(personalValue: [UInt8]) {
        guard let details = try? JSONDecoder().decode(VisitorDetails.self, from: Data(personalValue)) else {
            return nil
        }
        self = details
    }
}
