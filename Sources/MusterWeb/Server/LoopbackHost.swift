/// Names of this machine's loopback.
package enum LoopbackHost {
    package static func isLoopback(_ host: String) -> Bool {
        let host = host.lowercased()
        return ["localhost", "::1", "[::1]"].contains(host) || isIPv4(host)
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
