/// The 48-bit address from which an advertisement was sent.
///
/// Phones and many tags change it every few minutes, so it says which transmitter was heard, not which beacon.
public struct BluetoothAddress: RawRepresentable, Hashable, Sendable {
    /// The address in the low 48 bits; its first byte in text is the most significant.
    public let rawValue: UInt64

    /// Makes an address from its number. The high 16 bits are dropped.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue & 0xFFFF_FFFF_FFFF
    }
}

extension BluetoothAddress: CustomStringConvertible {
    /// Six bytes in hexadecimal with colons, as `0C:F3:EE:00:2D:00`.
    public var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(17)
        for position in 0..<12 {
            if position > 0 && position.isMultiple(of: 2) { text.append(UInt8(ascii: ":")) }
            let digit = UInt8(truncatingIfNeeded: rawValue >> UInt64(44 - 4 * position)) & 0x0F
            text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
