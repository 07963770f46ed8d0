/// What names a message between stations: random, chosen by the sender, never given twice.
package struct MessageID: RawRepresentable, Hashable, Sendable, Codable {
    /// 32 lowercase hexadecimal digits, so that it can stand in an address and name a file.
    package let rawValue: String

    /// `nil` for anything but 32 lowercase hexadecimal digits.
    package init?(rawValue: String) {
        guard rawValue.utf8.count == 32, rawValue.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
        else { return nil }
        self.rawValue = rawValue
    }

    /// A new identifier.
    package init() {
        var random = SystemRandomNumberGenerator()
        rawValue = Hexadecimal.text((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }
}
