import Crypto
import CryptoExtras
import Foundation

/// What is kept of a password: its scrypt hash with a salt of its own, as a PHC string.
///
/// Format: `$scrypt$ln=15,r=8,p=3$SALT$HASH`, both in base64 without padding
/// (https://github.com/P-H-C/phc-string-format). The cost is OWASP's third choice (Password Storage Cheat Sheet): 32 MB
/// and a fifth of a second on a small machine.
package struct PasswordHash: Hashable, Sendable {
    /// What an attempt costs. Memory in bytes is 128 · block size · 2^logRounds.
    package struct Cost: Hashable, Sendable {
        let logRounds: Int
        let blockSize: Int
        let parallelism: Int

        package static let standard = Cost(logRounds: 15, blockSize: 8, parallelism: 3)
        /// For tests, which must not take long.
        package static let least = Cost(logRounds: 1, blockSize: 8, parallelism: 1)
    }

    private let cost: Cost
    private let salt: [UInt8]
    private let hash: [UInt8]

    /// Hashes a password. Takes a while on purpose.
    package init(_ password: String, cost: Cost = .standard) throws {
        var random = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
        self.cost = cost
        self.salt = salt
        hash = try Self.derive(password, salt: salt, cost: cost)
    }

    /// Reads ``text``.
    ///
    /// - Returns: `nil` for anything else, and for costs that no station ever chose.
    package init?(text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt" else { return nil }
        let numbers = parts[2].split(separator: ",").map { $0.split(separator: "=") }
        guard numbers.map(\.first) == ["ln", "r", "p"] else { return nil }
        let values = numbers.compactMap { $0.count == 2 ? Int($0[1]) : nil }
        guard values.count == 3, (1...20).contains(values[0]), (1...32).contains(values[1]),
            (1...16).contains(values[2]),
            let salt = Self.bytes(parts[3]), let hash = Self.bytes(parts[4]), salt.count == 16, hash.count == 32
        else { return nil }
        cost = Cost(logRounds: values[0], blockSize: values[1], parallelism: values[2])
        self.salt = salt
        self.hash = hash
    }

    /// As it is stored.
    package var text: String {
        let numbers = "ln=\(cost.logRounds),r=\(cost.blockSize),p=\(cost.parallelism)"
        return "$scrypt$\(numbers)$\(Self.base64(salt))$\(Self.base64(hash))"
    }

    /// Whether a password is the one that was hashed. Takes as long as hashing it, and the same for every wrong one.
    package func matches(_ password: String) -> Bool {
        guard let other = try? Self.derive(password, salt: salt, cost: cost) else { return false }
        var difference: UInt8 = 0
        for (one, two) in zip(hash, other) { difference |= one ^ two }
        return difference == 0
    }

    private static func derive(_ password: String, salt: [UInt8], cost: Cost) throws -> [UInt8] {
        // The same letters typed on another keyboard may come composed or not.
        let bytes = Array(password.precomposedStringWithCompatibilityMapping.utf8)
        let key = try KDF.Scrypt.deriveKey(
            from: bytes,
            salt: salt,
            outputByteCount: 32,
            rounds: 1 << cost.logRounds,
            blockSize: cost.blockSize,
            parallelism: cost.parallelism
        )
        return key.withUnsafeBytes { Array($0) }
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("=", with: "")
    }

    private static func bytes(_ text: Substring) -> [UInt8]? {
        let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Data(base64Encoded: text + padding).map(Array.init)
    }
}
