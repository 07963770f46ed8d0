/// What else is in the air of an office: devices that advertise and are no beacons.
enum Chatter: Sendable, CaseIterable {
    /// A phone that says it is nearby.
    case phone
    /// An iPhone whose application advertises in the background: Apple's type 01, which looks like a beacon's cousin.
    case phoneInBackground
    /// A watch.
    case watch
    /// A tag of Apple's Find My network.
    case finder
    case television
    case printer
    case thermometer
    case loudspeaker
    case tablet

    /// From one advertisement to the next, in microseconds. Real phones are busier; what they say is no matter here.
    var interval: Int64 {
        switch self {
        case .phone, .phoneInBackground, .watch: 1_022_500
        case .finder: 2_000_000
        case .television, .loudspeaker, .tablet: 1_280_000
        case .printer: 1_500_000
        case .thermometer: 3_000_000
        }
    }

    /// What a receiver hears at 1 m, in dBm.
    var level: Double {
        switch self {
        case .phone, .phoneInBackground: -57
        case .watch, .finder: -65
        case .television, .loudspeaker, .tablet, .printer: -55
        case .thermometer: -62
        }
    }

    func advertisement(key: UInt64) -> Advertisement {
        let isMobile =
            switch self {
            case .phone, .phoneInBackground, .watch, .finder: true
            default: false
            }
        return Advertisement(
            data: data(key: key),
            isExtended: false,
            isConnectable: self != .thermometer,
            addressKind: isMobile ? .rotating : .fixed,
            key: key
        )
    }

    /// The AD structures.
    private func data(key: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: key)
        let bytes = { (count: Int) in (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) } }
        return switch self {
        case .phone:
            [2, 0x01, 0x1A, 2, 0x0A, 0x0C, 10, 0xFF, 0x4C, 0x00, 0x10, 0x05, 0x33, 0x1C] + bytes(3)
        case .phoneInBackground:
            [2, 0x01, 0x1A, 20, 0xFF, 0x4C, 0x00, 0x01, 0x56, 0xFE, 0x87, 0x49] + bytes(12)
        case .watch:
            [2, 0x01, 0x02, 6, 0x16, 0x2C, 0xFE] + bytes(3)
        case .finder:
            [30, 0xFF, 0x4C, 0x00, 0x12, 0x19, 0x10] + bytes(24)
        case .television:
            [2, 0x01, 0x18, 27, 0xFF, 0x75, 0x00, 0x42, 0x04, 0x01, 0x80] + bytes(20)
        case .printer:
            [2, 0x01, 0x06, 10, 0x09] + Array("Printer 2".utf8)
        case .thermometer:
            // BTHome version 2: battery 100 %, temperature 21.50 °C.
            [2, 0x01, 0x06, 9, 0x16, 0xD2, 0xFC, 0x40, 0x01, 0x64, 0x02, 0x66, 0x08]
        case .loudspeaker:
            [2, 0x01, 0x06, 8, 0x09] + Array("Kitchen".utf8) + [3, 0x03, 0x2C, 0xFE]
        case .tablet:
            [2, 0x01, 0x1A, 11, 0xFF, 0x4C, 0x00, 0x10, 0x06, 0x1B, 0x1E] + bytes(4)
        }
    }
}
