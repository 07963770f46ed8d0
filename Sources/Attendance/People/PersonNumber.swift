import Foundation

/// A person's staff number, unique within a site.
package struct PersonNumber: RawRepresentable, Hashable, Sendable, Codable {
    /// 1 to 999,999,999.
    package let rawValue: Int

    /// The numbers that a person may have.
    package static let allowed = 1...999_999_999

    /// - Returns: `nil` outside ``allowed``.
    package init?(rawValue: Int) {
        guard Self.allowed.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Reads what somebody typed: digits, also full-width ones as Chinese keyboards give, with spaces around.
    ///
    /// - Throws: ``RosterError/numberOutOfRange(_:)``.
    package init(typed text: String) throws(RosterError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // Not all that count are digits: 七 is a number, too.
        let digits = trimmed.unicodeScalars.compactMap { scalar in
            scalar.properties.numericType == .decimal ? Character(scalar).wholeNumberValue : nil
        }
        guard !digits.isEmpty, digits.count == trimmed.unicodeScalars.count, digits.count <= 9,
            let number = PersonNumber(rawValue: digits.reduce(0) { $0 * 10 + $1 })
        else { throw .numberOutOfRange(trimmed) }
        self = number
    }

    /// The number as a beacon's minor, for a phone or laptop that broadcasts it; `nil` above 65535.
    package var broadcastMinor: UInt16? { UInt16(exactly: rawValue) }
}

extension PersonNumber: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension PersonNumber: CustomStringConvertible {
    package var description: String { String(rawValue) }
}
