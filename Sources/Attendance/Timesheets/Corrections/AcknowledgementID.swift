import Foundation

/// What names an acknowledgement in the journal: random, never given twice.
package struct AcknowledgementID: RawRepresentable, Hashable, Sendable, Codable {
    /// A UUID in lower case, with a number behind it for one of several that were made at once.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// One of several that are made at once.
    package init(_ batch: AcknowledgementID, number: Int) {
        self.init(rawValue: "\(batch.rawValue).\(number)")
    }

    /// Whether it was made under a name, alone or with others.
    package func isOf(_ batch: AcknowledgementID) -> Bool {
        self == batch || rawValue.hasPrefix(batch.rawValue + ".")
    }

    /// A new identifier.
    package init() {
        self.init(rawValue: UUID().uuidString.lowercased())
    }
}
