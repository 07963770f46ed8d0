import Foundation

/// Under which address another machine, such as a tablet at the door, reaches this station.
package enum TabletAddress {
    /// - Parameters:
    ///   - authority: the host and the port under which the administrator's browser reaches it.
    ///   - isOnlyLocal: the station listens only to its own machine.
    ///   - machine: the addresses of this machine in its networks.
    /// - Returns: the host and the port; `nil` where no tablet can reach the station.
    package static func authority(
        asked authority: String,
        isOnlyLocal: Bool,
        machine: [String] = ownAddresses()
    ) -> String? {
        let host = String(LoopbackHost.host(of: authority))
        // Another name may be that of a proxy before the station.
        guard LoopbackHost.isLoopback(host) else { return authority.isEmpty ? nil : authority }
        guard !isOnlyLocal, let own = machine.first else { return nil }
        return own + authority.dropFirst(host.count)
    }

    /// The IPv4 addresses of this machine in its networks, in the order of the kernel's interfaces.
    package static func ownAddresses() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String] = []
        var next = list
        while let entry = next {
            if let address = address(of: entry.pointee) { found.append(address) }
            next = entry.pointee.ifa_next
        }
        return found
    }

    /// The IPv4 address of an interface that is up, and no loopback.
    private static func address(of interface: ifaddrs) -> String? {
        let flags = Int32(bitPattern: interface.ifa_flags)
        guard let address = interface.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
            flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0
        else { return nil }
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let (length, room) = (socklen_t(MemoryLayout<sockaddr_in>.size), socklen_t(text.count))
        guard getnameinfo(address, length, &text, room, nil, 0, NI_NUMERICHOST) == 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
