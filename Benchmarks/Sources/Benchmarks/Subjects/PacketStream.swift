import BeaconKit
import TestSupport

/// HCI packets in a row, made from a seed.
struct PacketStream {
    /// All packets.
    private(set) var bytes: [UInt8] = []
    /// Where each begins, and at last where the last one ends.
    private(set) var starts: [Int] = [0]

    /// How many packets there are.
    var count: Int { starts.count - 1 }

    /// Makes a stream by calling a function that appends a packet.
    init(count: Int, append: (inout PacketStream, inout SeededGenerator) -> Void) {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<count {
            append(&self, &generator)
        }
    }

    /// Appends a legacy report of a beacon with a random identity.
    mutating func appendLegacy(beaconUsing generator: inout SeededGenerator) {
        let data = Self.beacon(using: &generator).advertisingData
        appendLegacy(data.span, using: &generator)
    }

    /// Appends an extended report of a beacon with a random identity.
    mutating func appendExtended(beaconUsing generator: inout SeededGenerator) {
        let data = Self.beacon(using: &generator).advertisingData
        AdvertisingReports.encodeExtended(
            address: generator.next(),
            rssi: Int8.random(in: -100 ... -40, using: &generator),
            data: data.span,
            into: &bytes
        )
        starts.append(bytes.count)
    }

    /// Appends a legacy report of something else, of the kinds that fill the air of an office.
    mutating func appendLegacy(otherUsing generator: inout SeededGenerator) {
        let noise = (0..<27).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let data: [UInt8] =
            switch Int.random(in: 0..<5, using: &generator) {
            // An Apple device nearby: type 10, of five bytes.
            case 0: [2, 0x01, 0x1A, 2, 0x0A, 0x0C, 10, 0xFF, 0x4C, 0x00, 0x10, 5] + noise[..<5]
            // Eddystone-UID: the service's identifier and its data.
            case 1: [2, 0x01, 0x06, 3, 0x03, 0xAA, 0xFE, 23, 0x16, 0xAA, 0xFE, 0x00] + noise[..<19]
            // Another company's data, as long as they may be.
            case 2: [30, 0xFF, 0x06, 0x00] + noise
            // A name.
            case 3: [2, 0x01, 0x06, 9, 0x09] + Array("Printer3".utf8)
            // A scan response without data.
            default: []
            }
        appendLegacy(data.span, using: &generator)
    }

    private mutating func appendLegacy(_ data: Span<UInt8>, using generator: inout SeededGenerator) {
        AdvertisingReports.encodeLegacy(
            address: generator.next(),
            rssi: Int8.random(in: -100 ... -40, using: &generator),
            data: data,
            into: &bytes
        )
        starts.append(bytes.count)
    }

    private static func beacon(using generator: inout SeededGenerator) -> BeaconFrame {
        BeaconFrame(
            identity: BeaconIdentity(
                uuid: BeaconUUID(high: generator.next(), low: generator.next()),
                major: UInt16.random(in: 0...(.max), using: &generator),
                minor: UInt16.random(in: 0...(.max), using: &generator)
            ),
            measuredPower: -59
        )
    }
}
