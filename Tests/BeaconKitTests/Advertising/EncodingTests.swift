import BeaconKit
import TestSupport
import Testing

@Suite("Encoding of beacons and of reports")
struct EncodingTests {
    private static func randomFrame(using generator: inout SeededGenerator) -> BeaconFrame {
        BeaconFrame(
            identity: BeaconIdentity(
                uuid: BeaconUUID(high: generator.next(), low: generator.next()),
                major: UInt16.random(in: 0...(.max), using: &generator),
                minor: UInt16.random(in: 0...(.max), using: &generator)
            ),
            measuredPower: Int8.random(in: (.min)...(.max), using: &generator)
        )
    }

    private static func array<let count: Int>(_ bytes: InlineArray<count, UInt8>) -> [UInt8] {
        bytes.indices.map { bytes[$0] }
    }

    @Test("a beacon that was read is written to the same bytes")
    func published() throws {
        let advertisement = Vectors.advertisingData[1].bytes
        let frame = try #require(try BeaconFrame.parse(advertisingData: advertisement))
        #expect(Self.array(frame.advertisingData) == advertisement)
        for vector in Vectors.manufacturerData {
            let frame = try #require(try BeaconFrame.parse(manufacturerData: vector.bytes))
            #expect(Self.array(frame.manufacturerData) == vector.bytes)
        }
    }

    @Test("any beacon survives writing and reading")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<10_000 {
            let frame = Self.randomFrame(using: &generator)
            let fromData = try BeaconFrame.parse(advertisingData: Self.array(frame.advertisingData))
            let fromContent = try BeaconFrame.parse(manufacturerData: Self.array(frame.manufacturerData))
            // No macro: ten thousand expectations cost seconds.
            guard fromData == frame, fromContent == frame else {
                Issue.record("\(frame) is read as \(String(describing: fromData)), \(String(describing: fromContent))")
                return
            }
        }
    }

    @Test("a legacy event is written as controllers write it")
    func legacyBytes() throws {
        let packet = Vectors.packets[0].bytes
        var written: [UInt8] = []
        let data = Array(packet[14..<packet.count - 1])
        AdvertisingReports.encodeLegacy(
            address: 0x0CF3_EE00_2D00,
            addressKind: .public,
            rssi: -84,
            data: data.span,
            into: &written
        )
        #expect(Hex.text(written) == Hex.text(packet))
    }

    @Test("any report survives writing and reading", arguments: [false, true])
    func reports(extended: Bool) throws {
        var generator = SeededGenerator(seed: 2)
        let kinds: [AdvertisingReport.AddressKind] = [.public, .random, .publicIdentity, .randomIdentity, .reserved(9)]
        for _ in 0..<1_000 {
            let expected = AdvertisingReport(
                address: BluetoothAddress(rawValue: generator.next()),
                addressKind: try #require(kinds.randomElement(using: &generator)),
                rssi: Int8.random(in: (.min)...(.max), using: &generator),
                isExtended: extended,
                properties: extended ? [] : .legacy,
                dataStatus: extended && Bool.random(using: &generator) ? .partial : .complete,
                transmitPower: extended ? Int8.random(in: (.min)...(.max), using: &generator) : 127
            )
            let data = (0..<Int.random(in: 0...(extended ? 229 : 31), using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            #expect(try Self.read(Self.write(expected, data)) == [Read(report: expected, data: data)])
        }
    }

    @Test("packets are written after what is already there")
    func appends() {
        var bytes: [UInt8] = [9]
        AdvertisingReports.encodeLegacy(address: 1, rssi: -60, data: [UInt8]().span, into: &bytes)
        AdvertisingReports.encodeLegacy(address: 2, rssi: -60, data: [UInt8]().span, into: &bytes)
        #expect(bytes.count == 1 + 15 + 15)
        #expect(bytes[0] == 9 && bytes[1] == 4 && bytes[16] == 4)
    }

    private struct Read: Equatable {
        let report: AdvertisingReport
        let data: [UInt8]
    }

    private static func write(_ report: AdvertisingReport, _ data: [UInt8]) -> [UInt8] {
        var packet: [UInt8] = []
        if report.isExtended {
            AdvertisingReports.encodeExtended(
                address: report.address.rawValue,
                addressKind: report.addressKind,
                rssi: report.rssi,
                transmitPower: report.transmitPower,
                dataStatus: report.dataStatus,
                data: data.span,
                into: &packet
            )
        } else {
            AdvertisingReports.encodeLegacy(
                address: report.address.rawValue,
                addressKind: report.addressKind,
                rssi: report.rssi,
                data: data.span,
                into: &packet
            )
        }
        return packet
    }

    private static func read(_ packet: [UInt8]) throws -> [Read] {
        var all: [Read] = []
        try AdvertisingReports.forEach(inPacket: packet.span) { report, data in
            all.append(Read(report: report, data: data.indices.map { data[$0] }))
        }
        return all
    }
}
