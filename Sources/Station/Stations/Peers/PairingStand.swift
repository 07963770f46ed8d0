/// How far a pairing has come on the caller's side, asked and answered until both sides have confirmed.
package struct PairingStand: Hashable, Sendable, Codable {
    /// The number of who says this; left out where the two are paired already.
    package let nonce: String?
    /// Whether a person there said that the codes are the same.
    package let confirmed: Bool

    package init(nonce: String?, confirmed: Bool) {
        self.nonce = nonce
        self.confirmed = confirmed
    }
}
