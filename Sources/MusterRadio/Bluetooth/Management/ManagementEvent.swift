/// Something that happened to an adapter, as the management channel tells it.
package struct ManagementEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case added
        case removed
        case settings(AdapterSettings)
        /// A search for devices began or ended, whoever asked for it.
        case discovering(Bool)
        case advertisingRemoved(instance: UInt8)
        /// A monitor was removed by another program; handle 0 means all of them.
        case monitorRemoved(handle: UInt16)
        /// The machine woke up.
        case resumed

        init?(code: UInt16, parameters: Span<UInt8>) {
            switch (code, parameters.count) {
            case (0x0004, _): self = .added
            case (0x0005, _): self = .removed
            case (0x0006, 4...): self = .settings(AdapterSettings(rawValue: parameters.littleEndianUInt32(at: 0)))
            case (0x0013, 2...): self = .discovering(parameters[1] != 0)
            case (0x0024, 1...): self = .advertisingRemoved(instance: parameters[0])
            case (0x002C, 2...): self = .monitorRemoved(handle: parameters.littleEndianUInt16(at: 0))
            case (0x002E, _): self = .resumed
            default: return nil
            }
        }
    }

    /// The adapter's number.
    package let adapter: UInt16
    package let kind: Kind

    package init(adapter: UInt16, kind: Kind) {
        self.adapter = adapter
        self.kind = kind
    }
}
