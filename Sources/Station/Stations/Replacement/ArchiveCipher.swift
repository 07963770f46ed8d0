import Crypto
import Foundation

/// Encrypts a stream in chunks, so that none can be changed, left out, repeated or moved, and the end cannot be cut off
/// (STREAM: Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
///
/// Each chunk is sealed with ChaCha20-Poly1305 under a nonce of its own: its number, and whether it is the last. The key
/// is of one archive only.
package struct ArchiveCipher: Sendable {
    /// Bytes of a chunk; the last may have fewer.
    package static let chunk = 65_536
    /// Bytes that sealing adds to a chunk.
    package static let overhead = 16

    private let header: ArchiveHeader
    private var count: UInt64 = 0

    package init(_ header: ArchiveHeader) {
        self.header = header
    }

    /// Seals the next chunk.
    package mutating func seal(_ chunk: [UInt8], isLast: Bool) throws(ArchiveError) -> [UInt8] {
        defer { count += 1 }
        guard let nonce = nonce(isLast: isLast),
            let box = try? ChaChaPoly.seal(chunk, using: header.key, nonce: nonce, authenticating: header.bytes)
        else { throw .noMemory }
        return Array(box.ciphertext) + Array(box.tag)
    }

    /// Opens the next chunk.
    ///
    /// - Parameter isLast: nothing follows it.
    /// - Throws: ``ArchiveError/truncated`` for a last chunk that was sealed as one of those before.
    package mutating func open(_ sealed: [UInt8], isLast: Bool) throws(ArchiveError) -> [UInt8] {
        guard sealed.count >= Self.overhead else { throw isLast ? .truncated : .altered }
        if let chunk = opened(sealed, isLast: isLast) {
            count += 1
            return chunk
        }
        // Cut off between two chunks. Within one it cannot be told from altered.
        throw isLast && opened(sealed, isLast: false) != nil ? .truncated : .altered
    }

    private func opened(_ sealed: [UInt8], isLast: Bool) -> [UInt8]? {
        guard let nonce = nonce(isLast: isLast),
            let box = try? ChaChaPoly.SealedBox(
                nonce: nonce,
                ciphertext: sealed.dropLast(Self.overhead),
                tag: sealed.suffix(Self.overhead)
            ),
            let chunk = try? ChaChaPoly.open(box, using: header.key, authenticating: header.bytes)
        else { return nil }
        return Array(chunk)
    }

    /// Three zeros, the chunk's number in eight bytes, and a 1 for the last.
    private func nonce(isLast: Bool) -> ChaChaPoly.Nonce? {
        let number = withUnsafeBytes(of: count.bigEndian) { Array($0) }
        return try? ChaChaPoly.Nonce(data: [0, 0, 0] + number + [isLast ? 1 : 0])
    }
}
