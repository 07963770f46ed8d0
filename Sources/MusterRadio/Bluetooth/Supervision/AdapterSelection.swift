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
    /// Whether every adapter is used.
    package let isAll: Bool

    /// Every adapter that can do Low Energy, and those that come.
    package static let all = AdapterSelection(.auto)

    /// The adapters that settings choose.
    package init(_ choice: AdapterChoice) {
        isAll = choice == .auto
        guard case .named(let names) = choice else {
            named = []
            return
        }
        named = names.map { name in Named(name: name, address: name.contains(":") ? name : nil) }
    }

    /// Whether an adapter is among them. Remembers its address.
    package mutating func includes(_ adapter: Adapter) -> Bool {
        if isAll { return true }
        if named.contains(where: { $0.address == adapter.address }) { return true }
        guard let place = named.firstIndex(where: { $0.address == nil && $0.name == adapter.name }) else {
            return false
        }
        named[place].address = adapter.address
        return true
    }

    /// Those that were asked for and are not there, as people wrote them.
    ///
    /// - Parameter adapters: those that are there; it is remembered which of them were asked for by number.
    package mutating func missing(among adapters: [Adapter]) -> [String] {
        for adapter in adapters { _ = includes(adapter) }
        return named.filter { wanted in !adapters.contains { $0.address == wanted.address } }.map(\.name)
    }

    /// What was asked for, as people wrote it.
    package var description: String { named.map(\.name).joined(separator: ", ") }

    /// Whether a kernel's name was asked for; of an adapter that doesn't tell its address.
    package func names(_ name: String) -> Bool {
        isAll || named.contains { $0.name == name }
    }
}
