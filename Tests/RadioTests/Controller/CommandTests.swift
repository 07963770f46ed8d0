import BeaconKit
import Testing
import VirtualAir

@Suite("A virtual controller answers")
struct CommandTests {
    @Test(
        "each command with what the specification asks",
        arguments: [
            // isExtended, command, answer
            (false, "0c03", "040e0401030c00"),
            (false, "0c01 ffffffffffffffff", "040e0401010c00"),
            (false, "1001", "040e0c0101100006000006ffff0000"),
            (true, "1001", "040e0c0101100009000009ffff0000"),
            (false, "1003", "040e0c010310000000000060000000"),
            (false, "1009", "040e0a01091000010000000002"),
            (false, "2001 1f00000000000000", "040e0401012000"),
            (false, "2002", "040e07010220001b0008"),
            (false, "2003", "040e0c010320000000000000000000"),
            (true, "2003", "040e0c010320000010000000000000"),
            (false, "201c", "040e0c011c20003fff000000000000"),
            (false, "2005 0100000000c0", "040e0401052000"),
            (false, "2006 a000 a000 03 00 00 000000000000 07 00", "040e0401062000"),
            (false, "200b 00 1000 1000 00 00", "040e04010b2000"),
            (false, "200c 01 00", "040e04010c2000"),
            (true, "203a", "040e06013a2000fb00"),
            (true, "203b", "040e05013b200005"),
            (true, "2036 01 1000 a00000 a00000 07 00 00 000000000000 00 7f 01 00 01 00 00", "040e050136200000"),
            (true, "2041 00 00 01 00 1000 1000", "040e0401412000"),
            (true, "2042 01 00 0000 0000", "040e0401422000"),
            // What it does not know: the status event with the error 01.
            (false, "203b", "040f0401013b20"),
            (false, "200d 00", "040f0401010d20"),
            (true, "fc01", "040f04010101fc"),
        ]
    )
    func answers(isExtended: Bool, command: String, answer: String) {
        var script = AirScript()
        let node = script.plug(1, isExtended: isExtended)
        #expect(script.command(node, command) == [answer])
    }

    @Test("its list of commands names what it knows", arguments: [false, true])
    func supportedCommands(isExtended: Bool) throws {
        var script = AirScript()
        let node = script.plug(1, isExtended: isExtended)
        let bytes = Hex.bytes(try #require(script.command(node, "1002").first))
        #expect(bytes.count == 3 + 4 + 64)
        // Octet and bit of: LE Set Scan Enable, LE Set Extended Scan Enable, LE Create Connection.
        #expect(bytes[7 + 26] & 0x08 != 0)
        #expect((bytes[7 + 37] & 0x40 != 0) == isExtended)
        #expect(bytes[7 + 26] & 0x10 == 0)
    }

    @Test(
        "what it can't do with an error, and nothing changes",
        arguments: [
            // isExtended, commands, error of the last
            (false, ["2006 1f00 a000 03 00 00 000000000000 07 00"], 0x12),
            (false, ["2006 a000 9f00 03 00 00 000000000000 07 00"], 0x12),
            (false, ["2006 a000 a000 01 00 00 000000000000 07 00"], 0x11),
            (false, ["2006 a000 a000 03"], 0x12),
            // A random address that nobody gave.
            (false, ["2006 a000 a000 03 01 00 000000000000 07 00", "200a 01"], 0x12),
            // New parameters while it advertises.
            (false, ["200a 01", "2006 a000 a000 03 00 00 000000000000 07 00"], 0x0C),
            (false, ["2008 20" + String(repeating: "00", count: 31)], 0x12),
            (false, ["200b 00 1000 2000 00 00"], 0x12),
            (false, ["200b 00 1000 1000 00 00", "200c 01 00", "200b 00 1000 1000 00 00"], 0x0C),
            (false, ["200c 01 00", "2005 0100000000c0"], 0x0C),
            // The two families of commands may not be mixed.
            (true, ["200c 00 00", "2042 01 00 0000 0000"], 0x0C),
            (true, ["2042 00 00 0000 0000", "200c 01 00"], 0x0C),
            (true, ["2039 01 01 01 0000 00"], 0x42),
            (true, ["2037 01 03 01 00"], 0x42),
            (true, ["2039 01 00"], 0x12),
            (true, ["2042 01 00 0100 0000"], 0x11),
            (true, ["2041 00 00 00"], 0x12),
        ]
    )
    func refuses(isExtended: Bool, commands: [String], error: UInt8) throws {
        var script = AirScript()
        let node = script.plug(1, isExtended: isExtended)
        var answers: [String] = []
        for command in commands { answers = script.command(node, command) }
        let answer = Hex.bytes(try #require(answers.first))
        #expect(answer[1] == 0x0E)
        #expect(answer[6] == error)
    }

    @Test(
        "an interval that it can't with the error that it is set to",
        arguments: [Refusal.unsupported, .invalidParameters]
    )
    func intervals(refusal: Refusal) {
        var script = AirScript()
        let node = script.plug(1) {
            $0.advertisingIntervals = 0xA0...0x4000
            $0.intervalRefusal = refusal
        }
        let error = Hex.text([refusal.rawValue])
        #expect(script.command(node, "2006 2000 2000 03 00 00 000000000000 07 00") == ["040e04010620\(error)"])
        #expect(script.command(node, "2006 a000 a000 03 00 00 000000000000 07 00") == ["040e0401062000"])
    }

    @Test("any bytes from a host without stopping", arguments: [false, true])
    func total(isExtended: Bool) {
        var script = AirScript()
        let node = script.plug(1, isExtended: isExtended)
        var generator = SeededGenerator(seed: 1)
        let commands: [UInt8] = [1, 5, 6, 8, 9, 0x0A, 0x0B, 0x0C] + Array(0x35...0x42)
        for _ in 0..<20_000 {
            var bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            // Most of them begin like a command of Low Energy, whole or cut.
            if bytes.count > 4, Bool.random(using: &generator) {
                bytes.replaceSubrange(
                    0..<4,
                    with: [1, commands.randomElement(using: &generator) ?? 1, 0x20, UInt8(bytes.count - 4)]
                )
            }
            script.air.deliver(bytes.span, to: node, at: script.air.now.adding(microseconds: 100))
        }
        #expect(script.command(node, "0c03").last == "040e0401030c00")
    }
}
