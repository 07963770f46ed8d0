/// A document as gateways send them: small, and from anyone. Whatever it is, reading it ends, and costs no more than its
/// length.
enum GatewayJSON: Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GatewayJSON])
    case object([String: GatewayJSON])

    /// How deep it may go.
    private static let deepest = 8

    /// - Returns: `nil` for what is no JSON, or too deep.
    init?(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: Self.deepest) else { return nil }
        reader.skipSpace()
        guard reader.isAtEnd else { return nil }
        self = value
    }

    subscript(key: String) -> GatewayJSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var array: [GatewayJSON]? { if case .array(let values) = self { values } else { nil } }

    /// A number, also one that was written as a string.
    var number: Double? {
        switch self {
        case .number(let value): value
        case .string(let text): text.utf8.count <= 32 ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
        default: nil
        }
    }

    /// A whole number in the range of `Int64`'s exact doubles; what is fractional is cut off.
    var integer: Int64? { number.flatMap { abs($0) < 9e15 ? Int64($0) : nil } }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        var isAtEnd: Bool { place >= bytes.count }
        private var next: UInt8? { isAtEnd ? nil : bytes[place] }

        mutating func skipSpace() {
            while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 { place += 1 }
        }

        private mutating func consume(_ byte: UInt8) -> Bool {
            skipSpace()
            guard next == byte else { return false }
            place += 1
            return true
        }

        mutating func value(depth: Int) -> GatewayJSON? {
            guard depth > 0 else { return nil }
            skipSpace()
            switch next {
            case UInt8(ascii: "{"): return object(depth: depth - 1)
            case UInt8(ascii: "["): return array(depth: depth - 1)
            case UInt8(ascii: "\""): return text().map { .string($0) }
            case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
            case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
            case UInt8(ascii: "n"): return word("null") ? .null : nil
            default: return number()
            }
        }

        private mutating func word(_ word: StaticString) -> Bool {
            for offset in 0..<word.utf8CodeUnitCount {
                guard next == word.utf8Start[offset] else { return false }
                place += 1
            }
            return true
        }

        private mutating func object(depth: Int) -> GatewayJSON? {
            place += 1
            var members: [String: GatewayJSON] = [:]
            if consume(UInt8(ascii: "}")) { return .object(members) }
            repeat {
                skipSpace()
                guard next == UInt8(ascii: "\""), let key = text(), consume(UInt8(ascii: ":")),
                    let value = value(depth: depth)
                else { return nil }
                members[key] = value
            } while consume(UInt8(ascii: ","))
            return consume(UInt8(ascii: "}")) ? .object(members) : nil
        }

        private mutating func array(depth: Int) -> GatewayJSON? {
            place += 1
            var values: [GatewayJSON] = []
            if consume(UInt8(ascii: "]")) { return .array(values) }
            repeat {
                guard let value = value(depth: depth) else { return nil }
                values.append(value)
            } while consume(UInt8(ascii: ","))
            return consume(UInt8(ascii: "]")) ? .array(values) : nil
        }

        private mutating func text() -> String? {
            place += 1
            let begin = place
            while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 32 { place += 1 }
            if next == UInt8(ascii: "\"") {
                defer { place += 1 }
                return String(validating: bytes[begin..<place], as: UTF8.self)
            }
            var scalars = Array(bytes[begin..<place])
            while let byte = next {
                place += 1
                switch byte {
                case UInt8(ascii: "\""): return String(validating: scalars, as: UTF8.self)
                case UInt8(ascii: "\\"):
                    guard let escaped = escape() else { return nil }
                    scalars += Array(String(escaped).utf8)
                case ..<32: return nil
                default: scalars.append(byte)
                }
            }
            return nil
        }

        private mutating func escape() -> Character? {
            guard let byte = next else { return nil }
            place += 1
            switch byte {
            case UInt8(ascii: "n"): return "\n"
            case UInt8(ascii: "t"): return "\t"
            case UInt8(ascii: "r"): return "\r"
            case UInt8(ascii: "b"), UInt8(ascii: "f"): return " "
            case UInt8(ascii: "u"):
                guard place + 4 <= bytes.count,
                    let code = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
                else { return nil }
                place += 4
                // Halves of pairs say nothing that a gateway's name or data have.
                return Character(Unicode.Scalar(code) ?? "\u{FFFD}")
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
            default: return nil
            }
        }

        private mutating func number() -> GatewayJSON? {
            let begin = place
            while let byte = next, "+-.0123456789eE".utf8.contains(byte) { place += 1 }
            guard place > begin, place - begin <= 32,
                let value = Double(String(decoding: bytes[begin..<place], as: UTF8.self)), value.isFinite
            else { return nil }
            return .number(value)
        }
    }
}
