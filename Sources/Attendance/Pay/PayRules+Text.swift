/// The rules as a small table, one rule in a line, or in one line with “; ” between them. A form, a flag and a member
/// of JSON can carry it.
extension PayRules: CustomStringConvertible {
    /// As `normal N; week 1; period monthly 26; credits apart; band day>8:00 OT50 150% pay`.
    package var description: String { lines.joined(separator: "; ") }

    /// The same, each rule in a line of its own.
    package var lines: [String] {
        ["normal \(normal)", "week \(week)", "period \(cycle)", "credits \(creditsCount ? "count" : "apart")"]
            + bands.map(\.description) + supplements.map(\.description)
    }

    /// The most characters of the text.
    package static let longestText = 16_384

    /// Reads ``description`` or ``lines``. What is not said is as in `PayRules()`.
    ///
    /// - Throws: ``PayRuleError``.
    package init(text: String) throws(PayRuleError) {
        guard text.utf8.count <= Self.longestText else { throw .tooLong(limit: Self.longestText) }
        var reader = PayRulesReader()
        for line in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) { try reader.read(line) }
        self = try reader.rules()
    }
}
