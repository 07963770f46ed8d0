/// What a station answers to a ``PairingGreeting``.
package struct PairingAnswer: Hashable, Sendable, Codable {
    /// What the station calls itself.
    package let name: String
    /// To a number that is revealed after the caller's, 64 hexadecimal digits.
    package let commitment: String
    /// The UUID under which its people check in.
    package let uuid: String?

    package init(name: String, commitment: String, uuid: String?) {
        self.name = name
        self.commitment = commitment
        self.uuid = uuid
    }
}
