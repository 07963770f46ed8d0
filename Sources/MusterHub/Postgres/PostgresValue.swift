/// A parameter of a statement, in the form in which PostgreSQL reads texts.
struct PostgresValue: Sendable {
    /// With a zero at the end, as libpq wants it; `nil` for NULL.
    let bytes: [UInt8]?

    private init(_ bytes: [UInt8]?) { self.bytes = bytes.map { $0 + [0] } }

    static let null = PostgresValue(nil)
    static func text(_ text: String?) -> PostgresValue { PostgresValue(text.map { storable($0) }) }
    static func integer(_ integer: Int64?) -> PostgresValue { .text(integer.map(String.init)) }
    static func boolean(_ boolean: Bool?) -> PostgresValue { .text(boolean.map { $0 ? "t" : "f" }) }
    static func bytes(_ bytes: [UInt8]?) -> PostgresValue { PostgresValue(bytes.map { hexadecimal($0) }) }

    static func integers(_ values: some Sequence<Int64?>) -> PostgresValue {
        array(values) { value, bytes in bytes += Array(String(value).utf8) }
    }

    static func booleans(_ values: some Sequence<Bool?>) -> PostgresValue {
        array(values) { value, bytes in bytes.append(value ? 0x74 : 0x66) }
    }

    static func texts(_ values: some Sequence<String?>) -> PostgresValue {
        array(values) { value, bytes in
            bytes.append(0x22)
            for byte in storable(value) {
                if byte == 0x22 || byte == 0x5C { bytes.append(0x5C) }
                bytes.append(byte)
            }
            bytes.append(0x22)
        }
    }

    /// Arrays of bytes.
    static func byteArrays(_ values: some Sequence<[UInt8]?>) -> PostgresValue {
        array(values) { value, bytes in
            bytes.append(contentsOf: [0x22, 0x5C])
            bytes += hexadecimal(value)
            bytes.append(0x22)
        }
    }

    private static func array<Value>(
        _ values: some Sequence<Value?>,
        _ write: (Value, inout [UInt8]) -> Void
    ) -> PostgresValue {
        var bytes: [UInt8] = [0x7B]
        bytes.reserveCapacity(values.underestimatedCount * 24)
        var isFirst = true
        for value in values {
            if !isFirst { bytes.append(0x2C) }
            isFirst = false
            if let value { write(value, &bytes) } else { bytes += Array("NULL".utf8) }
        }
        bytes.append(0x7D)
        return PostgresValue(bytes)
    }

    /// PostgreSQL has no zero in texts, and libpq would read a text only up to there: somebody who is asked for as `Ada`, a
    /// zero and anything else would be Ada to the database, and somebody else to who counts attempts.
    private static func storable(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        return bytes.contains(0) ? bytes.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] } : bytes
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = [0x5C, 0x78]
        text.reserveCapacity(2 + 2 * bytes.count)
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
        for byte in bytes {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 15))
        }
        return text
    }
}
