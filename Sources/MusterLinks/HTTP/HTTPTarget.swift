import Foundation

/// The host and port of an address, if it is one that can be checked.
package struct HTTPTarget: Hashable, Sendable {
    package let host: String
    package let port: Int

    /// - Returns: `nil` for what is not `http` or `https` with a host, or has a user in it.
    package init?(_ address: String) {
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), let host = url.host,
            !host.isEmpty, url.user == nil, url.password == nil
        else { return nil }
        // Nothing that could be read in two ways between here and the connection.
        guard host.utf8.allSatisfy({ Self.allowed.contains($0) }) else { return nil }
        switch scheme {
        case "http": port = url.port ?? 80
        case "https": port = url.port ?? 443
        default: return nil
        }
        guard (1...65535).contains(port) else { return nil }
        self.host = host
    }

    private static let allowed = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_:".utf8
    )
}
