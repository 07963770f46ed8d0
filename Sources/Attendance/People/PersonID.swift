import Foundation

/// Who a person is in the journal, for ever: random, says nothing about the person, and is never given twice.
package struct PersonID: RawRepresentable, Hashable, Sendable, Codable {
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
