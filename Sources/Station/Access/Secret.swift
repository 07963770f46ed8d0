import Crypto
import Foundation

/// A random secret that its holder shows to be known: in a cookie, a kiosk's link, or a program's header.
///
/// The station keeps only its ``digest``, so that whoever reads the database can't sign in with what they find.
package struct Secret: Hashable, Sendable {
    /// 43 characters that need no escaping in URLs and cookies: 32 bytes in base64url.
    package let text: String

    /// A new one.
    package init() {
        let key = SymmetricKey(size: .bits256)
        text = key.withUnsafeBytes { Data($0) }.base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// One that somebody showed.
    ///
    /// - Returns: `nil` for what can't be one.
    package init?(shown text: some StringProtocol) {
        let isWord = text.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard text.utf8.count == 43, isWord else { return nil }
        self.text = String(text)
    }

    /// What the station keeps: SHA-256, 64 hexadecimal digits. Nothing slower is needed for 256 random bits.
    package var digest: String {
        SHA256.hash(data: Data(text.utf8)).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 0x0F, radix: 16)
        }.joined()
    }

    /// The CSRF token of forms: only whoever knows the secret can make it, so that no other site can send them
    /// (HMAC-SHA-256).
    package func csrfToken(for purpose: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Data(purpose.utf8), using: SymmetricKey(data: Data(text.utf8)))
        return Data(code).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Whether a word is that token, compared in constant time.
    package func proves(_ purpose: String, by shown: String) -> Bool {
        let expected = Array(csrfToken(for: purpose).utf8)
        let given = Array(shown.utf8)
        guard expected.count == given.count else { return false }
        var difference: UInt8 = 0
        for (one, two) in zip(expected, given) { difference |= one ^ two }
        return difference == 0
    }
}
