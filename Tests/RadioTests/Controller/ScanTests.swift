import BeaconKit
import Testing
import VirtualAir

@Suite("A virtual controller hears")
struct ScanTests {
    @Test("a badge at its strength, in the right kind of report", arguments: [false, true], [Int8(-40), -99])
    func level(isExtended: Bool, level: Int8) throws {
        var script = AirScript()
        let node = script.plug(1, isExtended: isExtended)
        script.scan(node, isExtended: isExtended)
        let badge = script.air.place(.badge(AirScript.frame))
        script.air.setLink(from: badge, to: node, Link(level: level))
        let heard = script.listen(node, milliseconds: 1000)
        #expect((9...10).contains(heard.count))
        for one in heard {
            #expect(one.report.rssi == level)
            #expect(one.report.isExtended == isExtended)
            #expect(one.report.properties == .legacy)
            #expect(one.report.addressKind == .random)
            #expect(try BeaconFrame.parse(advertisingData: one.data.span) == AirScript.frame)
        }
    }

    @Test("an iBeacon byte for byte, as on real adapters")
    func bytes() {
        var script = AirScript()
        let node = script.plug(1)
        script.scan(node)
        let address = BluetoothAddress(rawValue: 0x0CF3_EE00_2D00)
        let advertisement = Advertisement(
            address: address,
            isRandomAddress: false,
            data: Hex.bytes("0201041aff4c000215699ebc80e1f311e39a0f0cf3ee3bc01200012d00c1")
        )
        let badge = script.air.place(PlainTransmitter([advertisement], interval: .seconds(1)))
        script.air.setLink(from: badge, to: node, Link(level: -84))
        script.air.advance(to: Instant(microseconds: 1000))
        #expect(
            script.packets(of: node) == [
                "043e2a02010300002d00eef30c1e0201041aff4c000215699ebc80e1f311e39a0f0cf3ee3bc01200012d00c1ac"
            ]
        )
    }

    @Test(
        "each sender once if duplicates are filtered, and anew after the scan was enabled anew",
        arguments: [false, true]
    )
    func duplicates(isExtended: Bool) {
        var script = AirScript()
        let node = script.plug(1, isExtended: isExtended)
        for minor: UInt16 in 0..<3 {
            let identity = BeaconIdentity(uuid: AirScript.frame.identity.uuid, major: 1, minor: minor)
            _ = script.air.place(.badge(BeaconFrame(identity: identity, measuredPower: -59)))
        }
        script.scan(node, isExtended: isExtended, filtersDuplicates: true)
        #expect(script.listen(node, milliseconds: 1000).count == 3)
        script.command(node, isExtended ? "2042 00 00 0000 0000" : "200c 00 00")
        #expect(script.listen(node, milliseconds: 1000).isEmpty)
        script.command(node, isExtended ? "2042 01 01 0000 0000" : "200c 01 01")
        #expect(script.listen(node, milliseconds: 1000).count == 3)
    }

    @Test("nothing out of range, and less of what gets lost")
    func links() {
        var script = AirScript()
        let node = script.plug(1)
        script.scan(node)
        let badge = script.air.place(.badge(AirScript.frame, interval: .milliseconds(20)))
        script.air.setLink(from: badge, to: node, Link(level: nil))
        #expect(script.listen(node, milliseconds: 1000).isEmpty)
        script.air.setLink(from: badge, to: node, Link(level: -60, spread: 4, loss: 0.25))
        let before = script.air.sent(by: badge)
        let heard = script.listen(node, milliseconds: 60_000)
        let share = Double(heard.count) / Double(script.air.sent(by: badge) - before)
        #expect((0.72...0.78).contains(share))
        #expect(Set(heard.map(\.report.rssi)) == Set(-64 ... -56))
        #expect(script.air.reports(of: badge, by: node) == heard.count)
    }

    @Test("nothing when it fell silent, until it is reset")
    func silence() {
        var script = AirScript()
        let node = script.plug(1)
        _ = script.air.place(.badge(AirScript.frame))
        script.scan(node)
        script.air.silence(node)
        #expect(script.listen(node, milliseconds: 500).isEmpty)
        script.scan(node)
        #expect(script.listen(node, milliseconds: 500).isEmpty)
        #expect(script.command(node, "0c03") == ["040e0401030c00"])
        #expect(script.listen(node, milliseconds: 500).isEmpty)
        script.scan(node)
        #expect(script.listen(node, milliseconds: 500).count >= 4)
    }

    @Test("no event that the host does not want")
    func mask() {
        var script = AirScript()
        let node = script.plug(1, isExtended: true)
        _ = script.air.place(.badge(AirScript.frame))
        // After a reset, extended reports are masked.
        script.command(node, "2041 00 00 01 00 1000 1000", "2042 01 00 0000 0000")
        #expect(script.listen(node, milliseconds: 500).isEmpty)
        script.command(node, AirScript.eventMask)
        #expect(script.listen(node, milliseconds: 500).count >= 4)
    }

    @Test("the scan response, too, if it scans actively", arguments: [false, true], [false, true])
    func active(isExtended: Bool, isActive: Bool) {
        var script = AirScript()
        let node = script.plug(1, isExtended: isExtended)
        script.scan(node, isExtended: isExtended, isActive: isActive)
        let advertisement = Advertisement(
            address: BluetoothAddress(rawValue: 0xC000_0000_0001),
            properties: [.legacy, .scannable],
            data: [2, 1, 6],
            scanResponse: [3, 9, 0x41, 0x42]
        )
        _ = script.air.place(PlainTransmitter([advertisement], interval: .seconds(1)))
        let heard = script.listen(node, milliseconds: 100)
        #expect(heard.map(\.data) == (isActive ? [[2, 1, 6], [3, 9, 0x41, 0x42]] : [[2, 1, 6]]))
        #expect(heard.first?.report.properties == [.legacy, .scannable])
        #expect(!isActive || heard.last?.report.properties.contains(.scanResponse) == true)
    }
}
