/// Names of this machine's loopback.
package enum LoopbackHost {
    package static func isLoopback(_ host: String) -> Bool {
        let host = host.lowercased()
        return ["localhost", "::1", "[::1]"].contains(host) || isIPv4(host)
    }

    /// Whether a name can be this machine's own in its network, and none that a foreign page made point here (DNS
    /// rebinding): an address, a name without a dot, or one of those that are in no public DNS.
    package static func isLocal(_ host: String) -> Bool {
        let host = host.lowercased()
        guard !isLoopback(host), !host.hasPrefix("["), host.contains(".") else { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 4, parts.allSatisfy({ UInt8($0) != nil }) { return true }
        // RFC 6762, RFC 8375, and what ICANN reserved in 2024.
        return [".local", ".home.arpa", ".internal"].contains { host.hasSuffix($0) }
    }

    /// The host of an authority, as `127.0.0.1` of `127.0.0.1:8080`.
    package static func host(of authority: String) -> Substring {
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            return authority[...end]
        }
        return authority.prefix { $0 != ":" }
    }

    /// 127.0.0.0/8, in four decimal numbers.
    private static func isIPv4(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { !$0.isEmpty && $0.count <= 3 && UInt8($0) != nil && $0.first != "+" }
    }
}
