import Crypto
import Foundation

/// Signs what a webhook sends, as the Standard Webhooks specification has it.
package enum WebhookSignature {
    /// What a secret begins with when it is written down.
    package static let prefix = "whsec_"

    /// The key in a secret: 24 to 64 bytes in Base64 behind ``prefix``; `nil` if it is no secret.
    package static func key(in secret: String) -> [UInt8]? {
        guard secret.hasPrefix(prefix), let data = Data(base64Encoded: String(secret.dropFirst(prefix.count))) else {
            return nil
        }
        return (24...64).contains(data.count) ? Array(data) : nil
    }

    /// A new secret with 32 random bytes.
    package static func newSecret() -> String {
        let key = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        return prefix + key.base64EncodedString()
    }

    /// The value of `webhook-signature`: one signature for each secret, so that a receiver who knows either believes it.
    ///
    /// - Parameter timestamp: seconds since 1970 UTC.
    package static func header(id: String, timestamp: Int64, body: [UInt8], secrets: [String]) -> String {
        let signed = Array("\(id).\(timestamp).".utf8) + body
        return secrets.compactMap { key(in: $0) }.map { key in
            let code = HMAC<SHA256>.authenticationCode(for: signed, using: SymmetricKey(data: key))
            return "v1," + Data(code).base64EncodedString()
        }
        .joined(separator: " ")
    }
}
