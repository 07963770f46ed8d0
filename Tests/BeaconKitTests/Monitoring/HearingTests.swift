import BeaconKit
import Testing

@Suite("Deaf receivers and assumptions")
struct HearingTests {
    private let region = RegionID(rawValue: 1)

    @Test("a receiver that hears nothing goes deaf, and nobody exits until it has heard for an exit time")
    func deaf() {
        var script = Script()
        for index in 0..<60 {
            script.hear(1, at: Double(index) * 0.5)
            script.hear(2, at: Double(index) * 0.5 + 0.2)
        }
        for second in 30..<3_600 { script.advance(to: Double(second)) }
        #expect(script.deafnesses.count == 1)
        #expect(script.engine.isDeaf(Air.receiver(0)))
        #expect(script.engine.presence(of: Air.identity(1))?.isFrozen == true)
        #expect(script.exits().isEmpty)
        // It hears again; of two beacons, one came back.
        for index in 0..<14 { script.hear(2, at: 3_600 + Double(index) * 0.5) }
        #expect(!script.engine.isDeaf(Air.receiver(0)))
        #expect(script.events.contains(.heard(Air.receiver(0), instant: Air.instant(3_600))))
        #expect(script.exits().isEmpty)
        for index in 14..<60 { script.hear(2, at: 3_600 + Double(index) * 0.5) }
        #expect(script.exits().map(\.identity) == [Air.identity(1)])
        #expect(script.exits().first?.lastSeen == Air.instant(29.5))
        #expect(Air.seconds(script.exits().first?.instant) > 3_608)
    }

    @Test("the deaf event says when the receiver last heard, about ten seconds after")
    func deafEvent() throws {
        var script = Script()
        script.noise(from: 0, to: 30)
        for second in 30..<60 { script.advance(to: Double(second)) }
        guard case .deaf(let receiver, let lastHeard, let instant) = try #require(script.deafnesses.first) else {
            return
        }
        #expect(receiver == Air.receiver(0))
        #expect(lastHeard == Air.instant(29.5))
        #expect(script.engine.lastHeard(by: receiver) == Air.instant(29.5))
        #expect((39.5...41).contains(Air.seconds(instant)))
    }

    @Test("short gaps in all hearing are no silence of a beacon")
    func gaps() {
        var script = Script()
        // Every eight seconds hearing stops for seven: it takes much longer than 10 s to hear for 10 s.
        for index in 0..<200 {
            let time = Double(index / 8) * 8 + Double(index % 8) * 0.125
            script.noise(at: time)
            if index == 0 { script.hear(1, at: 0.01) }
            if time < 40 { #expect(script.exits().isEmpty) }
        }
    }

    @Test("a receiver that usually hears little isn't called deaf for its usual gaps")
    func quietReceiver() {
        var script = Script()
        for index in 0..<200 { script.noise(at: Double(index) * 20) }
        let early = script.deafnesses.count
        for index in 200..<400 { script.noise(at: Double(index) * 20) }
        #expect(early <= 5)
        #expect(script.deafnesses.count == early)
    }

    @Test("a receiver whose radio is gone is deaf at once, said once, and hears with its next report")
    func fellSilent() throws {
        var script = Script()
        script.noise(from: 0, to: 30)
        script.fallSilent(at: 30)
        #expect(script.deafnesses == [.deaf(Air.receiver(0), lastHeard: Air.instant(29.5), instant: Air.instant(30))])
        script.fallSilent(at: 31)
        for second in 31..<300 { script.advance(to: Double(second)) }
        #expect(script.deafnesses.count == 1)
        script.noise(at: 300)
        #expect(!script.engine.isDeaf(Air.receiver(0)))
        #expect(script.events.last == .heard(Air.receiver(0), instant: Air.instant(300)))
    }

    @Test("the time without a radio counts for nothing: who was here has a whole exit time to be heard again")
    func interrupted() {
        var script = Script()
        for index in 0..<60 { script.hear(1, at: Double(index) * 0.5) }
        // Nine seconds of hearing without the beacon, in pieces with the radio gone in between.
        for piece in 0..<9 {
            let start = 30 + Double(piece) * 100
            script.noise(from: start, to: start + 1.5)
            script.fallSilent(at: start + 1.5)
        }
        #expect(script.exits().isEmpty)
        script.noise(from: 930, to: 933)
        #expect(script.exits().map(\.lastSeen) == [Air.instant(29.5)])
    }

    @Test("an assumption stands while a radio is gone, however much another one hears")
    func assumedWhileSilent() {
        var script = Script(.init(individual: nil))
        for receiver in 0...1 { script.engine.place(Air.receiver(receiver), in: Air.room(0)) }
        script.engine.monitor(
            BeaconIdentityCondition(Air.identity(1)),
            as: region,
            policy: MonitoringPolicy(exitTime: .seconds(20)),
            assuming: .inside(lastSeen: Air.instant(-600))
        )
        for tenth in 0..<50 { script.noise(at: Double(tenth) * 0.1, by: tenth % 2) }
        script.fallSilent(at: 5, by: 1)
        script.noise(from: 5, to: 300)
        #expect(script.exits(1).isEmpty)
        script.engine.retire(Air.receiver(1))
        script.noise(from: 300, to: 330)
        #expect(script.exits(1).count == 1)
    }

    @Test("a receiver that is not known, or retired, has nothing to fall silent from")
    func unknownFellSilent() {
        var script = Script()
        script.noise(at: 0)
        script.fallSilent(at: 1, by: 7)
        script.engine.retire(Air.receiver(0))
        script.fallSilent(at: 2)
        #expect(script.deafnesses.isEmpty)
    }

    @Test("what a retired receiver alone heard exits")
    func retired() {
        var script = Script()
        for index in 0..<60 { script.hear(1, at: Double(index) * 0.5) }
        for second in 30..<120 { script.advance(to: Double(second)) }
        #expect(script.exits().isEmpty)
        script.engine.retire(Air.receiver(0))
        #expect(!script.engine.isDeaf(Air.receiver(0)))
        for second in 120..<180 { script.advance(to: Double(second)) }
        #expect(script.exits().map(\.lastSeen) == [Air.instant(29.5)])
    }

    @Test("another receiver's hearing doesn't check out what a deaf one heard last")
    func twoReceivers() {
        var script = Script()
        for index in 0..<60 {
            script.hear(1, at: Double(index) * 0.5, by: 0)
            script.noise(at: Double(index) * 0.5 + 0.1, by: 1)
        }
        script.noise(from: 30, to: 300, by: 1)
        #expect(script.exits().isEmpty)
        #expect(script.engine.isDeaf(Air.receiver(0)))
        #expect(!script.engine.isDeaf(Air.receiver(1)))
    }

    @Test("a receiver whose only beacon leaves holds nobody, if another that hears on lost the beacon with it")
    func onlyBeaconLeaves() throws {
        var script = Script()
        for index in 0..<120 {
            script.hear(1, at: Double(index) * 0.5, by: 0, rssi: -60)
            script.hear(1, at: Double(index) * 0.5 + 0.01, by: 1, rssi: -80)
            script.noise(at: Double(index) * 0.5 + 0.1, by: 1)
        }
        script.noise(from: 60, to: 120, by: 1)
        let exit = try #require(script.exits().first)
        #expect(script.exits().count == 1)
        #expect(Air.seconds(exit.instant) - Air.seconds(exit.lastSeen) <= 13)
    }

    @Test("a receiver that went deaf earlier than another lost the beacon still holds it")
    func deafEarlier() {
        var script = Script()
        for index in 0..<120 {
            if index < 100 { script.hear(1, at: Double(index) * 0.5, by: 0, rssi: -60) }
            script.hear(1, at: Double(index) * 0.5 + 0.01, by: 1, rssi: -80)
            script.noise(at: Double(index) * 0.5 + 0.1, by: 1)
        }
        script.noise(from: 60, to: 300, by: 1)
        #expect(script.exits().isEmpty)
    }

    @Test(
        "a beacon assumed inside stays while nobody hears, doesn't enter again, and exits with its known last sighting"
    )
    func assumedInside() {
        let policy = MonitoringPolicy(exitTime: .seconds(20))
        let condition = BeaconIdentityCondition(Air.identity(1))
        for isHeard in [true, false] {
            var script = Script(.init(individual: nil))
            script.engine.place(Air.receiver(0), in: Air.room(0))
            script.engine.monitor(condition, as: region, policy: policy, assuming: .inside(lastSeen: Air.instant(-600)))
            #expect(script.engine.state(of: region) == .inside)
            for second in 0..<600 { script.advance(to: Double(second)) }
            #expect(script.exits(1).isEmpty)
            #expect(script.engine.presence(of: Air.identity(1))?.isFrozen == true)
            if isHeard { script.hear(1, at: 600) }
            script.noise(from: 600, to: 615)
            #expect(script.exits(1).isEmpty)
            script.noise(from: 615, to: 640)
            #expect(script.enters(1).isEmpty)
            #expect(script.exits(1).map(\.lastSeen) == [Air.instant(isHeard ? 600 : -600)])
            #expect(script.engine.state(of: region) == .outside)
        }
    }

    @Test("an assumption about a region outside makes the next sighting enter")
    func assumedOutside() {
        var script = Script(.init(individual: nil))
        let condition = BeaconIdentityCondition(uuid: Air.identity(1).uuid)
        script.engine.monitor(condition, as: region, assuming: .outside)
        #expect(script.engine.state(of: region) == .outside)
        script.hear(1, at: 0)
        #expect(script.enters(1).count == 1)
    }
}
