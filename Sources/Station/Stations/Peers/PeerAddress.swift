/// Where a station answers others.
package struct PeerAddress: Hashable, Sendable, Codable {
    /// The port that stations use unless told otherwise.
    package static let usualPort = 8437

    /// A name, or an address of IPv4 or IPv6 without brackets.
    package let host: String
    package let port: Int

    package init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Reads `host`, `host:port`, `[address]:port` or an address of IPv6.
    ///
    /// - Returns: `nil` if it is none of these, or the port is not from 1 to 65535.
    package init?(_ text: String) {
        var host = text[...]
        var port = Self.usualPort
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            host = text[text.index(after: text.startIndex)..<end]
            let rest = text[text.index(after: end)...]
            if !rest.isEmpty {
                guard rest.hasPrefix(":"), let given = Int(rest.dropFirst()) else { return nil }
                port = given
            }
        } else if text.count(where: { $0 == ":" }) == 1, let colon = text.firstIndex(of: ":") {
            host = text[..<colon]
            guard let given = Int(text[text.index(after: colon)...]) else { return nil }
            port = given
        }
        let allowed = host.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45
                || byte == 46 || byte == 58 || byte == 95 || byte == 37
        }
        guard !host.isEmpty, host.utf8.count <= 253, allowed, (1...65_535).contains(port) else { return nil }
        self.init(host: String(host), port: port)
    }
}

extension PeerAddress: CustomStringConvertible {
    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
