extension AdvertisingReports {
    /// Appends an HCI event with one legacy report of an advertisement that is neither connectable nor scannable, as
    /// beacons send it.
    ///
    /// - Parameters:
    ///   - address: The sender's address in the low 48 bits; its first byte in text is the most significant.
    ///   - addressKind: The kind of address.
    ///   - rssi: The signal strength, in dBm; 127 for none.
    ///   - data: The advertising data, of at most 31 bytes.
    ///   - packet: Gets the packet, the indicator `04` first, after what it already has.
    /// - Precondition: A legacy advertisement carries at most 31 bytes of data.
    public static func encodeLegacy(
        address: UInt64,
        addressKind: AdvertisingReport.AddressKind = .random,
        rssi: Int8,
        data: Span<UInt8>,
        into packet: inout [UInt8]
    ) {
        precondition(data.count <= HCIEvent.Legacy.maximumDataCount, "a legacy advertisement carries at most 31 bytes")
        let reportCount = HCIEvent.Legacy.reportHeaderCount + data.count + HCIEvent.Legacy.reportTrailerCount
        appendHeader(subevent: HCIEvent.Legacy.subevent, reportCount: reportCount, to: &packet)
        packet.append(HCIEvent.Legacy.nonconnectable)
        packet.append(addressKind.code)
        append(address: address, to: &packet)
        append(data, to: &packet)
        packet.append(UInt8(bitPattern: rssi))
    }

    /// Appends an HCI event with one extended report, on the primary and the secondary channel at 1 Mbit/s, of an
    /// advertisement that is neither connectable nor scannable.
    ///
    /// - Parameters:
    ///   - address: The sender's address in the low 48 bits; its first byte in text is the most significant.
    ///   - addressKind: The kind of address.
    ///   - rssi: The signal strength, in dBm; 127 for none.
    ///   - transmitPower: The power that the sender claims to send with, in dBm; 127 for none.
    ///   - dataStatus: Whether `data` are all of the advertisement's.
    ///   - data: The advertising data, of at most 229 bytes.
    ///   - packet: Gets the packet, the indicator `04` first, after what it already has.
    /// - Precondition: One extended report carries at most 229 bytes of data.
    public static func encodeExtended(
        address: UInt64,
        addressKind: AdvertisingReport.AddressKind = .random,
        rssi: Int8,
        transmitPower: Int8 = 127,
        dataStatus: AdvertisingReport.DataStatus = .complete,
        data: Span<UInt8>,
        into packet: inout [UInt8]
    ) {
        precondition(data.count <= HCIEvent.Extended.maximumDataCount, "one report carries at most 229 bytes")
        let reportCount = HCIEvent.Extended.reportHeaderCount + data.count
        appendHeader(subevent: HCIEvent.Extended.subevent, reportCount: reportCount, to: &packet)
        packet.append(dataStatus.rawValue << 5)
        packet.append(0)
        packet.append(addressKind.code)
        append(address: address, to: &packet)
        // Both PHYs 1 Mbit/s; set 0.
        packet.append(1)
        packet.append(1)
        packet.append(0)
        packet.append(UInt8(bitPattern: transmitPower))
        packet.append(UInt8(bitPattern: rssi))
        // No periodic advertising (an interval of 0) and no direct address (kind and six bytes of 0).
        for _ in 0..<9 { packet.append(0) }
        append(data, to: &packet)
    }

    private static func appendHeader(subevent: UInt8, reportCount: Int, to packet: inout [UInt8]) {
        packet.append(HCIEvent.indicator)
        packet.append(HCIEvent.lowEnergyMeta)
        packet.append(UInt8(2 + reportCount))
        packet.append(subevent)
        packet.append(1)
    }

    private static func append(address: UInt64, to packet: inout [UInt8]) {
        for position in 0..<6 {
            packet.append(UInt8(truncatingIfNeeded: address >> UInt64(8 * position)))
        }
    }

    /// Appends data after their length.
    private static func append(_ data: Span<UInt8>, to packet: inout [UInt8]) {
        packet.append(UInt8(data.count))
        for position in data.indices {
            packet.append(data[position])
        }
    }
}
