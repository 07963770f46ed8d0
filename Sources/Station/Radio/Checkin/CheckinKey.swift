import Attendance
import Crypto

/// What a person's device shares with the station, so that it can tell the station's answers from others'.
package struct CheckinKey: Hashable, Sendable {
    /// How many bytes it has: 128 bits.
    package static let length = 16

    /// The bytes: a secret, shown once when it is made.
    package let bytes: [UInt8]

    /// - Returns: `nil` unless there are ``length`` bytes.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    /// Makes one of the system's random numbers.
    package init() {
        bytes = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    }

    /// Reads 32 hexadecimal digits in any case, with dashes or spaces anywhere between.
    ///
    /// - Returns: `nil` for anything else.
    package init?(_ text: String) {
        let digits = text.filter { $0 != "-" && $0 != " " }
        guard digits.utf8.count == 2 * Self.length, let bytes = Hexadecimal.bytes(digits) else { return nil }
        self.init(bytes: bytes)
    }

    /// As people copy it: eight groups of four digits.
    package var text: String {
        let groups = stride(from: 0, to: bytes.count, by: 2).map { Hexadecimal.text(bytes[$0..<$0 + 2]) }
        return groups.joined(separator: "-").uppercased()
    }
}
