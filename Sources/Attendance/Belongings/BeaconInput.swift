package import BeaconKit
import Foundation

/// What somebody typed for an item's beacon, read so that what is wrong can be said.
package enum BeaconInput {
    /// - Throws: ``ItemError/badUUID(_:_:)`` with what is wrong.
    package static func uuid(_ typed: String) throws(ItemError) -> BeaconUUID {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { throw .badUUID(typed, .empty) }
        if let stranger = text.first(where: { $0 != "-" && !($0.isASCII && $0.isHexDigit) }) {
            throw .badUUID(typed, .character(stranger))
        }
        let digits = text.count { $0 != "-" }
        guard digits == 32 else { throw .badUUID(typed, .digits(digits)) }
        guard let uuid = BeaconUUID(text) else { throw .badUUID(typed, .groups) }
        return uuid
    }

    /// - Throws: ``ItemError/badMajor(_:)``.
    package static func major(_ typed: String) throws(ItemError) -> UInt16 {
        guard let number = number(typed) else { throw .badMajor(typed) }
        return number
    }

    /// - Throws: ``ItemError/badMinor(_:)``.
    package static func minor(_ typed: String) throws(ItemError) -> UInt16 {
        guard let number = number(typed) else { throw .badMinor(typed) }
        return number
    }

    /// A number of seconds.
    ///
    /// - Throws: ``ItemError/badExitTime(_:)``.
    package static func exitTime(_ typed: String) throws(ItemError) -> Int {
        guard let seconds = digits(typed).flatMap({ Int($0) }), Tag.exitTimes.contains(seconds) else {
            throw .badExitTime(typed)
        }
        return seconds
    }

    private static func number(_ typed: String) -> UInt16? { digits(typed).flatMap { UInt16($0) } }

    /// Digits without a sign, also full-width ones as Chinese keyboards give.
    private static func digits(_ typed: String) -> String? {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        let digits = text.unicodeScalars.compactMap { scalar in
            scalar.properties.numericType == .decimal ? Character(scalar).wholeNumberValue : nil
        }
        guard !digits.isEmpty, digits.count == text.unicodeScalars.count, digits.count <= 9 else { return nil }
        return digits.map(String.init).joined()
    }
}
