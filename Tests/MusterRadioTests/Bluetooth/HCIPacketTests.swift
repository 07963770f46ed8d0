import MusterRadio
import Testing

@Suite("Packets of an adapter's raw channel")
struct HCIPacketTests {
    static let vectors: [(String, HCIPacket?)] = [
        // Reports, legacy and extended.
        ("04 3e 02 02 01", .reports), ("04 3e 02 0d 01", .reports),
        // Another LE event, another event, data.
        ("04 3e 02 01 00", nil), ("04 13 05 01 0100 0100", nil), ("02 00 20 00 00", nil),
        // Command Complete of Reset.
        ("04 0e 04 01 03 0c 00", .completed(command: 0x0C03, status: 0)),
        ("04 0e 04 01 0c 20 0c", .completed(command: 0x200C, status: 0x0C)),
        ("04 0e 03 01 03 0c", nil),
        // Command Status: the command is unknown.
        ("04 0f 04 01 01 42 20", .completed(command: 0x2042, status: 1)), ("04 0f 03 01 01 42", nil),
        // LE Set Scan Enable, legacy and extended; Reset; another command.
        ("01 0c 20 02 01 00", .scan(command: 0x200C, ScanState(isOn: true, dropsRepeats: false))),
        ("01 0c 20 02 01 01", .scan(command: 0x200C, ScanState(isOn: true, dropsRepeats: true))),
        ("01 42 20 06 00 00 0000 0000", .scan(command: 0x2042, ScanState(isOn: false, dropsRepeats: false))),
        ("01 03 0c 00", .scan(command: 0x0C03, ScanState(isOn: false, dropsRepeats: false, isReset: true))),
        // Parameters only prepare it.
        ("01 0b 20 07 00 1000 1000 00 00", .scan(command: 0x200B, nil)),
        ("01 41 20 08 00 00 01 00 6000 6000", .scan(command: 0x2041, nil)),
        ("01 0a 20 01 01", nil), ("01 0c 20 02 01", nil), ("01 0c", nil), ("", nil),
    ]

    @Test("packets are told apart", arguments: vectors)
    func vector(packet: String, expected: HCIPacket?) {
        #expect(HCIPacket(bytes(packet).span) == expected)
    }

    @Test("a scan is complete only if it is on and holds nothing back")
    func completeness() {
        #expect(ScanState(isOn: true, dropsRepeats: false).isComplete)
        #expect(!ScanState(isOn: true, dropsRepeats: true).isComplete)
        #expect(!ScanState(isOn: false, dropsRepeats: false).isComplete)
    }

    @Test(
        "the commands of our own scan",
        arguments: [
            (false, false, ["01 0c20 02 00 00", "01 0b20 07 00 6000 6000 00 00", "01 0c20 02 01 00"]),
            (false, true, ["01 0c20 02 00 00", "01 0b20 07 01 6000 6000 00 00", "01 0c20 02 01 00"]),
            (
                true, false,
                [
                    "01 4220 06 00 00 0000 0000", "01 4120 08 00 00 01 00 6000 6000", "01 4220 06 01 00 0000 0000",
                ]
            ),
        ]
    )
    func scanCommands(isExtended: Bool, isActive: Bool, expected: [String]) {
        let commands = ScanCommand.start(isExtended: isExtended, isActive: isActive)
        #expect(commands.map(\.packet) == expected.map(bytes))
        #expect(commands.map(\.isNecessary) == [false, true, true])
        let scan = commands.compactMap { HCIPacket($0.packet.span) }
        #expect(scan.last == .scan(command: isExtended ? 0x2042 : 0x200C, ScanState(isOn: true, dropsRepeats: false)))
    }
}
