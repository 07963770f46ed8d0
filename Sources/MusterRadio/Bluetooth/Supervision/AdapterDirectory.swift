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
            guard let info = try? await management.send(.readInfo, to: index, reading: AdapterInfo.init) else {
                continue
            }
            entries.append(Entry(adapter: info.adapter(index: index), info: info))
        }
        return entries
    }

    /// Why none of the adapters that are wanted can be used.
    ///
    /// - Parameter entries: the adapters that the management channel shows.
    package static func obstacle(among entries: [Entry], to selection: AdapterSelection) -> RadioCondition {
        if let hidden = hidden(known: entries.map(\.adapter.index), wanted: selection) { return hidden }
        var selection = selection
        let chosen = entries.filter { selection.includes($0.adapter) }
        if !chosen.isEmpty { return .notLowEnergy }
        // Some machines cut off a blocked adapter altogether.
        let blocks = RadioSwitch.bluetooth().map(\.block)
        if blocks.contains(.hardware) { return .blocked(byHardware: true) }
        if blocks.contains(.software) { return .blocked(byHardware: false) }
        if entries.isEmpty { return .absent }
        let present = entries.map { "\($0.adapter.name) (\($0.adapter.address))" }.joined(separator: ", ")
        return .notFound(wanted: selection.description, present: present)
    }

    /// How an adapter is doing that is wanted and that the management channel doesn't show: it is up where another program
    /// has it for itself; and where the kernel could not set it up, its controller did not answer.
    private static func hidden(known: [UInt16], wanted selection: AdapterSelection) -> RadioCondition? {
        guard let socket = try? HCISocket(.none) else { return nil }
        defer { socket.close() }
        let hidden = socket.adapters().filter { !known.contains($0.index) && selection.names("hci\($0.index)") }
        let states = hidden.map(\.state)
        if states.contains(.up) { return .taken }
        if states.contains(.beingSetUp) { return .starting }
        return states.isEmpty ? nil : .notAnswering
    }

    /// Reads the reply to ``ManagementCommand/readIndexList``: a count and the numbers. What is cut off is left out.
    static func indices(_ bytes: Span<UInt8>) -> [UInt16] {
        guard bytes.count >= 2 else { return [] }
        let count = min(Int(bytes.littleEndianUInt16(at: 0)), (bytes.count - 2) / 2)
        return (0..<count).map { bytes.littleEndianUInt16(at: 2 + 2 * $0) }
    }
}
