import BeaconKit

/// What a transmitter sends, ready to become the HCI event in which a controller reports it.
struct Advertisement: Sendable {
    /// How a device chooses its address.
    enum AddressKind: Sendable {
        /// For good.
        case fixed
        /// Another each quarter of an hour, as phones do.
        case rotating
    }

    /// The AD structures.
    let data: [UInt8]
    let isExtended: Bool
    let isConnectable: Bool
    let addressKind: AddressKind
    /// From what the address comes.
    let key: UInt64

    static func beacon(_ badge: Badge, key: UInt64) -> Advertisement {
        let frame = BeaconFrame(identity: badge.identity, measuredPower: badge.measuredPower)
        let bytes = frame.advertisingData
        return Advertisement(
            data: bytes.indices.map { bytes[$0] },
            isExtended: badge.format == .extended,
            isConnectable: false,
            addressKind: .fixed,
            key: key
        )
    }

    /// Appends the HCI event, packet indicator first.
    func encode(rssi: Int8, at time: Int64, into packet: inout [UInt8]) {
        let start = packet.count
        if isExtended {
            AdvertisingReports.encodeExtended(
                address: address(at: time),
                rssi: rssi,
                data: data.span,
                into: &packet
            )
        } else {
            AdvertisingReports.encodeLegacy(
                address: address(at: time),
                rssi: rssi,
                data: data.span,
                into: &packet
            )
            // The event type, after indicator, event code, length, subevent and count: 0 is connectable.
            if isConnectable { packet[start + 5] = 0 }
        }
    }

    /// The device's random address at a moment. Its two highest bits tell which kind: 11 is static, 01 resolvable and
    /// private (Core Specification 5.4, volume 6, part B, section 1.3.2).
    private func address(at time: Int64) -> UInt64 {
        switch addressKind {
        case .fixed:
            SeededHash.mix(key, 0x61_6464_7265_7373) & 0xFFFF_FFFF_FFFF | 0xC000_0000_0000
        case .rotating:
            SeededHash.mix(key, UInt64(bitPattern: time / 900_000_000)) & 0x3FFF_FFFF_FFFF | 0x4000_0000_0000
        }
    }
}
