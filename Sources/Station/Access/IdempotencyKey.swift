package import Attendance
import Crypto
import Foundation

/// Names what a program sends again so that it is made once: who sends it, what it is, and the program's own key.
package enum IdempotencyKey {
    /// The same identifier for the same three, as a UUID in lower case; a random one without a key.
    ///
    /// It becomes part of the journal, so that it still holds after years and restarts.
    package static func identifier(for kind: String, by actor: String, key: String?) -> String {
        guard let key else { return UUID().uuidString.lowercased() }
        let digest = Array(SHA256.hash(data: Data("muster \(kind)\0\(actor)\0\(key)".utf8)))
        let digits = digest.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text += "-" }
            text.append(digit)
        }
        return text
    }

    /// What is kept of a request that makes no new thing whose name could be its own.
    ///
    /// - Parameter content: the same for the same request. It may hold what can be erased, as a reason; so its digest is
    ///   made with the key, which is kept nowhere.
    package static func request(for kind: String, by actor: String, key: String, content: [UInt8]) -> SentRequest {
        SentRequest(
            identifier: identifier(for: kind, by: actor, key: key),
            digest: Array(HMAC<SHA256>.authenticationCode(for: content, using: SymmetricKey(data: Data(key.utf8))))
        )
    }
}
