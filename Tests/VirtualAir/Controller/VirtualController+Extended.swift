import BeaconKit

/// Advertising and scanning as in Bluetooth 5: several sets that may end by themselves.
extension VirtualController {
    /// The most data of one set, in bytes. A command carries no more, and data in several pieces is refused.
    private static let maximumDataCount = 251

    /// - Returns: `nil` if the command is none of these.
    mutating func extendedAnswer(
        _ opcode: Opcode,
        _ parameters: Span<UInt8>,
        at instant: Instant
    ) throws(Refusal) -> [UInt8]? {
        switch opcode {
        case .setAdvertisingSetAddress:
            try check(parameters, count: 7)
            let index = try index(ofSet: parameters[0])
            guard sets[index].activity == nil else { throw .commandDisallowed }
            sets[index].randomAddress = parameters.address(at: 1)
        case .setExtendedAdvertisingParameters:
            try check(parameters, count: 25)
            try enter(.extended)
            return [try setExtendedParameters(parameters)]
        case .setExtendedAdvertisingData:
            try enter(.extended)
            let index = try index(ofSet: parameters.isEmpty ? nil : parameters[0])
            sets[index].data = try extendedData(parameters, of: sets[index])
        case .setExtendedScanResponseData:
            try enter(.extended)
            let index = try index(ofSet: parameters.isEmpty ? nil : parameters[0])
            sets[index].scanResponse = try extendedData(parameters, of: sets[index])
        case .enableExtendedAdvertising:
            try enter(.extended)
            try enableSets(parameters, at: instant)
        case .readMaximumDataLength:
            return [UInt8(Self.maximumDataCount), 0]
        case .readSetCount:
            return [UInt8(configuration.advertisingSets)]
        case .removeAdvertisingSet:
            try check(parameters, count: 1)
            let index = try index(ofSet: parameters[0])
            guard sets[index].activity == nil else { throw .commandDisallowed }
            sets.remove(at: index)
        case .clearAdvertisingSets:
            guard activeSets == 0 else { throw .commandDisallowed }
            sets.removeAll()
        case .setExtendedScanParameters:
            try enter(.extended)
            try setExtendedScanParameters(parameters)
        case .enableExtendedScan:
            try check(parameters, count: 6)
            try enter(.extended)
            // A duration would end the scan by itself, which Linux never asks for.
            guard parameters.littleEndian16(at: 2) == 0 else { throw .unsupported }
            try checkScan(parameters[0] != 0)
            startScan(parameters[0] != 0, filtersDuplicates: parameters[1] != 0, isExtended: true)
        default:
            return nil
        }
        return []
    }

    private func index(ofSet handle: UInt8?) throws(Refusal) -> Int {
        guard let index = sets.firstIndex(where: { $0.handle == handle }) else { throw .unknownAdvertisingIdentifier }
        return index
    }

    /// - Returns: The power that the controller chose, in dBm.
    private mutating func setExtendedParameters(_ parameters: Span<UInt8>) throws(Refusal) -> UInt8 {
        let kind = parameters.littleEndian16(at: 1)
        let interval = parameters.littleEndian24(at: 3)
        try check(advertisingInterval: interval, to: parameters.littleEndian24(at: 6))
        // Connectable, scannable, legacy; and bit 6, which puts the power into the advertisement.
        guard kind & ~0x53 == 0 else { throw .unsupported }
        let properties = AdvertisingReport.Properties(rawValue: UInt8(truncatingIfNeeded: kind & 0x13))
        // Of Bluetooth 5, no advertisement is connectable and scannable at once; of Bluetooth 4, none only connectable.
        if properties == [.connectable, .scannable] || properties == [.legacy, .connectable] {
            throw .invalidParameters
        }
        let handle = parameters[0]
        let index: Int
        if let present = sets.firstIndex(where: { $0.handle == handle }) {
            guard sets[present].activity == nil else { throw .commandDisallowed }
            index = present
        } else {
            guard sets.count < configuration.advertisingSets else { throw .memoryCapacityExceeded }
            index = sets.count
            sets.append(AdvertisingSet(handle: handle))
        }
        let power: UInt8 = parameters[19] == 127 ? 0 : parameters[19]
        sets[index].properties = properties
        sets[index].interval = Self.microseconds(advertisingInterval: interval)
        sets[index].usesRandomAddress = parameters[10] & 1 == 1
        sets[index].transmitPower = kind & 0x40 == 0 ? 127 : Int8(bitPattern: power)
        sets[index].identifier = properties.contains(.legacy) ? 0xFF : parameters[23] & 0x0F
        return power
    }

    /// The data of a set: handle, operation, a preference, a length, and that many bytes.
    private func extendedData(_ parameters: Span<UInt8>, of set: AdvertisingSet) throws(Refusal) -> [UInt8] {
        guard parameters.count >= 4, parameters.count == 4 + Int(parameters[3]) else { throw .invalidParameters }
        // Only whole data: operation 3.
        guard parameters[1] == 3 else { throw .unsupported }
        let maximum = set.properties.contains(.legacy) ? 31 : Self.maximumDataCount
        guard Int(parameters[3]) <= maximum else { throw .invalidParameters }
        return parameters.array(4..<parameters.count)
    }

    /// Reads: filter policy and PHYs, then type, interval and window for each PHY.
    private mutating func setExtendedScanParameters(_ parameters: Span<UInt8>) throws(Refusal) {
        guard !scan.isEnabled else { throw .commandDisallowed }
        guard parameters.count >= 8 else { throw .invalidParameters }
        // The PHYs 1M and coded have a part each.
        let phys = (parameters[2] & 0x05).nonzeroBitCount
        guard phys > 0, parameters.count == 3 + 5 * phys else { throw .invalidParameters }
        try check(interval: parameters.littleEndian16(at: 4), window: parameters.littleEndian16(at: 6))
        scan.isActive = parameters[3] == 1
    }

    /// Reads: on or off, the number of sets, then handle, duration in 10 ms and number of events for each.
    private mutating func enableSets(_ parameters: Span<UInt8>, at instant: Instant) throws(Refusal) {
        guard parameters.count >= 2, parameters.count == 2 + 4 * Int(parameters[1]) else { throw .invalidParameters }
        let isEnabled = parameters[0] != 0
        if parameters[1] == 0 {
            guard !isEnabled else { throw .invalidParameters }
            for index in sets.indices { sets[index].activity = nil }
            return
        }
        // All or none: what is refused changes nothing.
        var changed = sets
        for position in stride(from: 2, to: parameters.count, by: 4) {
            let index = try index(ofSet: parameters[position])
            guard isEnabled else {
                changed[index].activity = nil
                continue
            }
            guard !changed[index].usesRandomAddress || changed[index].randomAddress != nil else {
                throw .invalidParameters
            }
            let duration = Int64(parameters.littleEndian16(at: position + 1)) * 10_000
            let limit = Int(parameters[position + 3])
            changed[index].activity = AdvertisingSet.Activity(
                next: instant.microseconds,
                end: duration == 0 ? nil : instant.microseconds + duration,
                limit: limit == 0 ? nil : limit
            )
        }
        sets = changed
    }
}
