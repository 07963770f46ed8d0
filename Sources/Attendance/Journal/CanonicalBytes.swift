/// Bytes that are hashed or signed: fields one after another, each of a fixed length or with its length before it, so
/// that no two lists of fields give the same bytes.
struct CanonicalBytes {
    private(set) var bytes: [UInt8] = []

    /// - Parameter tag: says what the bytes are, so that a hash of one thing can never pass for a hash of another.
    init(tag: StaticString) {
        bytes.reserveCapacity(512)
        append(tag.description)
    }

    /// Fields that go on others.
    init() {}

    /// Eight bytes, the most significant first.
    mutating func append(_ integer: Int64) {
        withUnsafeBytes(of: integer.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// The length in eight bytes, then the bytes.
    mutating func append(_ field: [UInt8]) {
        append(Int64(field.count))
        bytes.append(contentsOf: field)
    }

    /// The length of the UTF-8 text in eight bytes, then the text.
    mutating func append(_ text: String) {
        append(Int64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// A byte 0 for nothing, or a byte 1 and the text.
    mutating func append(_ text: String?) {
        guard let text else { return bytes.append(0) }
        bytes.append(1)
        append(text)
    }
}
