import BeaconKit
import Testing

@Suite("Advertising reports in HCI packets")
struct AdvertisingReportsTests {
    /// A report with what its data hold.
    struct Heard: Equatable {
        let report: AdvertisingReport
        let frame: BeaconFrame?
        let data: [UInt8]
    }

    private func heard(in packet: [UInt8]) throws(AdvertisingError) -> [Heard] {
        var all: [Heard] = []
        let count = try AdvertisingReports.forEach(inPacket: packet.span) { report, data in
            let frame = try? BeaconFrame.parse(advertisingData: data)
            all.append(Heard(report: report, frame: frame, data: data.indices.map { data[$0] }))
        }
        #expect(count == all.count)
        return all
    }

    @Test("recorded events give their beacons", arguments: Vectors.packets)
    func beacons(vector: Vectors.Vector) throws {
        let all = try heard(in: vector.bytes)
        #expect(all.count == 1)
        #expect(vector.matches(all.first?.frame))
    }

    @Test("a legacy report has its address, kind and signal strength")
    func legacyFields() throws {
        let report = try #require(try heard(in: Vectors.packets[0].bytes).first?.report)
        #expect(report.address.description == "0C:F3:EE:00:2D:00")
        #expect(report.address.rawValue == 0x0CF3_EE00_2D00)
        #expect(report.addressKind == .public)
        #expect(report.rssi == -84)
        #expect(report.properties == .legacy)
        #expect(!report.isExtended && report.isComplete && !report.isConnectable)
        #expect(report.transmitPower == 127)
    }

    @Test("an extended report has its address, kind, signal strength and transmit power")
    func extendedFields() throws {
        let report = try #require(try heard(in: Vectors.packets[1].bytes).first?.report)
        #expect(report.address.description == "3C:2B:1A:0C:00:00")
        #expect(report.addressKind == .random)
        #expect(report.rssi == -80)
        #expect(report.transmitPower == 11)
        #expect(report.properties == [])
        #expect(report.isExtended && report.isComplete && !report.isConnectable)
    }

    @Test(
        "the event type of a legacy report tells what it is",
        arguments: [
            (0, AdvertisingReport.Properties([.legacy, .connectable, .scannable])),
            (1, [.legacy, .connectable, .directed]),
            (2, [.legacy, .scannable]),
            (3, .legacy),
            (4, [.legacy, .scanResponse]),
            (5, .legacy),
            (255, .legacy),
        ] as [(UInt8, AdvertisingReport.Properties)]
    )
    func legacyKinds(code: UInt8, properties: AdvertisingReport.Properties) throws {
        var packet = Vectors.packets[0].bytes
        packet[5] = code
        #expect(try heard(in: packet).first?.report.properties == properties)
    }

    @Test(
        "the event type of an extended report tells what it is and whether it is whole",
        arguments: [
            (0x13, AdvertisingReport.Properties([.legacy, .connectable, .scannable]), .complete),
            (0x01, .connectable, .complete),
            (0x20, [], .partial),
            (0x40, [], .truncated),
            (0x68, .scanResponse, .reserved),
        ] as [(UInt8, AdvertisingReport.Properties, AdvertisingReport.DataStatus)]
    )
    func extendedKinds(
        code: UInt8,
        properties: AdvertisingReport.Properties,
        status: AdvertisingReport.DataStatus
    ) throws {
        var packet = Vectors.packets[1].bytes
        packet[5] = code
        let heard = try #require(try heard(in: packet).first)
        #expect(heard.report.properties == properties)
        #expect(heard.report.dataStatus == status)
        #expect(heard.report.isComplete == (status == .complete))
        #expect(Vectors.packets[1].matches(heard.frame))
    }

    @Test(
        "address kinds are told apart",
        arguments: [
            (0, .public), (1, .random), (2, .publicIdentity), (3, .randomIdentity),
            (0xFF, .anonymous), (7, .reserved(7)),
        ] as [(UInt8, AdvertisingReport.AddressKind)]
    )
    func addressKinds(code: UInt8, kind: AdvertisingReport.AddressKind) throws {
        var packet = Vectors.packets[1].bytes
        packet[7] = code
        #expect(try heard(in: packet).first?.report.addressKind == kind)
    }

    @Test("the reports of one event follow each other whole")
    func several() throws {
        let packet = Hex.bytes(
            "043e24 02 03"
                + "03 00 010000000000 03 020106 c0"
                + "04 01 020000000000 00 7f"
                + "00 01 030000000000 01 00 00"
        )
        let all = try heard(in: packet)
        #expect(all.map(\.report.address.rawValue) == [1, 2, 3])
        #expect(all.map(\.report.rssi) == [-64, 127, 0])
        #expect(all.map(\.data) == [[2, 1, 6], [], [0]])
    }

    @Test("reports before a cut one are delivered, and the error says how many")
    func cutWithinSecond() {
        let packet = Hex.bytes("043e15 02 02 03 00 010000000000 03 020106 c0 04 01 0200 0000")
        var delivered = 0
        #expect(throws: AdvertisingError.truncatedReport(index: 1)) {
            try AdvertisingReports.forEach(inPacket: packet.span) { _, _ in delivered += 1 }
        }
        #expect(delivered == 1)
    }

    @Test(
        "packets that aren't advertising reports give none",
        arguments: [
            ("a command", "010c200201"),
            ("data", "02400003000100ff"),
            ("command complete", "040e0401030c00"),
            ("a reserved event", "04fe00"),
            ("a connection", "043e0a01" + "000000000000000000"),
            ("a directed report", "043e120b0101000102030405060107080910111213c0"),
            ("an indicator that doesn't exist", "ff"),
        ]
    )
    func others(name: String, hex: String) throws {
        #expect(try heard(in: Hex.bytes(hex)).isEmpty, "\(name)")
    }

    @Test(
        "malformed packets name what is wrong",
        arguments: [
            ("", AdvertisingError.truncatedPacket(expected: 1, actual: 0)),
            ("04", .truncatedPacket(expected: 3, actual: 1)),
            ("043e", .truncatedPacket(expected: 3, actual: 2)),
            ("043e00", .truncatedPacket(expected: 4, actual: 3)),
            ("043e0102", .truncatedPacket(expected: 5, actual: 4)),
            ("043e020200", .noReports),
            ("043e020d00", .noReports),
            ("043e020201", .truncatedReport(index: 0)),
            ("043e2a0201", .truncatedPacket(expected: 45, actual: 5)),
        ]
    )
    func malformed(hex: String, error: AdvertisingError) {
        #expect(throws: error) { try heard(in: Hex.bytes(hex)) }
    }

    @Test("bytes after the packet's declared end change nothing", arguments: Vectors.packets)
    func trailing(vector: Vectors.Vector) throws {
        #expect(try heard(in: vector.bytes + [1, 2, 3]) == heard(in: vector.bytes))
    }
}
