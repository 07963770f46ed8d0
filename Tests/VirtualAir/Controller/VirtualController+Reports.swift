import BeaconKit

/// What a controller hears, and tells its host.
extension VirtualController {
    /// Hears an advertisement.
    ///
    /// - Parameters:
    ///   - rssi: How strong it arrived, in dBm.
    ///   - events: Gets the report, and that of the scan response if the scan is active.
    /// - Returns: Whether the host was told.
    mutating func hear(_ advertisement: Advertisement, rssi: Int8, into events: inout PacketBuffer) -> Bool {
        guard scan.isEnabled, !isSilent, !isMute else { return false }
        let isLegacy = advertisement.properties.contains(.legacy)
        guard isLegacy || scan.isExtended else { return false }
        guard wants(scan.isExtended ? .extendedAdvertisingReport : .advertisingReport) else { return false }
        if scan.filtersDuplicates {
            let sender = Scan.Sender(
                address: advertisement.address,
                isRandomAddress: advertisement.isRandomAddress,
                properties: advertisement.properties,
                setIdentifier: advertisement.setIdentifier
            )
            guard scan.reported.insert(sender).inserted else { return false }
        }
        report(advertisement, advertisement.properties, advertisement.data, rssi: rssi, into: &events)
        if scan.isActive, advertisement.properties.contains(.scannable) {
            let properties = advertisement.properties.union(.scanResponse)
            report(advertisement, properties, advertisement.scanResponse, rssi: rssi, into: &events)
        }
        return true
    }

    private func report(
        _ advertisement: Advertisement,
        _ properties: AdvertisingReport.Properties,
        _ data: [UInt8],
        rssi: Int8,
        into events: inout PacketBuffer
    ) {
        guard scan.isExtended else {
            events.appendEvent(.lowEnergyMeta) { bytes in
                bytes.append(EventCode.Subevent.advertisingReport.rawValue)
                bytes.append(1)
                bytes.append(properties.legacyEventType)
                bytes.append(advertisement.isRandomAddress ? 1 : 0)
                bytes.append(advertisement.address)
                bytes.append(UInt8(data.count))
                bytes.append(contentsOf: data)
                bytes.append(UInt8(bitPattern: rssi))
            }
            return
        }
        var rest = data[...]
        repeat {
            let piece = rest.prefix(Self.maximumPieceCount)
            rest = rest.dropFirst(Self.maximumPieceCount)
            events.appendEvent(.lowEnergyMeta) { bytes in
                bytes.append(EventCode.Subevent.extendedAdvertisingReport.rawValue)
                bytes.append(1)
                // Bit 5: more will follow.
                bytes.append(littleEndian: UInt16(properties.rawValue) | (rest.isEmpty ? 0 : 0x20))
                bytes.append(advertisement.isRandomAddress ? 1 : 0)
                bytes.append(advertisement.address)
                // On the primary channel 1M; on the secondary the same, which a legacy advertisement does not use.
                bytes.append(1)
                bytes.append(properties.contains(.legacy) ? 0 : 1)
                bytes.append(advertisement.setIdentifier)
                bytes.append(UInt8(bitPattern: advertisement.transmitPower))
                bytes.append(UInt8(bitPattern: rssi))
                // No periodic advertising, no direct address.
                bytes.append(contentsOf: repeatElement(0, count: 9))
                bytes.append(UInt8(piece.count))
                bytes.append(contentsOf: piece)
            }
        } while !rest.isEmpty
    }

    /// The most data that fits into one extended report, in bytes.
    private static let maximumPieceCount = 229
}

extension AdvertisingReport.Properties {
    /// The number by which a legacy report gives the kind.
    fileprivate var legacyEventType: UInt8 {
        if contains(.scanResponse) { return 4 }
        if contains(.connectable) { return contains(.directed) ? 1 : 0 }
        return contains(.scannable) ? 2 : 3
    }
}
