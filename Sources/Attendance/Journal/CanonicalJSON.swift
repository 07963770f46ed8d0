/// The JSON text of a flat object, byte for byte the same for the same values, for ever.
///
/// Foundation's encoder is not used because what it escapes could change with a version of Foundation, and the hashes of
/// the journal stand on these bytes. Keys are sorted, nothing is spaced, strings are escaped as in RFC 8785 (JSON
/// Canonicalization Scheme), and a number is the shortest that reads back the same.
enum CanonicalJSON {
    enum Value {
        case string(String)
        case integer(Int64)
        /// Must be finite.
        case number(Double)
        case boolean(Bool)
    }

    /// A member whose value is `nil` is left out.
    static func object(_ members: KeyValuePairs<String, Value?>) -> String {
        var text = "{"
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let value else { continue }
            if text.utf8.count > 1 { text += "," }
            append(key, to: &text)
            text += ":"
            switch value {
            case .string(let string): append(string, to: &text)
            case .integer(let integer): text += String(integer)
            case .number(let number): text += number.description
            case .boolean(let boolean): text += boolean ? "true" : "false"
            }
        }
        return text + "}"
    }

    private static func append(_ string: String, to text: inout String) {
        text += "\""
        if string.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            for scalar in string.unicodeScalars { text += escaped(scalar) }
        } else {
            text += string
        }
        text += "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\u{8}": return "\\b"
        case "\t": return "\\t"
        case "\n": return "\\n"
        case "\u{C}": return "\\f"
        case "\r": return "\\r"
        case "\0"..<" ":
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return String(scalar)
        }
    }
}
