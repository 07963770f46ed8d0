package import BeaconKit
package import Station

/// What the kernel says of an adapter.
package struct AdapterInfo: Hashable, Sendable {
    package let address: BluetoothAddress
    /// What it can be switched to.
    package let supported: AdapterSettings
    /// What it is switched to.
    package let settings: AdapterSettings

    package init(address: BluetoothAddress, supported: AdapterSettings, settings: AdapterSettings) {
        self.address = address
        self.supported = supported
        self.settings = settings
    }

    /// Reads the reply to ``ManagementCommand/readInfo``. What follows the switches, as the name, is left out.
    package init(_ bytes: Span<UInt8>) throws(BluetoothError) {
        guard bytes.count >= 17 else {
            throw BluetoothError(
                ManagementCommand.readInfo.name,
                .truncated(expected: 17, actual: bytes.count)
            )
        }
        var address: UInt64 = 0
        for position in 0..<6 { address |= UInt64(bytes[position]) << UInt64(8 * position) }
        self.init(
            address: BluetoothAddress(rawValue: address),
            supported: AdapterSettings(rawValue: bytes.littleEndianUInt32(at: 9)),
            settings: AdapterSettings(rawValue: bytes.littleEndianUInt32(at: 13))
        )
    }

    /// The adapter under the number that it has now.
    package func adapter(index: UInt16) -> Adapter {
        Adapter(index: index, address: address.description)
    }
}
