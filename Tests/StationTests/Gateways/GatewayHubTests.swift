import BeaconKit
import Station
import Testing

/// Gateways as receivers, in scripted time.
struct GatewayHubTests {
    private static let omg = Gateway(kind: "openmqttgateway", device: "OMG_1")
    private static let uuid = BeaconUUID(high: 1, low: 2)

    private var hub = GatewayHub(filter: GatewayFilter(known: [Self.uuid]))

    private func second(_ seconds: Double) -> Instant { Instant(microseconds: Int64(seconds * 1_000_000)) }

    private static func advert(
        _ uuid: BeaconUUID = uuid,
        minor: UInt16 = 1,
        rssi: Int8 = -60,
        sent: Instant? = nil
    ) -> GatewayNews {
        let identity = BeaconIdentity(uuid: uuid, major: 1, minor: minor)
        let data = BeaconFrame(identity: identity, measuredPower: -59).advertisingData
        return .advert(GatewayAdvert(address: 1, rssi: rssi, data: data.indices.map { data[$0] }, sent: sent))
    }

    private static func instants(_ output: GatewayHub.Output) -> [Instant] {
        var instants: [Instant] = []
        output.batch.forEach { _, _, instant in instants.append(instant) }
        return instants
    }

    @Test("of a million strangers a bounded number is let in each second, badges all the same, and the loss is counted")
    mutating func flood() {
        hub.add(Self.omg, as: ReceiverID(rawValue: 3), at: second(0))
        var passed = 0
        var lost = 0
        for tenth in 0..<100 {
            for number in 0..<10_000 {
                let stranger = BeaconUUID(high: 1_000 + UInt64(tenth), low: UInt64(number))
                hub.ingest([Self.advert(stranger)], of: Self.omg, at: second(Double(tenth) / 10), wall: second(0))
            }
            hub.ingest([Self.advert()], of: Self.omg, at: second(Double(tenth) / 10), wall: second(0))
            let output = hub.drain(at: second(Double(tenth) / 10))
            passed += output.batch.count
            lost += output.lost.reduce(0) { $0 + $1.count }
        }
        // Twenty strangers in each of ten seconds, and a hundred reports of the badge.
        #expect(passed == 10 * 20 + 100)
        #expect(lost == 1_000_000 - 10 * 20)
        let condition = hub.conditions(at: second(10))[Self.omg]
        #expect(condition == .gateway(.flooding))
    }

    @Test("nothing is kept of who is no receiver; while somebody tests, they are listed, and not without end")
    mutating func strangers() {
        hub.ingest([Self.advert()], of: Self.omg, at: second(0), wall: second(0))
        #expect(hub.drain(at: second(0)).batch.isEmpty)
        hub.beginTest()
        for number in 0..<1_000 {
            let gateway = Gateway(kind: "ruuvi", device: "\(number)")
            hub.ingest([Self.advert(), .online(true)], of: gateway, at: second(0), wall: second(0))
        }
        let findings = hub.endTest()
        #expect(findings.found.count == GatewayHub.mostFound)
        #expect(findings.found.allSatisfy { $0.reports == 1 && $0.beacons == 1 && $0.known == 1 })
        #expect(findings.found.allSatisfy { $0.strongest == -60 })
        #expect(hub.drain(at: second(0)).batch.isEmpty)
    }

    @Test("a counter that goes on is a sign of life, where nothing is heard")
    mutating func lifeSign() {
        hub.add(Self.omg, as: ReceiverID(rawValue: 0), at: second(0))
        hub.ingest([.counter(1)], of: Self.omg, at: second(0), wall: second(0))
        #expect(hub.drain(at: second(0)).batch.isEmpty)
        hub.ingest([.counter(2)], of: Self.omg, at: second(15), wall: second(15))
        #expect(hub.drain(at: second(15)).batch.count == 1)
    }

    @Test("a clock is believed after three minutes: then what is late is not taken as now")
    mutating func ownClock() {
        hub.add(Self.omg, as: ReceiverID(rawValue: 0), at: second(0))
        let epoch = 1_700_000_000.0
        func take(sent: Double, arrived: Double) -> Instant? {
            let advert = Self.advert(sent: second(epoch + sent))
            hub.ingest([advert], of: Self.omg, at: second(arrived), wall: second(epoch + arrived))
            return Self.instants(hub.drain(at: second(arrived))).first
        }
        // At first it is the arrival that counts, however late it says it is.
        #expect(take(sent: -40, arrived: 0) == second(0))
        for arrived in stride(from: 10.0, through: 190, by: 10) { _ = take(sent: arrived - 1, arrived: arrived) }
        #expect(take(sent: 199, arrived: 240) == second(199))
        // An hour ago proves nothing.
        #expect(take(sent: 200, arrived: 4_000) == nil)
        // It jumps back: it is not believed any more.
        #expect(take(sent: 100, arrived: 4_001) == second(4_001))
        #expect(take(sent: 5_000, arrived: 4_002) == second(4_002))
    }

    @Test("a clock near zero is never believed")
    mutating func zeroClock() {
        hub.add(Self.omg, as: ReceiverID(rawValue: 0), at: second(0))
        for arrived in stride(from: 0.0, through: 600, by: 10) {
            hub.ingest(
                [Self.advert(sent: second(arrived))],
                of: Self.omg,
                at: second(arrived),
                wall: second(1_700_000_000 + arrived)
            )
            #expect(Self.instants(hub.drain(at: second(arrived))) == [second(arrived)])
        }
    }

    @Test("a level that cannot be one is none; the beacon was heard")
    mutating func impossibleLevel() {
        hub.add(Self.omg, as: ReceiverID(rawValue: 0), at: second(0))
        hub.ingest([Self.advert(rssi: 40)], of: Self.omg, at: second(0), wall: second(0))
        var levels: [Int8] = []
        var decoder = PacketDecoder()
        hub.drain(at: second(0)).batch.forEach { packet, receiver, instant in
            decoder.decode(packet: packet, receiver: receiver, at: instant) {
                levels.append($0.rssi)
            } otherReport: { _, _ in
            }
        }
        #expect(levels == [127])
    }
}
