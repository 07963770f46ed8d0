/// Reads and writes the HCI events in which a controller reports advertisements.
public enum AdvertisingReports {
    /// Calls a function for each advertising report in an HCI packet, with the advertisement's data.
    ///
    /// The reports of an event follow each other whole. The Core Specification draws an event of several reports as one
    /// array for each field; controllers send, and Linux reads, one report after the other, and so does this.
    ///
    /// Bytes after the packet's declared end, and bytes after its last report, are ignored, as Linux does. Nothing is
    /// allocated.
    ///
    /// - Parameters:
    ///   - packet: A whole packet as in H4: the indicator `04`, event code, length, parameters.
    ///   - body: Gets each report with the advertising data. The data can't outlive the call.
    /// - Returns: How many reports there were; 0 for any packet that isn't an event of advertising reports.
    /// - Throws: ``AdvertisingError/truncatedPacket(expected:actual:)``, ``AdvertisingError/noReports`` or
    ///   ``AdvertisingError/truncatedReport(index:)``. The reports before a truncated one have been given to `body`.
    @discardableResult
    public static func forEach(
        inPacket packet: Span<UInt8>,
        _ body: (_ report: AdvertisingReport, _ data: Span<UInt8>) -> Void
    ) throws(AdvertisingError) -> Int {
        guard packet.count > 0 else { throw .truncatedPacket(expected: 1, actual: 0) }
        guard packet[0] == HCIEvent.indicator else { return 0 }
        guard packet.count >= HCIEvent.headerCount else {
            throw .truncatedPacket(expected: HCIEvent.headerCount, actual: packet.count)
        }
        guard packet[1] == HCIEvent.lowEnergyMeta else { return 0 }
        let end = HCIEvent.headerCount + Int(packet[2])
        guard packet.count >= end else { throw .truncatedPacket(expected: end, actual: packet.count) }
        let parameters = packet.extracting(HCIEvent.headerCount..<end)

        guard parameters.count > 0 else {
            throw .truncatedPacket(expected: HCIEvent.headerCount + 1, actual: packet.count)
        }
        let subevent = parameters[0]
        guard subevent == HCIEvent.Legacy.subevent || subevent == HCIEvent.Extended.subevent else { return 0 }
        guard parameters.count > 1 else {
            throw .truncatedPacket(expected: HCIEvent.headerCount + 2, actual: packet.count)
        }
        let count = Int(parameters[1])
        guard count > 0 else { throw .noReports }

        var rest = parameters.extracting(droppingFirst: 2)
        for index in 0..<count {
            let taken =
                subevent == HCIEvent.Legacy.subevent
                ? parseLegacy(from: rest, body) : parseExtended(from: rest, body)
            guard let taken else { throw .truncatedReport(index: index) }
            rest = rest.extracting(droppingFirst: taken)
        }
        return count
    }

    /// Reads one legacy report.
    ///
    /// - Returns: The bytes that it takes; `nil` if there are too few.
    private static func parseLegacy(
        from bytes: Span<UInt8>,
        _ body: (AdvertisingReport, Span<UInt8>) -> Void
    ) -> Int? {
        let header = HCIEvent.Legacy.reportHeaderCount
        guard bytes.count >= header else { return nil }
        let dataEnd = header + Int(bytes[header - 1])
        guard bytes.count >= dataEnd + HCIEvent.Legacy.reportTrailerCount else { return nil }
        let report = AdvertisingReport(
            address: BluetoothAddress(rawValue: bytes.littleEndian48(at: 2)),
            addressKind: AdvertisingReport.AddressKind(code: bytes[1]),
            rssi: Int8(bitPattern: bytes[dataEnd]),
            isExtended: false,
            properties: AdvertisingReport.Properties(legacyEventType: bytes[0])
        )
        body(report, bytes.extracting(header..<dataEnd))
        return dataEnd + HCIEvent.Legacy.reportTrailerCount
    }

    /// Reads one extended report.
    ///
    /// - Returns: The bytes that it takes; `nil` if there are too few.
    private static func parseExtended(
        from bytes: Span<UInt8>,
        _ body: (AdvertisingReport, Span<UInt8>) -> Void
    ) -> Int? {
        let header = HCIEvent.Extended.reportHeaderCount
        guard bytes.count >= header else { return nil }
        let dataEnd = header + Int(bytes[HCIEvent.Extended.dataLengthOffset])
        guard bytes.count >= dataEnd else { return nil }
        let eventType = bytes.littleEndian16(at: 0)
        let report = AdvertisingReport(
            address: BluetoothAddress(rawValue: bytes.littleEndian48(at: HCIEvent.Extended.addressOffset)),
            addressKind: AdvertisingReport.AddressKind(code: bytes[HCIEvent.Extended.addressKindOffset]),
            rssi: Int8(bitPattern: bytes[HCIEvent.Extended.rssiOffset]),
            isExtended: true,
            properties: AdvertisingReport.Properties(rawValue: UInt8(truncatingIfNeeded: eventType) & 0x1F),
            dataStatus: AdvertisingReport.DataStatus(rawValue: UInt8(truncatingIfNeeded: eventType >> 5) & 0x03)
                ?? .reserved,
            transmitPower: Int8(bitPattern: bytes[HCIEvent.Extended.transmitPowerOffset])
        )
        body(report, bytes.extracting(header..<dataEnd))
        return dataEnd
    }
}
