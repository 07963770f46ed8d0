import Crypto
import Foundation

/// The secrets of webhooks, as the Standard Webhooks specification writes them.
package enum WebhookSecret {
    /// What a secret begins with.
    package static let prefix = "whsec_"

    /// The key in a secret: 24 to 64 bytes in Base64 behind ``prefix``; `nil` if it is no secret.
    package static func key(in secret: String) -> [UInt8]? {
        guard secret.hasPrefix(prefix), let data = Data(base64Encoded: String(secret.dropFirst(prefix.count))) else {
            return nil
        }
        return (24...64).contains(data.count) ? Array(data) : nil
    }

    /// A new secret with 32 random bytes.
    package static func make() -> String {
        prefix + SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }.base64EncodedString()
    }
}
