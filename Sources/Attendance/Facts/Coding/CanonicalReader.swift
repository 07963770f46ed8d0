/// Reads a flat object of texts, numbers and truth values as ``CanonicalJSON`` writes it.
///
/// Foundation's decoder takes ten times as long, and a year of a thousand people is a million punches. It also knows much
/// that is never written: spaces, `null`, lists.
struct CanonicalReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// - Returns: `nil` unless the bytes are one object and nothing else.
    mutating func members() -> [CanonicalJSON.Member]? {
        guard consume(UInt8(ascii: "{")) else { return nil }
        var members: [CanonicalJSON.Member] = []
        if !consume(UInt8(ascii: "}")) {
            members.reserveCapacity(8)
            repeat {
                guard let key = text(), consume(UInt8(ascii: ":")), let value = value() else { return nil }
                members.append((key, value))
            } while consume(UInt8(ascii: ","))
            guard consume(UInt8(ascii: "}")) else { return nil }
        }
        return place == bytes.count ? members : nil
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func consume(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard place + length <= bytes.count, (0..<length).allSatisfy({ bytes[place + $0] == word.utf8Start[$0] })
        else { return false }
        place += length
        return true
    }

    private mutating func value() -> CanonicalJSON.Value? {
        guard place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "\""): return text().map { .string($0) }
        case UInt8(ascii: "t"): return consume("true") ? .boolean(true) : nil
        case UInt8(ascii: "f"): return consume("false") ? .boolean(false) : nil
        default: return number()
        }
    }

    private mutating func number() -> CanonicalJSON.Value? {
        let start = place
        var isWhole = true
        scan: while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
            case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "+"): isWhole = false
            default: break scan
            }
            place += 1
        }
        let digits = String(decoding: bytes[start..<place], as: UTF8.self)
        if isWhole { return Int64(digits).map { .integer($0) } }
        guard let number = Double(digits), number.isFinite else { return nil }
        return .number(number)
    }

    private mutating func text() -> String? {
        guard consume(UInt8(ascii: "\"")) else { return nil }
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] == UInt8(ascii: "\\") { return escapedText(from: start) }
            place += 1
        }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        return consume(UInt8(ascii: "\"")) ? text : nil
    }

    /// The rest of a text, from its first escape on.
    private mutating func escapedText(from start: Int) -> String? {
        var text = Array(bytes[start..<place])
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = escape() else { return nil }
                text.append(escaped)
            default: text.append(byte)
            }
        }
        return nil
    }

    /// What stands behind a backslash: only what must be escaped ever is.
    private mutating func escape() -> UInt8? {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return byte
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "u"):
            guard consume("00"), place + 2 <= bytes.count,
                let scalar = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16), scalar < 0x20
            else { return nil }
            place += 2
            return scalar
        default: return nil
        }
    }
}
