import BeaconKit
import MusterRadio
import Station
import Testing

@Suite("Commands of the management channel")
struct ManagementCommandTests {
    /// A beacon of UUID 00112233-4455-6677-8899-AABBCCDDEEFF, 1, 258, −59 dBm.
    private static let transmission = Transmission(
        frame: BeaconFrame(
            identity: BeaconIdentity(
                uuid: BeaconUUID(high: 0x0011_2233_4455_6677, low: 0x8899_AABB_CCDD_EEFF),
                major: 1,
                minor: 258
            ),
            measuredPower: -59
        ),
        interval: .milliseconds(500)
    )
    private static let advertisement =
        "02 01 06 1a ff 4c 00 02 15 00112233445566778899aabbccddeeff 0001 0102 c5"
    private static let instance = AdvertisingInstance(number: 3, transmission: transmission, lease: 10, turn: 1)

    static let vectors: [(ManagementCommand, UInt16?, String)] = [
        (.readIndexList, nil, "0300 ffff 0000"),
        (.readInfo, 1, "0400 0100 0000"),
        (.setPowered(true), 0, "0500 0000 0100 01"),
        (.setPowered(false), 0, "0500 0000 0100 00"),
        (.setLowEnergy(true), 258, "0d00 0201 0100 01"),
        (.readAdvertisingFeatures, 0, "3d00 0000 0000"),
        // Instance, flags, duration, time-out, lengths of data and scan response, data.
        (.addAdvertising(instance), 0, "3e00 0000 2900 03 00000000 0100 0a00 1e 00" + advertisement),
        (.removeAdvertising(instance: 3), 0, "3f00 0000 0100 03"),
        (.readSystemConfiguration, 0, "4b00 0000 0000"),
        (
            .setSystemConfiguration(SystemParameter.continuousMonitoring), 0,
            "4c00 0000 0e00 1300 02 6000 1400 02 6000 1f00 01 00"
        ),
        (.readMonitorFeatures, 0, "5100 0000 0000"),
        // A count, then type, offset, length and 31 bytes.
        (.addMonitor([.beacon]), 0, "5200 0000 2300 01 ff 00 04 4c000215" + String(repeating: "00", count: 27)),
        (.removeMonitor(handle: 0x0102), 0, "5300 0000 0200 0201"),
        // Instance, flags (duration, time-out, interval), duration, time-out, twice 800 × 0.625 ms, power.
        (.addAdvertisingParameters(instance), 0, "5400 0000 1200 03 00700000 0100 0a00 20030000 20030000 7f"),
        (.addAdvertisingData(instance), 0, "5500 0000 2100 03 1e 00" + advertisement),
    ]

    @Test("each command has the bytes that BlueZ's document gives", arguments: vectors)
    func vector(command: ManagementCommand, adapter: UInt16?, expected: String) {
        #expect(command.packet(for: adapter) == bytes(expected))
    }

    @Test(
        "an interval is kept within what controllers know",
        arguments: [
            (Duration.milliseconds(1), "20000000"), (.milliseconds(20), "20000000"), (.milliseconds(100), "a0000000"),
            (.milliseconds(10_240), "00400000"), (.seconds(60), "00400000"),
        ]
    )
    func interval(interval: Duration, expected: String) {
        let transmission = Transmission(frame: Self.transmission.frame, interval: interval)
        let instance = AdvertisingInstance(number: 1, transmission: transmission, lease: 10, turn: 1)
        let packet = ManagementCommand.addAdvertisingParameters(instance).packet(for: 0)
        #expect(Array(packet[15..<19]) == bytes(expected))
    }

    @Test("a pattern longer than its place is cut off")
    func longPattern() {
        let pattern = AdvertisementPattern(type: 0xFF, offset: 0, content: [UInt8](repeating: 1, count: 40))
        let packet = ManagementCommand.addMonitor([pattern]).packet(for: 0)
        #expect(packet.count == 6 + 1 + 34)
        #expect(packet[9] == 31)
    }
}
