import Crypto
import CryptoExtras
import Foundation

/// The beginning of an exported station: which version of the format it is, and how its key follows from a passphrase.
///
/// 28 bytes that say it, and 32 that only somebody with the passphrase can have written. The format is in
/// `docs/decisions/replacement.md`.
package struct ArchiveHeader: Sendable {
    /// What a passphrase costs to try. Memory in bytes is 128 · 8 · 2^logRounds.
    package struct Cost: Hashable, Sendable {
        let logRounds: UInt8
        let parallelism: UInt8

        /// 64 MB, and about a quarter of a second.
        package static let standard = Cost(logRounds: 16, parallelism: 1)
        /// For tests, which must not take long.
        package static let least = Cost(logRounds: 1, parallelism: 1)
    }

    /// Bytes of a header.
    package static let length = 60
    private static let tag = Array("MUSTERST".utf8)
    private static let version: UInt8 = 1
    private static let blockSize: UInt8 = 8

    package let bytes: [UInt8]
    /// What the chunks are encrypted with.
    let key: SymmetricKey

    /// A header with a new salt, and so a key that no other archive has.
    package init(passphrase: String, cost: Cost = .standard) throws(ArchiveError) {
        var random = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        let open = Self.tag + [Self.version, cost.logRounds, Self.blockSize, cost.parallelism] + salt
        let keys = try Self.keys(passphrase, salt: salt, cost: cost)
        bytes = open + Array(HMAC<SHA256>.authenticationCode(for: open, using: keys.proof))
        key = keys.chunks
    }

    /// Reads a header.
    ///
    /// - Throws: ``ArchiveError``; ``ArchiveError/wrongPassphrase`` also where the header itself was altered.
    package init(_ bytes: [UInt8], passphrase: String) throws(ArchiveError) {
        guard bytes.count == Self.length, bytes.starts(with: Self.tag) else { throw .notAnArchive }
        guard bytes[8] == Self.version else { throw .newer }
        // Costs that no station ever chose would only be there to fill the memory.
        guard (1...18).contains(bytes[9]), bytes[10] == Self.blockSize, (1...4).contains(bytes[11]) else {
            throw .altered
        }
        let cost = Cost(logRounds: bytes[9], parallelism: bytes[11])
        let keys = try Self.keys(passphrase, salt: Array(bytes[12..<28]), cost: cost)
        guard
            HMAC<SHA256>.isValidAuthenticationCode(
                bytes[28...],
                authenticating: bytes[..<28],
                using: keys.proof
            )
        else { throw .wrongPassphrase }
        self.bytes = bytes
        key = keys.chunks
    }

    private static func keys(
        _ passphrase: String,
        salt: [UInt8],
        cost: Cost
    ) throws(ArchiveError) -> (chunks: SymmetricKey, proof: SymmetricKey) {
        // The same letters typed on another keyboard may come composed or not.
        let text = Array(passphrase.precomposedStringWithCompatibilityMapping.utf8)
        let derived = try? KDF.Scrypt.deriveKey(
            from: text,
            salt: salt,
            outputByteCount: 64,
            rounds: 1 << Int(cost.logRounds),
            blockSize: Int(blockSize),
            parallelism: Int(cost.parallelism)
        )
        guard let both = derived?.withUnsafeBytes({ Array($0) }), both.count == 64 else { throw .noMemory }
        return (SymmetricKey(data: both[..<32]), SymmetricKey(data: both[32...]))
    }
}
