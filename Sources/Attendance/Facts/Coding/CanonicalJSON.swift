/// The JSON text of a flat object, byte for byte the same for the same values, for ever.
///
/// Foundation's encoder is not used because what it escapes could change with a version of Foundation, and the hashes of
/// the journal stand on these bytes. Keys are sorted, nothing is spaced, strings are escaped as in RFC 8785 (JSON
/// Canonicalization Scheme), and a number is the shortest that reads back the same.
enum CanonicalJSON {
    typealias Member = (key: String, value: Value)

    enum Value {
        case string(String)
        case integer(Int64)
        /// Must be finite.
        case number(Double)
        case boolean(Bool)
    }

    /// A value as it encodes itself; its coding keys are the members' names.
    ///
    /// - Throws: `EncodingError` for a number that is not finite.
    static func text(of value: some Encodable) throws -> String {
        let encoder = CanonicalEncoder()
        try value.encode(to: encoder)
        return object(encoder.members.all)
    }

    static func object(_ members: [Member]) -> String {
        // Bytes, as this is done for each entry that is written or read.
        var text: [UInt8] = []
        text.reserveCapacity(256)
        text.append(UInt8(ascii: "{"))
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            if text.count > 1 { text.append(UInt8(ascii: ",")) }
            append(key, to: &text)
            text.append(UInt8(ascii: ":"))
            switch value {
            case .string(let string): append(string, to: &text)
            case .integer(let integer): text.append(contentsOf: String(integer).utf8)
            case .number(let number): text.append(contentsOf: number.description.utf8)
            case .boolean(let boolean): text.append(contentsOf: (boolean ? "true" : "false").utf8)
            }
        }
        text.append(UInt8(ascii: "}"))
        return String(decoding: text, as: UTF8.self)
    }

    /// The members of an object, in their order in the text.
    ///
    /// - Returns: `nil` for what is not written as ``object(_:)`` writes it; not everything that it would never write is
    ///   refused.
    static func members(of text: String) -> [Member]? {
        var text = text
        return text.withUTF8 { bytes in
            var reader = CanonicalReader(bytes)
            return reader.members()
        }
    }

    private static func append(_ string: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        let start = text.count
        text.append(contentsOf: string.utf8)
        if text[start...].contains(where: isEscaped) {
            let plain = Array(text[start...])
            text.removeSubrange(start...)
            for byte in plain { append(escaping: byte, to: &text) }
        }
        text.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func append(escaping byte: UInt8, to text: inout [UInt8]) {
        guard isEscaped(byte) else { return text.append(byte) }
        text.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: text.append(UInt8(ascii: "b"))
        case 0x09: text.append(UInt8(ascii: "t"))
        case 0x0A: text.append(UInt8(ascii: "n"))
        case 0x0C: text.append(UInt8(ascii: "f"))
        case 0x0D: text.append(UInt8(ascii: "r"))
        case ..<0x20: text.append(contentsOf: ((byte < 0x10 ? "u000" : "u00") + String(byte, radix: 16)).utf8)
        default: text.append(byte)
        }
    }
}
