import Foundation

/// Addresses of a network that have their first bits in common, as `192.168.1.0/24` says.
package struct NetworkRange: Hashable, Sendable {
    private let bytes: [UInt8]
    private let bits: Int

    /// Reads an address, or one with the number of bits that count.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let bytes = Self.bytes(of: String(parts[0])) else { return nil }
        let most = bytes.count * 8
        guard let bits = parts.count == 1 ? most : Int(parts[1]), (0...most).contains(bits) else { return nil }
        self.bits = bits
        // What lies behind the bits that count says nothing.
        self.bytes = bytes.enumerated().map { $1 & Self.mask(of: $0, bits: bits) }
    }

    /// - Parameter address: without a port; of IPv6 also with its zone.
    package func contains(_ address: String) -> Bool {
        guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
        return zip(bytes, other).enumerated().allSatisfy { $1.0 == $1.1 & Self.mask(of: $0, bits: bits) }
    }

    private static func mask(of place: Int, bits: Int) -> UInt8 {
        let left = min(8, max(0, bits - place * 8))
        return UInt8(truncatingIfNeeded: 0xFF00 >> left)
    }

    private static func bytes(of text: String) -> [UInt8]? {
        let text = text.split(separator: "%", omittingEmptySubsequences: false).first.map(String.init) ?? text
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        let bytes = withUnsafeBytes(of: six) { Array($0) }
        // An IPv4 address as a socket of both kinds tells it.
        let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
        return bytes.starts(with: mapped) ? Array(bytes.suffix(4)) : bytes
    }

    /// What no network outside gives: RFC 1918, and of IPv6 the unique local and the link's own.
    package static let ofSites = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"]
        .compactMap { NetworkRange($0) }
}
