/// A station, as other stations know it: the Ed25519 public key with which it seals its journal.
package struct PeerID: Hashable, Sendable {
    private let key: EntryID

    /// `nil` unless the key has 32 bytes.
    package init?(publicKey: [UInt8]) {
        guard publicKey.count == 32 else { return nil }
        key = EntryID(hash: publicKey)
    }

    /// Reads ``text`` and nothing else.
    package init?(_ text: String) {
        guard let key = EntryID(text) else { return nil }
        self.key = key
    }

    /// The key in 64 lowercase hexadecimal digits.
    package var text: String { key.text }

    /// The key, 32 bytes.
    package var publicKey: [UInt8] { Hexadecimal.bytes(text) ?? [] }
}

extension PeerID: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.key < right.key }
}

extension PeerID: Codable {
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
