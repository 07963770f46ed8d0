package import Crypto

/// SHA-256 of a message's content.
package struct ContentHash: Hashable, Sendable {
    private let words: EntryID

    init(_ words: EntryID) { self.words = words }

    /// - Parameter bytes: a SHA-256, 32 bytes.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        words = EntryID(hash: bytes)
    }

    /// Of what was hashed.
    package init(_ hash: SHA256) { words = EntryID(hash: Array(hash.finalize())) }

    /// Reads ``text`` and nothing else.
    package init?(_ text: String) {
        guard let words = EntryID(text) else { return nil }
        self.words = words
    }

    /// 64 lowercase hexadecimal digits.
    package var text: String { words.text }
}

extension ContentHash: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "this must be 64 hexadecimal digits"
            )
        }
        self = value
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
