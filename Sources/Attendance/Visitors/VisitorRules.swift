import Crypto
import Foundation

/// What a site asks of its visitors.
package struct VisitorRules: Hashable, Sendable {
    /// Most characters of an agreement.
    package static let longestAgreement = 5000

    /// What visitors agree to, with line breaks; empty for nothing.
    package let agreement: String
    /// What a visitor cannot leave out.
    package let required: Set<VisitorField>

    /// What holds where nobody has decided.
    package init() {
        agreement = ""
        required = [.host]
    }

    package init(agreement: String, required: Set<VisitorField>) throws(VisitorError) {
        let text = agreement.replacing("\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.count <= Self.longestAgreement, text.utf8.count <= 4 * Self.longestAgreement else {
            throw .agreementTooLong(limit: Self.longestAgreement)
        }
        self.agreement = text.filter { $0 == "\n" || $0 == "\t" || !$0.isControl }
        self.required = required.intersection(VisitorField.requirable)
    }

    /// Stands for the text that somebody agreed to: SHA-256, 64 hexadecimal digits; `nil` where there is none.
    package var digest: String? {
        agreement.isEmpty ? nil : Hexadecimal.text(SHA256.hash(data: Data(agreement.utf8)))
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
