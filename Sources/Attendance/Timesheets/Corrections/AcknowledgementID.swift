import Foundation

/// What names an acknowledgement in the journal: random, never given twice.
package struct AcknowledgementID: RawRepresentable, Hashable, Sendable, Codable {
    /// A UUID in lower case.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A new identifier.
    package init() {
        self.init(rawValue: UUID().uuidString.lowercased())
    }
}
