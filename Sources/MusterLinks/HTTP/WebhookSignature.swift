import Crypto
import Foundation
import Station

/// Signs what a webhook sends, as the Standard Webhooks specification has it.
package enum WebhookSignature {
    /// The value of `webhook-signature`: one signature for each secret, so that a receiver who knows either believes it.
    ///
    /// - Parameter timestamp: seconds since 1970 UTC.
    package static func header(id: String, timestamp: Int64, body: [UInt8], secrets: [String]) -> String {
        let signed = Array("\(id).\(timestamp).".utf8) + body
        return secrets.compactMap { WebhookSecret.key(in: $0) }.map { key in
            let code = HMAC<SHA256>.authenticationCode(for: signed, using: SymmetricKey(data: key))
            return "v1," + Data(code).base64EncodedString()
        }
        .joined(separator: " ")
    }
}
