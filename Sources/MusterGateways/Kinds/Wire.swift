import BeaconKit

/// What the formats of gateways have in common.
enum Wire {
    /// The longest advertising data that are looked at: an advertisement and its response.
    static let longestData = 255

    /// Bytes in hexadecimal; `nil` for anything else, or too many.
    static func bytes(hexadecimal text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 2), digits.count <= 2 * longestData else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        for place in stride(from: 0, to: digits.count, by: 2) {
            guard let high = value(digits[place]), let low = value(digits[place + 1]) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// An address with colons or without; 0 for anything else.
    static func address(_ text: some StringProtocol) -> UInt64 {
        guard text.utf8.count <= 17 else { return 0 }
        return UInt64(String(text.filter { $0 != ":" }), radix: 16) ?? 0
    }

    /// A level; 127, for none, where it can be none.
    static func level(_ number: Double?) -> Int8 {
        guard let number, number < 0, number >= -127 else { return 127 }
        return Int8(number.rounded())
    }

    /// Manufacturer data as an advertisement has them; `nil` where they are too long for one.
    static func advertisement(manufacturerData: [UInt8]) -> [UInt8]? {
        guard manufacturerData.count < longestData - 2 else { return nil }
        return [UInt8(manufacturerData.count + 1), 0xFF] + manufacturerData
    }

    /// The advertisement of a beacon.
    static func advertisement(_ frame: BeaconFrame) -> [UInt8] {
        let data = frame.advertisingData
        return data.indices.map { data[$0] }
    }

    /// An instant in whole or fractional seconds of Unix time; `nil` if the value is not one.
    static func instant(_ seconds: Double?) -> Instant? {
        guard let seconds, seconds >= 0, seconds < 1e11 else { return nil }
        return Instant(microseconds: Int64(seconds * 1_000_000))
    }

    static func isText(_ payload: [UInt8], _ text: StaticString) -> Bool {
        payload.count == text.utf8CodeUnitCount
            && payload.indices.allSatisfy { payload[$0] == text.utf8Start[$0] }
    }
}
