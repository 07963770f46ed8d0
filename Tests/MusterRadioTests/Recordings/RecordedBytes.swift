import MusterRadio

/// An HCI packet as a recording holds it.
struct RecordedPacket {
    enum Kind { case command, event, dataSent, dataReceived }

    var kind = Kind.event
    /// The packet without its indicator.
    var bytes = RecordedBytes.beaconEvent
    /// In µs since 1970.
    var time: Int64 = 1_425_757_567_417_000
    var adapter: UInt16 = 0
    /// The packet's length as the radio had it; `nil` for as long as it is here.
    var originalLength: Int?
}

/// Writes recordings for tests, after the same sources as the parsers but from their own description of the formats.
enum RecordedBytes {
    /// An LE advertising report of an iBeacon (1, 11520, −63 dBm) at −84 dBm, without the indicator `04`.
    static let beaconEvent: [UInt8] = [
        0x3E, 0x2A, 0x02, 0x01, 0x03, 0x00, 0x00, 0x2D, 0x00, 0xEE, 0xF3, 0x0C, 0x1E, 0x02, 0x01, 0x04, 0x1A, 0xFF,
        0x4C, 0x00, 0x02, 0x15, 0x69, 0x9E, 0xBC, 0x80, 0xE1, 0xF3, 0x11, 0xE3, 0x9A, 0x0F, 0x0C, 0xF3, 0xEE, 0x3B,
        0xC0, 0x12, 0x00, 0x01, 0x2D, 0x00, 0xC1, 0xAC,
    ]

    static func btsnoop(_ datalink: BtsnoopParser.Datalink, _ packets: [RecordedPacket]) -> [UInt8] {
        var file = Array("btsnoop\0".utf8) + big(1, 4) + big(UInt64(datalink.rawValue), 4)
        for packet in packets {
            let data = (datalink == .h4 ? [packet.kind.indicator] : []) + packet.bytes
            let flags =
                datalink == .monitor
                ? UInt64(packet.adapter) << 16 | packet.kind.monitorOpcode : packet.kind.btsnoopFlags
            file += big(UInt64(packet.originalLength ?? data.count), 4) + big(UInt64(data.count), 4) + big(flags, 4)
            file += big(0, 4) + big(UInt64(bitPattern: packet.time &+ 62_168_256_000_000_000), 8) + data
        }
        return file
    }

    static func pcap(
        _ linkType: PcapParser.LinkType,
        littleEndian: Bool = true,
        nanoseconds: Bool = false,
        _ packets: [RecordedPacket]
    ) -> [UInt8] {
        func word(_ value: UInt64, _ count: Int = 4) -> [UInt8] {
            littleEndian ? big(value, count).reversed() : big(value, count)
        }
        var file = word(nanoseconds ? 0xA1B2_3C4D : 0xA1B2_C3D4) + word(2, 2) + word(4, 2) + word(0) + word(0)
        file += word(65_535) + word(UInt64(linkType.rawValue))
        for packet in packets {
            let prefix: [UInt8] =
                switch linkType {
                case .h4: [packet.kind.indicator]
                case .h4WithDirection: big(packet.kind.isReceived ? 1 : 0, 4) + [packet.kind.indicator]
                case .monitor: big(UInt64(packet.adapter), 2) + big(packet.kind.monitorOpcode, 2)
                }
            let data = prefix + packet.bytes
            let fraction = UInt64(packet.time % 1_000_000) * (nanoseconds ? 1000 : 1)
            file += word(UInt64(packet.time / 1_000_000)) + word(fraction)
            file += word(UInt64(data.count)) + word(UInt64(packet.originalLength ?? data.count)) + data
        }
        return file
    }

    /// A number's low bytes, the most significant first.
    static func big(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (count - 1 - $0))) }
    }
}

extension RecordedPacket.Kind {
    fileprivate var indicator: UInt8 {
        switch self {
        case .command: 1
        case .dataSent, .dataReceived: 2
        case .event: 4
        }
    }

    fileprivate var isReceived: Bool { self == .event || self == .dataReceived }

    fileprivate var btsnoopFlags: UInt64 {
        switch self {
        case .dataSent: 0
        case .dataReceived: 1
        case .command: 2
        case .event: 3
        }
    }

    fileprivate var monitorOpcode: UInt64 {
        switch self {
        case .command: 2
        case .event: 3
        case .dataSent: 4
        case .dataReceived: 5
        }
    }
}
