import Foundation
package import Station

/// Where a broker is, and what one needs to get in.
package struct MQTTTarget: Hashable, Sendable {
    package let host: String
    package let port: Int
    package let isEncrypted: Bool
    package let user: String?
    package let password: String?
    /// The certificate of the broker's own authority, PEM; `nil` for the system's authorities.
    package let authority: String?
    /// What all topics begin with.
    package let base: String

    /// - Returns: `nil` for an address that is none of a broker.
    package init?(_ settings: ChannelSettings) {
        guard let url = URL(string: settings.address), let host = url.host, !host.isEmpty,
            let scheme = url.scheme?.lowercased(), ["mqtt", "mqtts"].contains(scheme)
        else { return nil }
        isEncrypted = scheme == "mqtts"
        let port = url.port ?? (isEncrypted ? 8883 : 1883)
        guard (1...65535).contains(port) else { return nil }
        self.host = host
        self.port = port
        user = settings.user
        password = settings.secrets.first
        authority = settings.authority
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
        let path = url.path.filter { allowed.contains($0) }
        base = path.isEmpty ? "muster" : path
    }

    /// Where the station says whether it is there.
    package var statusTopic: String { "\(base)/status" }

    /// Where events of a type are published.
    package func topic(of type: EventType) -> String { "\(base)/events/\(type.rawValue)" }
}
