/// The proximity UUID of a beacon: 128 bits, in the order in which they are transmitted.
///
/// BeaconKit has a UUID of its own because Foundation's is not there on a microcontroller, and because two machine
/// words compare and hash faster than sixteen bytes.
public struct BeaconUUID: Hashable, Sendable {
    /// The first eight bytes, the most significant first.
    public let high: UInt64
    /// The last eight bytes, the most significant first.
    public let low: UInt64

    /// Makes a UUID from its two halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads a UUID from text: 32 hexadecimal digits in any case, with or without hyphens in the 8-4-4-4-12 places.
    ///
    /// - Returns: `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        self.init(utf8: text.utf8.span)
    }

    /// Reads a UUID from text in UTF-8, as ``init(_:)`` does, for those who read many and have no strings.
    ///
    /// - Returns: `nil` for anything else.
    public init?(utf8 text: Span<UInt8>) {
        var words: (UInt64, UInt64) = (0, 0)
        var digits = 0
        var hyphens = 0
        for position in text.indices {
            let byte = text[position]
            if byte == UInt8(ascii: "-") {
                guard position == 8 || position == 13 || position == 18 || position == 23 else { return nil }
                hyphens += 1
                continue
            }
            guard let digit = Self.value(ofHexDigit: byte), digits < 32 else { return nil }
            if digits < 16 {
                words.0 = words.0 << 4 | digit
            } else {
                words.1 = words.1 << 4 | digit
            }
            digits += 1
        }
        guard digits == 32, hyphens == 0 || hyphens == 4 else { return nil }
        self.init(high: words.0, low: words.1)
    }

    private static func value(ofHexDigit byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

extension BeaconUUID: Comparable {
    /// Orders UUIDs by their bytes, the first one first.
    public static func < (left: Self, right: Self) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}

extension BeaconUUID: CustomStringConvertible {
    /// The UUID in capitals with hyphens, as `F7826DA6-4FA2-4E98-8024-BC5B71E0893E`.
    public var description: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(36)
        for position in 0..<32 {
            if position == 8 || position == 12 || position == 16 || position == 20 {
                bytes.append(UInt8(ascii: "-"))
            }
            let word = position < 16 ? high : low
            let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * (position % 16))) & 0x0F
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
