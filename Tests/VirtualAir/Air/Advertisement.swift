package import BeaconKit

/// What is sent at one moment, before any receiver weakens or loses it.
package struct Advertisement: Hashable, Sendable {
    /// The sender's address.
    package var address: BluetoothAddress
    /// Whether ``address`` is a random one, as nearly all are.
    package var isRandomAddress: Bool
    /// Its kind, with ``AdvertisingReport/Properties/legacy`` unless it needs Bluetooth 5 to be heard.
    package var properties: AdvertisingReport.Properties
    /// The advertising data.
    package var data: [UInt8]
    /// What a receiver gets that asks for more; nobody can ask unless it is scannable.
    package var scanResponse: [UInt8]
    /// The power that it says it was sent with, in dBm; 127 for none.
    package var transmitPower: Int8
    /// The number of its advertising set, 0 to 15. A legacy one has none.
    package var setIdentifier: UInt8

    package init(
        address: BluetoothAddress,
        isRandomAddress: Bool = true,
        properties: AdvertisingReport.Properties = .legacy,
        data: [UInt8],
        scanResponse: [UInt8] = [],
        transmitPower: Int8 = 127,
        setIdentifier: UInt8 = 0xFF
    ) {
        self.address = address
        self.isRandomAddress = isRandomAddress
        self.properties = properties
        self.data = data
        self.scanResponse = scanResponse
        self.transmitPower = transmitPower
        self.setIdentifier = setIdentifier
    }

    /// An iBeacon's, neither connectable nor scannable. The address follows from the identity unless it is given.
    package init(_ frame: BeaconFrame, address: BluetoothAddress? = nil) {
        let bytes = frame.advertisingData
        self.init(address: address ?? Self.address(of: frame.identity), data: bytes.indices.map { bytes[$0] })
    }

    /// A static random address, whose two highest bits are set, from an identity.
    private static func address(of identity: BeaconIdentity) -> BluetoothAddress {
        let number = UInt64(identity.major) << 16 | UInt64(identity.minor)
        let mixed = SeededGenerator.scrambled(identity.uuid.low ^ number)
        return BluetoothAddress(rawValue: 0xC000_0000_0000 | (mixed & 0x3FFF) << 32 | number)
    }
}
