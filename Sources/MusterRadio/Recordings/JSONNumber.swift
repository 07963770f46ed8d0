/// A number as JSON writes it, kept in decimal: no value changes by passing through binary fractions.
package struct JSONNumber: Hashable {
    /// The digits, without sign and point.
    private var digits: UInt64 = 0
    /// The power of ten that goes with them.
    private var exponent = 0
    private var isNegative = false

    /// Reads a number; `nil` for anything else.
    package init?(_ bytes: Span<UInt8>) {
        var position = 0
        if bytes.count > 0, bytes[0] == UInt8(ascii: "-") {
            isNegative = true
            position = 1
        }
        var hasDigits = false
        var isFraction = false
        scanning: while position < bytes.count {
            switch bytes[position] {
            case let byte where byte.isDigit:
                hasDigits = true
                append(digit: UInt64(byte - UInt8(ascii: "0")), isFraction: isFraction)
            case UInt8(ascii: ".") where hasDigits && !isFraction:
                isFraction = true
            default:
                break scanning
            }
            position += 1
        }
        guard hasDigits, bytes[position - 1].isDigit else { return nil }
        guard position < bytes.count else { return }
        guard let power = Self.exponent(bytes.extracting(droppingFirst: position)) else { return nil }
        exponent += power
    }

    /// The number times a power of ten, rounded to the nearest integer, halves away from zero.
    ///
    /// - Returns: `nil` if that is beyond `Int64`.
    package func rounded(timesTenToThe power: Int = 0) -> Int64? {
        var magnitude = digits
        var remaining = exponent + power
        while remaining > 0, magnitude != 0 {
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            magnitude = product
            remaining -= 1
        }
        while remaining < -1, magnitude != 0 {
            magnitude /= 10
            remaining += 1
        }
        if remaining == -1 { magnitude = magnitude / 10 + (magnitude % 10 >= 5 ? 1 : 0) }
        guard let value = Int64(exactly: magnitude) else { return nil }
        return isNegative ? -value : value
    }

    /// Digits beyond the nineteenth change nothing that can be told apart here; they only move the point.
    private mutating func append(digit: UInt64, isFraction: Bool) {
        if digits < 1_000_000_000_000_000_000 {
            digits = digits * 10 + digit
            if isFraction { exponent -= 1 }
        } else if !isFraction {
            exponent += 1
        }
    }

    /// Reads `e`, an optional sign and digits. Exponents beyond ±9999 are kept there: they mean "huge" or "nothing".
    private static func exponent(_ bytes: Span<UInt8>) -> Int? {
        guard bytes.count >= 2, bytes[0] | 0x20 == UInt8(ascii: "e") else { return nil }
        let hasSign = bytes[1] == UInt8(ascii: "+") || bytes[1] == UInt8(ascii: "-")
        let first = hasSign ? 2 : 1
        guard first < bytes.count else { return nil }
        var value = 0
        for index in first..<bytes.count {
            guard bytes[index].isDigit else { return nil }
            value = min(value * 10 + Int(bytes[index] - UInt8(ascii: "0")), 9999)
        }
        return bytes[1] == UInt8(ascii: "-") ? -value : value
    }
}

extension UInt8 {
    /// Whether the byte is one of the digits 0 to 9 in ASCII.
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
