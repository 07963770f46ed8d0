import Foundation
import MusterRadio
import Testing

@Suite("Switches that block radios")
struct RadioSwitchTests {
    /// A folder as sysfs has it, for the time of a test.
    private func with(_ switches: [(type: String, name: String, soft: String, hard: String)], _ body: (String) -> Void)
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (number, one) in switches.enumerated() {
            let path = folder.appending(path: "rfkill\(number)")
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            for (file, text) in [("type", one.type), ("name", one.name), ("soft", one.soft), ("hard", one.hard)] {
                try Data((text + "\n").utf8).write(to: path.appending(path: file))
            }
        }
        body(folder.path)
    }

    @Test(
        "an adapter is blocked by its own switch",
        arguments: [
            ("0", "0", RadioSwitch.Block.none), ("1", "0", .software), ("0", "1", .hardware), ("1", "1", .hardware),
        ]
    )
    func block(soft: String, hard: String, expected: RadioSwitch.Block) throws {
        try with([("wlan", "phy0", "1", "1"), ("bluetooth", "hci0", soft, hard), ("bluetooth", "hci1", "0", "0")]) {
            #expect(RadioSwitch.block(of: "hci0", in: $0) == expected)
            #expect(RadioSwitch.block(of: "hci1", in: $0) == .none)
            #expect(RadioSwitch.bluetooth(in: $0).count == 2)
        }
    }

    @Test("without switches nothing is blocked")
    func nothing() {
        #expect(RadioSwitch.bluetooth(in: "/nowhere").isEmpty)
        #expect(RadioSwitch.block(of: "hci0", in: "/nowhere") == .none)
    }
}
