import Foundation

/// Where a broker is, and what one needs to get in.
package struct MQTTTarget: Hashable, Sendable {
    package let host: String
    package let port: Int
    package let isEncrypted: Bool
    package let user: String?
    package let password: String?
    /// The certificate of the broker's own authority, PEM; `nil` for the system's authorities.
    package let authority: String?
    /// What the address has after the host, as far as a topic can have it.
    package let path: String

    /// - Returns: `nil` for an address that is none of a broker.
    package init?(address: String, user: String?, password: String?, authority: String?) {
        guard let url = URL(string: address), let host = url.host, !host.isEmpty,
            let scheme = url.scheme?.lowercased(), ["mqtt", "mqtts"].contains(scheme)
        else { return nil }
        isEncrypted = scheme == "mqtts"
        let port = url.port ?? (isEncrypted ? 8883 : 1883)
        guard (1...65535).contains(port) else { return nil }
        self.host = host
        self.port = port
        self.user = user
        self.password = password
        self.authority = authority
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
        path = url.path.filter { allowed.contains($0) }
    }
}
