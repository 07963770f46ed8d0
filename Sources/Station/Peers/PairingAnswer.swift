/// What a station answers to a ``PairingGreeting``.
package struct PairingAnswer: Hashable, Sendable, Codable {
    /// What the station calls itself.
    package let name: String
    /// 64 hexadecimal digits.
    package let nonce: String
    /// The UUID under which its people check in.
    package let uuid: String?

    package init(name: String, nonce: String, uuid: String?) {
        self.name = name
        self.nonce = nonce
        self.uuid = uuid
    }
}
