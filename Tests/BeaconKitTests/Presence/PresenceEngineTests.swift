import BeaconKit
import TestSupport
import Testing

@Suite("Presence engine")
struct PresenceEngineTests {
    @Test("a beacon that is heard enters, and exits at its last sighting once its receiver has heard without it")
    func entersAndExits() {
        var script = Script()
        for second in 0..<60 {
            if second < 10 { script.hear(1, at: Double(second)) }
            script.hear(2, at: Double(second) + 0.5)
        }
        #expect(script.enters().map(\.identity) == [Air.identity(1), Air.identity(2)])
        #expect(script.exits().map(\.identity) == [Air.identity(1)])
        #expect(script.exits().first?.firstSeen == Air.instant(0))
        #expect(script.exits().first?.lastSeen == Air.instant(9))
        #expect((19.0...20.5).contains(Air.seconds(script.exits().first?.instant)))
    }

    @Test("a presence tells what was heard")
    func presence() throws {
        var script = Script()
        script.engine.place(Air.receiver(3), in: Air.room(7))
        for second in 0..<20 { script.hear(1, at: Double(second), by: 3, rssi: -59) }
        let presence = try #require(script.engine.presence(of: Air.identity(1)))
        #expect(presence.firstSeen == Air.instant(0))
        #expect(presence.lastSeen == Air.instant(19))
        #expect(presence.room == Air.room(7))
        #expect(presence.receiver == Air.receiver(3))
        #expect(presence.rssi == -59)
        #expect(presence.proximity == .near)
        #expect(abs((presence.advertisingInterval ?? 0) - 1) < 0.01)
        #expect(abs((presence.distance.meters ?? 0) - 1) < 0.01)
        #expect(presence.isInside)
        #expect(!presence.isFrozen)
        #expect(script.engine.presence(of: Air.identity(2)) == nil)
        var all: [BeaconIdentity] = []
        script.engine.forEachPresence { all.append($0.identity) }
        #expect(all == [Air.identity(1)])
    }

    @Test("a batch gives the same events as its sightings one by one")
    func batch() {
        var random = SeededGenerator(seed: 7)
        let sightings = (0..<5_000).map { index in
            Air.sighting(
                Int.random(in: 0..<400, using: &random),
                at: Double(index) * 0.02,
                by: Int.random(in: 0..<3, using: &random),
                rssi: Int8.random(in: -95 ... -40, using: &random)
            )
        }
        var one = PresenceEngine()
        var many = PresenceEngine()
        var first: [PresenceEvent] = []
        var second: [PresenceEvent] = []
        for sighting in sightings { one.ingest(sighting) { first.append($0) } }
        many.ingest(sightings.span) { second.append($0) }
        #expect(!first.isEmpty)
        #expect(first == second)
    }

    @Test("other reports in a batch count in their places", arguments: [1, 2, 3] as [UInt64])
    func batchWithOthers(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var one = PresenceEngine()
        var many = PresenceEngine()
        var first: [PresenceEvent] = []
        var second: [PresenceEvent] = []
        var sightings: [Sighting] = []
        var others: [OtherReport] = []
        for index in 0..<20_000 {
            // Each receiver is gone for a while now and then, so that the order of reports shows in the events.
            let time = Double(index) * 0.02
            let receiver = Int.random(in: 0..<3, using: &random)
            if (index / 1_500 + receiver).isMultiple(of: 3) { continue }
            if Bool.random(using: &random) {
                let sighting = Air.sighting(Int.random(in: 0..<20, using: &random), at: time, by: receiver)
                one.ingest(sighting) { first.append($0) }
                sightings.append(sighting)
            } else {
                one.receiverHeard(Air.receiver(receiver), at: Air.instant(time)) { first.append($0) }
                others.append(
                    OtherReport(
                        receiver: Air.receiver(receiver),
                        instant: Air.instant(time),
                        position: sightings.count
                    )
                )
            }
            if Int.random(in: 0..<40, using: &random) == 0 {
                many.ingest(sightings.span, others: others.span) { second.append($0) }
                sightings.removeAll()
                others.removeAll()
            }
        }
        many.ingest(sightings.span, others: others.span) { second.append($0) }
        #expect(first.contains { if case .deaf = $0 { true } else { false } })
        #expect(first == second)
    }

    @Test("the engine's memory is bounded when 6,000 new identities come every minute for an hour")
    func churn() {
        var engine = PresenceEngine()
        var most = 0
        var entered = 0
        for index in 0..<360_000 {
            let time = Double(index) * 0.01
            engine.ingest(Air.sighting(index + 1_000, at: time)) { if case .enter = $0 { entered += 1 } }
            most = max(most, engine.trackedBeacons)
        }
        #expect(entered == 360_000)
        // A minute's worth, and what hangs until its next look.
        #expect(most <= 7_000)
        #expect(engine.refusedSightings == 0)
    }

    @Test("beyond its capacity the engine forgets strangers, and never a beacon that is inside")
    func capacity() {
        var script = Script(.init(individual: nil, capacity: 100))
        let condition = BeaconIdentityCondition(Air.identity(1))
        script.engine.monitor(condition, as: RegionID(rawValue: 1))
        for index in 0..<10_000 {
            let time = Double(index) * 0.01
            script.hear(1_000 + index, at: time)
            if index % 100 == 0 { script.hear(1, at: time) }
        }
        #expect(script.engine.trackedBeacons == 100)
        #expect(script.enters(1).count == 1)
        #expect(script.exits(1).isEmpty)
        #expect(script.engine.presence(of: Air.identity(1))?.firstSeen == Air.instant(0))
        #expect(script.engine.presence(of: Air.identity(10_999)) != nil)
    }

    @Test("where all are inside, a stranger is refused and counted until one leaves")
    func refusal() {
        var script = Script(.init(capacity: 3))
        for second in 0..<30 {
            for beacon in 1...3 { script.hear(beacon, at: Double(second) + Double(beacon) * 0.1) }
            script.hear(4, at: Double(second) + 0.5)
        }
        #expect(script.engine.refusedSightings == 30)
        #expect(script.engine.presence(of: Air.identity(4)) == nil)
        #expect(script.exits().isEmpty)
        for second in 30..<90 {
            for beacon in 2...4 { script.hear(beacon, at: Double(second) + Double(beacon) * 0.1) }
        }
        #expect(script.exits().map(\.identity) == [Air.identity(1)])
        #expect(script.engine.presence(of: Air.identity(4))?.isInside == true)
    }
}
