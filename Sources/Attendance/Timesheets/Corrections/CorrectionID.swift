import Foundation

/// What names a correction in the journal: random, never given twice.
package struct CorrectionID: RawRepresentable, Hashable, Sendable, Codable, Comparable {
    /// A UUID in lower case.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A new identifier.
    package init() {
        self.init(rawValue: UUID().uuidString.lowercased())
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
