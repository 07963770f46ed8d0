/// What ESPHome's messages need of protocol buffers: reading that ends whatever comes, and writing.
enum Protobuf {

    /// Calls `body` with every field that is well-formed, up to the first that is not.
    ///
    /// - Parameter body: gets the field's number, and its value or where its bytes are.
    static func read(
        _ message: borrowing Span<UInt8>,
        _ body: (_ number: UInt64, _ value: UInt64, _ bytes: Range<Int>?) -> Void
    ) {
        var place = 0
        while place < message.count {
            guard let key = varint(message, at: &place) else { return }
            switch key & 7 {
            case 0:
                guard let value = varint(message, at: &place) else { return }
                body(key >> 3, value, nil)
            case 1:
                guard message.count - place >= 8 else { return }
                place += 8
            case 2:
                guard let length = varint(message, at: &place), length <= UInt64(message.count - place) else { return }
                body(key >> 3, 0, place..<place + Int(length))
                place += Int(length)
            case 5:
                guard message.count - place >= 4 else { return }
                place += 4
            default: return
            }
        }
    }

    /// A number of at most ten bytes, from a place on, which moves behind it.
    static func varint(_ bytes: borrowing Span<UInt8>, at place: inout Int) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            guard place < bytes.count else { return nil }
            let byte = bytes[place]
            place += 1
            if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
            if byte < 0x80 { return value }
        }
        return nil
    }

    static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    static func append(field: UInt64, _ value: UInt64, to bytes: inout [UInt8]) {
        append(field << 3, to: &bytes)
        append(value, to: &bytes)
    }

    static func append(field: UInt64, _ text: String, to bytes: inout [UInt8]) {
        append(field << 3 | 2, to: &bytes)
        append(UInt64(text.utf8.count), to: &bytes)
        bytes += Array(text.utf8)
    }

    /// A signed number as `sint32` and `sint64` have it.
    static func zigzag(_ value: UInt64) -> Int64 { Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }
}
