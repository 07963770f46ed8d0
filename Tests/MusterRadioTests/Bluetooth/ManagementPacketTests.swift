import BeaconKit
import MusterRadio
import Station
import TestSupport
import Testing

@Suite("Packets of the management channel")
struct ManagementPacketTests {
    static let events: [(String, ManagementEvent.Kind)] = [
        ("0400 0100 0000", .added),
        ("0500 0100 0000", .removed),
        ("0600 0100 0400 01020000", .settings([.powered, .lowEnergy])),
        ("1300 0100 0200 06 01", .discovering(true)),
        ("1300 0100 0200 06 00", .discovering(false)),
        ("2400 0100 0100 02", .advertisingRemoved(instance: 2)),
        ("2c00 0100 0200 0000", .monitorRemoved(handle: 0)),
        ("2c00 0100 0200 0301", .monitorRemoved(handle: 0x0103)),
        ("2e00 0100 0800 00 000000000000 00", .resumed),
    ]

    @Test("events are told apart", arguments: events)
    func event(packet: String, kind: ManagementEvent.Kind) {
        #expect(ManagementPacket(bytes(packet).span) == .event(ManagementEvent(adapter: 1, kind: kind)))
    }

    @Test("a reply names its command, its adapter and how it went")
    func reply() throws {
        guard case .reply(let done)? = ManagementPacket(bytes("0100 0200 0700 0500 00 01020000").span) else {
            Issue.record("no reply")
            return
        }
        #expect(done.command == 5 && done.adapter == 2 && done.status == .success)
        #expect(done.parameters == [1, 2, 0, 0])
        guard case .reply(let refused)? = ManagementPacket(bytes("0200 ffff 0300 0500 14").span) else {
            Issue.record("no reply")
            return
        }
        #expect(refused.adapter == nil && refused.status == .permissionDenied && refused.parameters.isEmpty)
    }

    @Test(
        "what is cut off, or of no interest, is nothing",
        arguments: [
            "", "0400 0100 00", "0400 0100 0100", "0100 0100 0200 0500", "0600 0100 0300 010200", "1300 0100 0100 06",
            // Device Found, and an event for no adapter.
            "1200 0100 0000", "0400 ffff 0000",
        ]
    )
    func nothing(packet: String) {
        #expect(ManagementPacket(bytes(packet).span) == nil)
    }

    @Test("an adapter's information")
    func info() throws {
        let reply = bytes("1371da7d1a00 09 0f00 ffbe0100 01020000 000000") + [UInt8](repeating: 0, count: 260)
        let info = try AdapterInfo(reply.span)
        #expect(info.address.description == "00:1A:7D:DA:71:13")
        #expect(info.supported.contains(.lowEnergy))
        #expect(info.settings == [.powered, .lowEnergy])
        #expect(info.adapter(index: 3).name == "hci3")
        #expect(throws: BluetoothError.self) { try AdapterInfo(reply.span.extracting(first: 16)) }
    }

    @Test("what can be monitored")
    func monitors() throws {
        let features = try MonitorFeatures(bytes("01000000 01000000 2000 10 0200 0100 0501").span)
        #expect(features.isOffloaded && features.maximum == 32 && features.handles == [1, 0x0105])
        #expect(try !MonitorFeatures(bytes("00000000 00000000 2000 10 0000").span).isOffloaded)
        #expect(throws: BluetoothError.self) { try MonitorFeatures(bytes("00000000 00000000 2000 10 0200 0100").span) }
        #expect(try MonitorFeatures.handle(bytes("0201").span) == 0x0102)
        #expect(throws: BluetoothError.self) { try MonitorFeatures.handle(bytes("01").span) }
    }

    @Test(
        "what can be transmitted",
        arguments: [
            ("7f700100 1f 1f 05 00", false, 5, []), ("fffc0100 fb fb 06 02 01 03", true, 6, [1, 3]),
            // Bluetooth 5, and a kernel that takes no interval.
            ("ff0f0000 fb fb 06 00", false, 6, []),
        ] as [(String, Bool, Int, [UInt8])]
    )
    func advertising(reply: String, isExtended: Bool, maximum: Int, instances: [UInt8]) throws {
        let features = try AdvertisingFeatures(bytes(reply).span)
        #expect(features.isExtended == isExtended)
        #expect(features.maximum == maximum)
        #expect(features.instances == instances)
    }

    @Test(
        "the lowest number that is not listed is free",
        arguments: [([], 1), ([1, 2], 3), ([2], 1), ([1, 3, 4, 5], 2), ([1, 2, 3, 4, 5], nil)] as [([UInt8], UInt8?)]
    )
    func freeInstance(listed: [UInt8], expected: UInt8?) {
        #expect(AdvertisingFeatures(isExtended: true, maximum: 5, instances: listed).freeInstance == expected)
    }

    @Test("the kernel's settings are a row of types, lengths and values; one that is cut off ends it")
    func parameters() {
        let list = SystemParameter.list(bytes("1300 02 6000 1f00 01 01 1400 02 30").span)
        #expect(
            list == [SystemParameter(type: 0x13, value: [0x60, 0]), SystemParameter(type: 0x1F, value: [1])]
        )
    }

    @Test("any bytes are read without harm")
    func totality() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...40, using: &generator)
            // Small numbers are what lengths and codes are made of.
            let noise = (0..<count).map { _ in
                UInt8.random(in: 0...(Bool.random(using: &generator) ? 255 : 3), using: &generator)
            }
            _ = ManagementPacket(noise.span)
            _ = HCIPacket(noise.span)
            let parameters = SystemParameter.list(noise.span)
            // Each has a head of three bytes before its value.
            #expect(parameters.reduce(0) { $0 + 3 + $1.value.count } <= noise.count)
            _ = try? AdapterInfo(noise.span)
            _ = try? MonitorFeatures(noise.span)
            _ = try? AdvertisingFeatures(noise.span)
        }
    }
}
