/// Breaks that are due together, in the order in which they were given.
package struct BreakRules: Hashable, Sendable {
    /// How many a contract or a policy may have.
    package static let most = 10

    package let rules: [BreakRule]

    package init(_ rules: [BreakRule]) { self.rules = rules }
}

extension BreakRules: LosslessStringConvertible {
    /// As `30/360 unpaid automatic, 15/540 unpaid automatic`; empty for none.
    package var description: String { rules.map(\.description).joined(separator: ", ") }

    /// As people write it: `0:30 after 6:00, 0:15 after 9:00`, and as ``description`` where that does not say all.
    package var typed: String {
        rules.map { $0.isAutomatic && !$0.isPaid ? $0.deductedText : $0.description }.joined(separator: ", ")
    }

    /// Reads ``description``, with any of them as `0:30 after 6:00` in place of `30/360 unpaid automatic`.
    package init?(_ description: String) {
        let texts = description.split(separator: ",").map { $0.drop { $0 == " " } }
        let rules = texts.compactMap { BreakRule(String($0)) ?? BreakRule(deducted: $0.split(separator: " ")[...]) }
        guard rules.count == texts.count else { return nil }
        self.init(rules)
    }
}

extension BreakRule {
    /// Reads `0:30 after 6:00`: a break that is deducted, and not paid.
    init?(deducted words: ArraySlice<Substring>) {
        let words = Array(words)
        guard words.count == 3, words[1] == "after", let minutes = HoursText.minutes(words[0]),
            let after = HoursText.minutes(words[2]),
            let rule = try? BreakRule(minutes: minutes, after: after, isAutomatic: true)
        else { return nil }
        self = rule
    }

    /// As `0:30 after 6:00`.
    var deductedText: String { "\(HoursText.text(minutes)) after \(HoursText.text(after))" }
}
