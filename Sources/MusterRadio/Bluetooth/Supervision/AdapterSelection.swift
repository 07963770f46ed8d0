package import Station

/// Which adapters a receiver or a transmitter uses.
///
/// An adapter that was named by its number is remembered by its address: plugged out and in again it may get another
/// number and is still the same; and another one that gets its number isn't.
package struct AdapterSelection: Hashable, Sendable {
    private struct Named: Hashable {
        /// As `hci0`, or an address.
        let name: String
        var address: String?
    }

    private var named: [Named]

    /// Every adapter that can do Low Energy, and those that come.
    package static let all = AdapterSelection(named: [])

    /// Only these.
    ///
    /// - Parameter names: kernel's names as `hci0`, or addresses as `00:1A:7D:DA:71:13`. None means all.
    package init(named names: [String]) {
        named = names.map { name in
            let isAddress = name.contains(":")
            return Named(name: isAddress ? name.uppercased() : name, address: isAddress ? name.uppercased() : nil)
        }
    }

    /// Reads `auto`, or names with commas between them.
    ///
    /// - Returns: `nil` if one is neither a kernel's name nor an address.
    package init?(_ text: String) {
        if text == "auto" {
            self = .all
            return
        }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !names.isEmpty, names.allSatisfy({ Self.isName($0) || Self.isAddress($0) }) else { return nil }
        self.init(named: names)
    }

    /// Whether all adapters are used.
    package var isAll: Bool { named.isEmpty }

    /// Whether an adapter is among them. Remembers its address.
    package mutating func includes(_ adapter: Adapter) -> Bool {
        if named.isEmpty { return true }
        if named.contains(where: { $0.address == adapter.address }) { return true }
        guard let place = named.firstIndex(where: { $0.address == nil && $0.name == adapter.name }) else { return false }
        named[place].address = adapter.address
        return true
    }

    /// Whether a kernel's name was asked for; of an adapter that doesn't tell its address.
    package func names(_ name: String) -> Bool {
        named.isEmpty || named.contains { $0.name == name }
    }

    private static func isName(_ text: String) -> Bool {
        text.hasPrefix("hci") && UInt16(text.dropFirst(3)) != nil
    }

    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 6 && parts.allSatisfy { $0.count == 2 && UInt8($0, radix: 16) != nil }
    }
}
