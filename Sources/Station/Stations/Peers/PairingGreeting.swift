/// What a station says first to one that it wants to be paired with.
package struct PairingGreeting: Hashable, Sendable, Codable {
    /// What the station calls itself.
    package let name: String
    /// To a number that is revealed later, 64 hexadecimal digits.
    package let commitment: String
    /// Where it answers others itself.
    package let port: Int
    /// The UUID under which its people check in.
    package let uuid: String?

    package init(name: String, commitment: String, port: Int, uuid: String?) {
        self.name = name
        self.commitment = commitment
        self.port = port
        self.uuid = uuid
    }
}
