import BeaconKit
import Testing
import VirtualAir

@Suite("A virtual controller advertises")
struct AdvertisingTests {
    /// The gaps between reports, in milliseconds.
    private func gaps(_ heard: [AirScript.Heard]) -> [Int] {
        zip(heard, heard.dropFirst()).map { $1.milliseconds - $0.milliseconds }
    }

    @Test("at its interval and up to 10 ms more", arguments: [("2000", 20), ("a000", 100), ("0008", 1280)])
    func interval(units: String, milliseconds: Int) {
        var script = AirScript()
        let sender = script.plug(1)
        let receiver = script.plug(2)
        script.scan(receiver)
        script.command(sender, "2006 \(units) \(units) 03 00 00 000000000000 07 00")
        script.command(sender, "2008 03 020106" + String(repeating: "00", count: 28), "200a 01")
        let heard = script.listen(receiver, milliseconds: 100 * milliseconds)
        let gaps = gaps(heard)
        #expect(gaps.count > 60)
        // Reports are collected each millisecond.
        #expect(gaps.allSatisfy { (milliseconds - 1...milliseconds + 11).contains($0) })
        #expect(gaps.contains { $0 < milliseconds + 4 } && gaps.contains { $0 > milliseconds + 6 })
        #expect(heard.allSatisfy { $0.data == [2, 1, 6] && $0.report.address.rawValue == 0x0200_0000_0001 })

        script.command(sender, "200a 00")
        #expect(script.listen(receiver, milliseconds: 3000).isEmpty)
    }

    @Test(
        "what each kind of receiver can hear",
        arguments: [
            // the set's properties, whether a legacy receiver hears it, the properties that an extended one reports
            ("1000", true, .legacy),
            ("1200", true, [.legacy, .scannable]),
            ("1300", true, [.legacy, .connectable, .scannable]),
            ("0000", false, []),
            ("0100", false, .connectable),
        ] as [(String, Bool, AdvertisingReport.Properties)]
    )
    func kinds(kind: String, isHeardByLegacy: Bool, properties: AdvertisingReport.Properties) {
        var script = AirScript()
        let sender = script.plug(1, isExtended: true)
        let legacy = script.plug(2)
        let extended = script.plug(3, isExtended: true)
        script.scan(legacy)
        script.scan(extended, isExtended: true)
        advertise(from: sender, set: 1, kind: kind, data: "020106", in: &script)
        let heard = script.listen(extended, milliseconds: 500)
        #expect(heard.count >= 4)
        #expect(heard.allSatisfy { $0.report.properties == properties && $0.data == [2, 1, 6] })
        #expect(script.packets(of: legacy).isEmpty != isHeardByLegacy)
    }

    @Test("long data in pieces")
    func pieces() {
        var script = AirScript()
        let sender = script.plug(1, isExtended: true)
        let receiver = script.plug(2, isExtended: true)
        script.scan(receiver, isExtended: true)
        let data = (0..<251).map { UInt8($0) }
        advertise(from: sender, set: 1, kind: "0000", data: Hex.text(data), in: &script)
        let heard = script.listen(receiver, milliseconds: 50)
        #expect(heard.map(\.report.dataStatus) == [.partial, .complete])
        #expect(heard.flatMap(\.data) == data)
    }

    @Test("several sets at once, each from its own address")
    func sets() {
        var script = AirScript()
        let sender = script.plug(1, isExtended: true) { $0.advertisingSets = 3 }
        let receiver = script.plug(2)
        script.scan(receiver)
        for set in 1...3 {
            advertise(from: sender, set: set, kind: "1000", data: "0201060\(set)", in: &script)
        }
        let heard = script.listen(receiver, milliseconds: 1000)
        #expect(Set(heard.map(\.report.address.rawValue)) == [0xC000_0000_0001, 0xC000_0000_0002, 0xC000_0000_0003])
        for set: UInt8 in 1...3 { #expect(heard.count { $0.data == [2, 1, 6, set] } >= 9) }
        #expect(script.air.controller(sender)?.activeSets == 3)
        // There is no room for a fourth.
        let answer = script.command(sender, "2036 04 1000 a00000 a00000 07 00 00 000000000000 00 7f 01 00 01 00 00")
        #expect(answer == ["040e050136200700"])
        #expect(script.command(sender, "203c 01") == ["040e04013c200c"])
        script.command(sender, "2039 00 01 01 0000 00")
        #expect(script.command(sender, "203c 01") == ["040e04013c2000"])
    }

    @Test(
        "until a set ends by itself, and says so",
        arguments: [
            // duration in 10 ms, number of events, when it ends, the event
            ("3200", "00", 500, "043e06123c01000005"),
            ("0000", "03", 210, "043e06124301000003"),
        ]
    )
    func ends(duration: String, events: String, milliseconds: Int, event: String) {
        var script = AirScript()
        let sender = script.plug(1, isExtended: true)
        let receiver = script.plug(2)
        script.scan(receiver)
        script.command(sender, AirScript.eventMask)
        advertise(from: sender, set: 1, kind: "1000", data: "020106", enabling: "\(duration) \(events)", in: &script)
        let heard = script.listen(receiver, milliseconds: milliseconds + 20)
        #expect(script.packets(of: sender) == [event])
        #expect(heard.count == Int(Hex.bytes(event)[8]))
        #expect(script.listen(receiver, milliseconds: 1000).isEmpty)
        #expect(script.air.controller(sender)?.activeSets == 0)
    }

    /// Sets an advertising set up, with an interval of 100 ms and a random address, and enables it.
    private func advertise(
        from node: NodeID,
        set: Int,
        kind: String,
        data: String,
        enabling: String = "0000 00",
        in script: inout AirScript
    ) {
        let handle = Hex.text([UInt8(set)])
        let count = Hex.text([UInt8(Hex.bytes(data).count)])
        script.command(
            node,
            "2036 \(handle) \(kind) a00000 a00000 07 01 00 000000000000 00 7f 01 00 01 00 00",
            "2035 \(handle) \(handle)00000000c0",
            "2037 \(handle) 03 01 \(count) \(data)",
            "2039 01 01 \(handle) \(enabling)"
        )
    }
}
