/// How far a pairing has come on the caller's side, asked and answered until both sides have confirmed.
package struct PairingStand: Hashable, Sendable, Codable {
    /// The caller's number; left out in the answer.
    package let nonce: String?
    /// Whether a person there said that the codes are the same.
    package let confirmed: Bool

    package init(nonce: String?, confirmed: Bool) {
        self.nonce = nonce
        self.confirmed = confirmed
    }
}
