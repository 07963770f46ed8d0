import BeaconKit

/// Advertising and scanning as in Bluetooth 4: one advertiser.
extension VirtualController {
    private static let handle: UInt8 = 0
    private static let maximumDataCount = 31

    /// - Returns: `nil` if the command is none of these.
    mutating func legacyAnswer(
        _ opcode: Opcode,
        _ parameters: Span<UInt8>,
        at instant: Instant
    ) throws(Refusal) -> [UInt8]? {
        switch opcode {
        case .setRandomAddress:
            try check(parameters, count: 6)
            guard !scan.isEnabled, family != .legacy || activeSets == 0 else { throw .commandDisallowed }
            randomAddress = parameters.address(at: 0)
        case .setAdvertisingParameters:
            try check(parameters, count: 15)
            try enter(.legacy)
            try setParameters(parameters)
        case .setAdvertisingData:
            try enter(.legacy)
            let data = try legacyData(parameters)
            legacySet.data = data
        case .setScanResponseData:
            try enter(.legacy)
            let data = try legacyData(parameters)
            legacySet.scanResponse = data
        case .enableAdvertising:
            try check(parameters, count: 1)
            try enter(.legacy)
            try enable(parameters[0] != 0, at: instant)
        case .setScanParameters:
            try check(parameters, count: 7)
            try enter(.legacy)
            guard !scan.isEnabled else { throw .commandDisallowed }
            try check(interval: parameters.littleEndian16(at: 1), window: parameters.littleEndian16(at: 3))
            scan.isActive = parameters[0] == 1
        case .enableScan:
            try check(parameters, count: 2)
            try enter(.legacy)
            try checkScan(parameters[0] != 0)
            startScan(parameters[0] != 0, filtersDuplicates: parameters[1] != 0, isExtended: false)
        default:
            return nil
        }
        return []
    }

    private var legacySet: AdvertisingSet {
        get { sets.first ?? AdvertisingSet(handle: Self.handle) }
        set { sets = [newValue] }
    }

    private mutating func setParameters(_ parameters: Span<UInt8>) throws(Refusal) {
        guard legacySet.activity == nil else { throw .commandDisallowed }
        let properties: AdvertisingReport.Properties =
            switch parameters[4] {
            case 0: [.legacy, .connectable, .scannable]
            case 2: [.legacy, .scannable]
            case 3: .legacy
            // Directed advertising is for connections.
            case 1, 4: throw .unsupported
            default: throw .invalidParameters
            }
        let interval = UInt32(parameters.littleEndian16(at: 0))
        try check(advertisingInterval: interval, to: UInt32(parameters.littleEndian16(at: 2)))
        legacySet.properties = properties
        legacySet.interval = Self.microseconds(advertisingInterval: interval)
        legacySet.usesRandomAddress = parameters[5] & 1 == 1
    }

    private mutating func enable(_ isEnabled: Bool, at instant: Instant) throws(Refusal) {
        guard isEnabled else {
            legacySet.activity = nil
            return
        }
        guard legacySet.activity == nil else { return }
        if legacySet.usesRandomAddress {
            guard let randomAddress else { throw .invalidParameters }
            legacySet.randomAddress = randomAddress
        }
        legacySet.activity = AdvertisingSet.Activity(next: instant.microseconds, end: nil, limit: nil)
    }

    /// The data of a legacy command: a length, and always 31 bytes.
    private func legacyData(_ parameters: Span<UInt8>) throws(Refusal) -> [UInt8] {
        try check(parameters, count: 1 + Self.maximumDataCount)
        let count = Int(parameters[0])
        guard count <= Self.maximumDataCount else { throw .invalidParameters }
        return parameters.array(1..<1 + count)
    }

    // MARK: - What both families share

    /// Refuses an interval that the specification or this controller does not allow.
    func check(advertisingInterval shortest: UInt32, to longest: UInt32) throws(Refusal) {
        guard shortest <= longest, shortest >= 0x20 else { throw .invalidParameters }
        guard configuration.advertisingIntervals.contains(shortest) else { throw configuration.intervalRefusal }
    }

    func check(interval: UInt16, window: UInt16) throws(Refusal) {
        guard interval >= 4, window >= 4, window <= interval else { throw .invalidParameters }
    }

    static func microseconds(advertisingInterval units: UInt32) -> Int64 {
        Int64(units) * 625
    }

    /// Refuses a scan where the controller is to.
    func checkScan(_ isEnabled: Bool) throws(Refusal) {
        if isEnabled, let scanRefusal { throw scanRefusal }
    }

    mutating func startScan(_ isEnabled: Bool, filtersDuplicates: Bool, isExtended: Bool) {
        scan.isEnabled = isEnabled
        scan.isExtended = isExtended
        scan.filtersDuplicates = filtersDuplicates
        scan.reported.removeAll()
    }
}
