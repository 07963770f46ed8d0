package import Crypto

/// The station's signature over the head of the chain: made once for every transaction, it covers all entries up to
/// there.
package struct Seal: Hashable, Sendable {
    /// The last entry that is covered.
    package let sequence: Int64
    /// The station's Ed25519 public key, 32 bytes.
    package let publicKey: [UInt8]
    /// 64 bytes.
    package let signature: [UInt8]

    package init(sequence: Int64, publicKey: [UInt8], signature: [UInt8]) {
        self.sequence = sequence
        self.publicKey = publicKey
        self.signature = signature
    }

    /// Signs a head.
    package init(sequence: Int64, hash: [UInt8], key: Curve25519.Signing.PrivateKey) throws {
        self.init(
            sequence: sequence,
            publicKey: Array(key.publicKey.rawRepresentation),
            signature: Array(try key.signature(for: Self.message(sequence: sequence, hash: hash)))
        )
    }

    /// Whether this key signed this hash at this place of the chain.
    package func covers(hash: [UInt8]) -> Bool {
        guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey) else { return false }
        return key.isValidSignature(signature, for: Self.message(sequence: sequence, hash: hash))
    }

    private static func message(sequence: Int64, hash: [UInt8]) -> [UInt8] {
        var fields = CanonicalBytes(tag: "muster seal 1")
        fields.append(sequence)
        fields.append(hash)
        return fields.bytes
    }
}
