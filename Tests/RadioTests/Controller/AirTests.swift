import BeaconKit
import Testing
import VirtualAir

@Suite("An air")
struct AirTests {
    @Test("is the same for the same seed, in whatever steps time comes", arguments: [1, 7, 250])
    func repeatable(step: Int) {
        func packets(step: Int) -> [String] {
            var script = AirScript()
            let node = script.plug(1)
            script.scan(node)
            for minor: UInt16 in 1...3 {
                let identity = BeaconIdentity(uuid: AirScript.frame.identity.uuid, major: 1, minor: minor)
                let badge = script.air.place(.badge(BeaconFrame(identity: identity, measuredPower: -59)))
                script.air.setLink(from: badge, to: node, Link(level: -70, spread: 6, loss: 0.3))
            }
            var packets: [String] = []
            for milliseconds in stride(from: 0, through: 5000, by: step) {
                script.air.advance(to: Instant(microseconds: Int64(milliseconds) * 1000))
                packets += script.packets(of: node)
            }
            script.air.advance(to: Instant(microseconds: 5_000_000))
            return packets + script.packets(of: node)
        }
        #expect(packets(step: step) == packets(step: 5000))
    }

    @Test("carries a crowd whose number is exact", arguments: [100, 5000])
    func crowd(rate: Int) {
        var script = AirScript()
        let node = script.plug(1)
        script.scan(node)
        let crowd = script.air.place(.flood(rate: rate, uuid: AirScript.frame.identity.uuid, major: 2, identities: 30))
        let heard = script.listen(node, milliseconds: 2000)
        // The first comes at once.
        #expect(heard.count == 2 * rate + 1)
        #expect(script.air.sent(by: crowd) == heard.count)
        #expect(script.air.reports(of: crowd, by: node) == heard.count)
        #expect(Set(heard.map(\.data)).count == 30)
    }

    @Test("lets no controller hear itself, and each the others")
    func controllers() {
        var script = AirScript()
        let nodes = [script.plug(1), script.plug(2), script.plug(3)]
        for node in nodes { script.scan(node) }
        script.command(nodes[0], "2006 a000 a000 03 00 00 000000000000 07 00", "200a 01")
        script.air.setLink(from: nodes[0], to: nodes[2], Link(level: -90))
        script.air.advance(to: Instant(microseconds: 1000))
        #expect(script.packets(of: nodes[0]).isEmpty)
        #expect(script.packets(of: nodes[1]).map { $0.suffix(2) } == ["c4"])
        #expect(script.packets(of: nodes[2]).map { $0.suffix(2) } == ["a6"])
    }

    @Test("forgets a controller that is pulled out, and one with its address starts anew")
    func unplugged() {
        var script = AirScript()
        let sender = script.plug(1)
        let receiver = script.plug(2)
        script.scan(receiver)
        script.command(sender, "2006 a000 a000 03 00 00 000000000000 07 00", "200a 01")
        #expect(!script.listen(receiver, milliseconds: 500).isEmpty)
        script.air.unplug(sender)
        #expect(script.listen(receiver, milliseconds: 500).isEmpty)
        #expect(script.command(sender, "0c03").isEmpty)
        let again = script.plug(1)
        #expect(again != sender)
        #expect(script.air.controller(again)?.activeSets == 0)
        #expect(script.listen(receiver, milliseconds: 500).isEmpty)
    }
}
