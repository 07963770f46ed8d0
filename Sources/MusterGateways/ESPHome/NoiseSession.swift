import Crypto
import Foundation

/// `Noise_NNpsk0_25519_ChaChaPoly_SHA256`, the side that begins: the handshake of ESPHome's encrypted connections, after
/// revision 34 of the Noise Protocol Framework.
struct NoiseSession {
    enum Failure: Error {
        /// What came is no answer of somebody who has the key.
        case refused
        case exhausted
    }

    private static let name = "Noise_NNpsk0_25519_ChaChaPoly_SHA256"

    /// A key with the number of the next message.
    private struct Cipher {
        let key: SymmetricKey
        var number: UInt64 = 0

        private mutating func nonce() throws -> ChaChaPoly.Nonce {
            guard number < .max else { throw Failure.exhausted }
            defer { number += 1 }
            var bytes = [UInt8](repeating: 0, count: 12)
            for place in 0..<8 { bytes[4 + place] = UInt8(truncatingIfNeeded: number >> UInt64(8 * place)) }
            return try ChaChaPoly.Nonce(data: bytes)
        }

        mutating func seal(_ plain: [UInt8], with data: [UInt8] = []) throws -> [UInt8] {
            let box = try ChaChaPoly.seal(plain, using: key, nonce: nonce(), authenticating: data)
            return Array(box.ciphertext) + Array(box.tag)
        }

        mutating func open(_ sealed: ArraySlice<UInt8>, with data: [UInt8] = []) throws -> [UInt8] {
            guard sealed.count >= 16 else { throw Failure.refused }
            let box = try ChaChaPoly.SealedBox(
                nonce: nonce(),
                ciphertext: sealed.dropLast(16),
                tag: sealed.suffix(16)
            )
            guard let plain = try? ChaChaPoly.open(box, using: key, authenticating: data) else { throw Failure.refused }
            return Array(plain)
        }
    }

    private var chain: [UInt8]
    private var hash: [UInt8]
    private var cipher: Cipher?
    private let own: Curve25519.KeyAgreement.PrivateKey
    private var sending: Cipher?
    private var receiving: Cipher?

    /// - Parameters:
    ///   - own: the key of this one conversation; another only in tests.
    init(
        key: [UInt8],
        prologue: [UInt8],
        own: Curve25519.KeyAgreement.PrivateKey = Curve25519.KeyAgreement.PrivateKey()
    ) {
        self.own = own
        hash = Array(SHA256.hash(data: Array(Self.name.utf8)))
        chain = hash
        mix(hash: prologue)
        let keys = derive(key, 3)
        chain = keys[0]
        mix(hash: keys[1])
        cipher = Cipher(key: SymmetricKey(data: keys[2]))
    }

    /// The first message.
    mutating func begin() throws -> [UInt8] {
        let point = Array(own.publicKey.rawRepresentation)
        mix(hash: point)
        mix(key: point)
        guard let sealed = try cipher?.seal([], with: hash) else { throw Failure.refused }
        mix(hash: sealed)
        return point + sealed
    }

    /// Takes the answer: from then on messages can be sealed and opened.
    mutating func finish(_ answer: ArraySlice<UInt8>) throws {
        guard answer.count >= 48 else { throw Failure.refused }
        let point = Array(answer.prefix(32))
        mix(hash: point)
        mix(key: point)
        let other = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: point)
        let shared = try own.sharedSecretFromKeyAgreement(with: other)
        mix(key: shared.withUnsafeBytes { Array($0) })
        let sealed = answer.dropFirst(32)
        _ = try cipher?.open(sealed, with: hash)
        mix(hash: Array(sealed))
        let keys = derive([], 2)
        sending = Cipher(key: SymmetricKey(data: keys[0]))
        receiving = Cipher(key: SymmetricKey(data: keys[1]))
    }

    mutating func seal(_ plain: [UInt8]) throws -> [UInt8] {
        guard let sealed = try sending?.seal(plain) else { throw Failure.refused }
        return sealed
    }

    mutating func open(_ sealed: ArraySlice<UInt8>) throws -> [UInt8] {
        guard let plain = try receiving?.open(sealed) else { throw Failure.refused }
        return plain
    }

    private mutating func mix(hash data: [UInt8]) { hash = Array(SHA256.hash(data: hash + data)) }

    private mutating func mix(key material: [UInt8]) {
        let keys = derive(material, 2)
        chain = keys[0]
        cipher = Cipher(key: SymmetricKey(data: keys[1]))
    }

    private func derive(_ material: [UInt8], _ count: Int) -> [[UInt8]] {
        func code(_ key: [UInt8], _ data: [UInt8]) -> [UInt8] {
            Array(HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)))
        }
        let secret = code(chain, material)
        var keys: [[UInt8]] = []
        for number in 1...count { keys.append(code(secret, (keys.last ?? []) + [UInt8(number)])) }
        return keys
    }
}
