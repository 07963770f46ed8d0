import Glibc
package import NIOCore
import NIOPosix

/// Tells the addresses that a webhook must not reach by mistake or by somebody's cunning: this machine's own, those of the
/// same cable, and those that are no single machine's.
package struct InnerAddress: Sendable {
    /// This machine's addresses, 4 or 16 bytes each.
    private let own: Set<[UInt8]>

    package init(own: Set<[UInt8]>) { self.own = own }

    /// With the addresses that this machine has now.
    package static func ofThisMachine() throws -> InnerAddress {
        InnerAddress(own: Set(try System.enumerateDevices().compactMap { $0.address?.bytes }))
    }

    package func contains(_ address: SocketAddress) -> Bool {
        guard let bytes = address.bytes else { return true }
        return contains(bytes)
    }

    /// - Parameter bytes: an address of 4 or 16 bytes; anything else counts as inner.
    package func contains(_ bytes: [UInt8]) -> Bool {
        if own.contains(bytes) { return true }
        switch bytes.count {
        case 4: return Self.isSpecial4(bytes)
        case 16:
            if let inside = Self.address4(in: bytes) { return contains(inside) }
            return Self.isSpecial6(bytes)
        default: return true
        }
    }

    /// 0/8, 127/8, 169.254/16, and from 224 on multicast and what is reserved.
    private static func isSpecial4(_ bytes: [UInt8]) -> Bool {
        bytes[0] == 0 || bytes[0] == 127 || bytes[0] >= 224 || (bytes[0] == 169 && bytes[1] == 254)
    }

    /// ::, ::1, fe80::/10 and ff00::/8.
    private static func isSpecial6(_ bytes: [UInt8]) -> Bool {
        if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes[15] <= 1 { return true }
        return bytes[0] == 0xFF || (bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80)
    }

    /// The IPv4 address that an IPv6 address stands for: mapped, compatible, translated (NAT64) or 6to4.
    private static func address4(in bytes: [UInt8]) -> [UInt8]? {
        let last = Array(bytes[12...])
        let isZero = bytes[..<10].allSatisfy { $0 == 0 }
        if isZero, bytes[10] == 0xFF, bytes[11] == 0xFF { return last }
        if isZero, bytes[10] == 0, bytes[11] == 0, last[..<3] != [0, 0, 0] { return last }
        if bytes[..<12] == [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] { return last }
        if bytes[0] == 0x20, bytes[1] == 0x02 { return Array(bytes[2..<6]) }
        return nil
    }
}

extension SocketAddress {
    /// The address without its port: 4 or 16 bytes; `nil` for what is no address of the internet.
    var bytes: [UInt8]? {
        guard let text = ipAddress?.split(separator: "%").first.map(String.init) else { return nil }
        let isVersion6 = text.contains(":")
        var bytes = [UInt8](repeating: 0, count: isVersion6 ? 16 : 4)
        return inet_pton(isVersion6 ? AF_INET6 : AF_INET, text, &bytes) == 1 ? bytes : nil
    }
}
