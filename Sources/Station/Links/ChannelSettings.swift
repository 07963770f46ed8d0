package import Attendance

/// Where a channel tells and what it needs for that.
///
/// Secrets are in it, as they have to be sent or signed with. Nothing shows them again.
package struct ChannelSettings: Hashable, Sendable, Codable {
    package var kind: ChannelKind
    /// A webhook's address, the address of an ntfy topic, a Gotify server, or `mqtt://` or `mqtts://` with a broker.
    package var address: String
    /// A webhook's signing secrets, the newest first and two at most while they are changed; a token of ntfy or Gotify;
    /// the broker's password.
    package var secrets: [String] = []
    /// The user at the broker.
    package var user: String?
    /// The certificate of the other side's own authority, as PEM; then no other is trusted.
    package var authority: String?
    /// The host that may be reached although it is this machine or a link-local address.
    package var allowedHost: String?
    package var language = Language.english

    package init(kind: ChannelKind, address: String) {
        self.kind = kind
        self.address = address
    }
}
