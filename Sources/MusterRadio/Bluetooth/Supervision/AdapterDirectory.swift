import CBluetooth
package import Station

/// Which adapters there are.
package struct AdapterDirectory: Sendable {
    /// An adapter that the management channel knows.
    package struct Entry: Hashable, Sendable {
        package let adapter: Adapter
        package let info: AdapterInfo

        /// Whether it can do what is asked of it.
        package var isLowEnergy: Bool { info.supported.contains(.lowEnergy) }
    }

    private let management: ManagementChannel

    package init(_ management: ManagementChannel) {
        self.management = management
    }

    /// The adapters, by their numbers. One that goes away meanwhile is left out.
    package func entries() async throws(BluetoothError) -> [Entry] {
        let indices = try await management.send(.readIndexList, reading: Self.indices)
        var entries: [Entry] = []
        for index in indices.sorted() {
            guard let info = try? await management.send(.readInfo, to: index, reading: AdapterInfo.init) else { continue }
            entries.append(Entry(adapter: info.adapter(index: index), info: info))
        }
        return entries
    }

    /// The kernel's names of adapters that other programs have for themselves: they are up, and the management channel
    /// doesn't show them.
    package static func taken(known: some Collection<UInt16>) -> [String] {
        guard let socket = try? HCISocket(.none) else { return [] }
        defer { socket.close() }
        return socket.adapters().filter { $0.isUp && !known.contains($0.index) }.map { "hci\($0.index)" }
    }

    /// Reads the reply to ``ManagementCommand/readIndexList``: a count and the numbers. What is cut off is left out.
    static func indices(_ bytes: Span<UInt8>) -> [UInt16] {
        guard bytes.count >= 2 else { return [] }
        let count = min(Int(bytes.littleEndianUInt16(at: 0)), (bytes.count - 2) / 2)
        return (0..<count).map { bytes.littleEndianUInt16(at: 2 + 2 * $0) }
    }
}
