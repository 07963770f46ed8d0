import BeaconKit
import TestSupport
import Testing

@Suite("Monitoring")
struct MonitoringTests {
    private let one = RegionID(rawValue: 1)
    private let uuid = Air.identity(1).uuid

    private func script() -> Script { Script(.init(individual: nil)) }

    @Test("without regions and without individual presence nothing enters")
    func nothing() {
        var script = script()
        for second in 0..<60 { script.hear(1, at: Double(second)) }
        #expect(script.enters().isEmpty && script.enters(1).isEmpty)
        #expect(script.engine.presence(of: Air.identity(1))?.isInside == false)
    }

    @Test("a region matches by UUID, by major and by minor")
    func matching() {
        var script = script()
        script.engine.monitor(BeaconIdentityCondition(uuid: uuid), as: RegionID(rawValue: 1))
        script.engine.monitor(BeaconIdentityCondition(uuid: uuid, major: 1), as: RegionID(rawValue: 2))
        script.engine.monitor(BeaconIdentityCondition(uuid: uuid, major: 1, minor: 2), as: RegionID(rawValue: 3))
        script.hear(0x0203, at: 0)
        #expect([1, 2, 3].map { script.enters($0).count } == [1, 0, 0])
        script.hear(0x0103, at: 1)
        #expect([1, 2, 3].map { script.enters($0).count } == [1, 1, 0])
        script.hear(0x0102, at: 2)
        #expect([1, 2, 3].map { script.enters($0).count } == [1, 1, 1])
        #expect(script.enters(3).first?.identity == Air.identity(0x0102))
    }

    @Test("a wildcard region is entered by its first beacon and exited by its last")
    func wildcard() {
        var script = script()
        script.engine.monitor(BeaconIdentityCondition(uuid: uuid), as: one)
        for second in 0..<120 {
            let time = Double(second)
            if second < 20 { script.hear(1, at: time) }
            if second > 5, second < 60 { script.hear(2, at: time + 0.3) }
            script.noise(at: time + 0.6)
        }
        #expect(script.enters(1).map(\.identity) == [Air.identity(1)])
        #expect(script.exits(1).map(\.identity) == [Air.identity(2)])
        #expect(script.exits(1).first?.lastSeen == Air.instant(59.3))
        #expect(script.engine.state(of: one) == .outside)
    }

    @Test("a region added while its beacon is heard is entered at the next sighting; a removed one says no more")
    func addAndRemove() {
        var script = script()
        script.hear(1, at: 0)
        script.engine.monitor(BeaconIdentityCondition(uuid: uuid), as: one)
        script.engine.monitor(BeaconIdentityCondition(Air.identity(1)), as: RegionID(rawValue: 2))
        script.hear(1, at: 1)
        #expect(script.enters(1).count == 1)
        #expect(script.enters(2).count == 1)
        script.engine.stopMonitoring(one)
        #expect(script.engine.state(of: one) == .unknown)
        script.noise(from: 1.5, to: 60)
        #expect(script.exits(1).isEmpty)
        #expect(script.exits(2).count == 1)
    }

    @Test("each region has its own exit time")
    func exitTimes() {
        var script = script()
        let condition = BeaconIdentityCondition(Air.identity(1))
        for seconds in [5, 30, 120] {
            let policy = MonitoringPolicy(exitTime: .seconds(seconds))
            script.engine.monitor(condition, as: RegionID(rawValue: UInt32(seconds)), policy: policy)
        }
        for index in 0..<20 { script.hear(1, at: Double(index) * 0.5) }
        script.noise(from: 10, to: 200)
        for seconds in [5, 30, 120] {
            let decided = Air.seconds(script.exits(UInt32(seconds)).first?.instant) - 9.5
            #expect((Double(seconds)...Double(seconds) + 1.5).contains(decided), "exit time \(seconds) s")
        }
    }

    @Test("a region is unknown until its beacon is heard, or receivers heard long enough without it")
    func states() {
        var script = script()
        script.engine.monitor(BeaconIdentityCondition(Air.identity(1)), as: one)
        #expect(script.engine.state(of: one) == .unknown)
        script.advance(to: 0)
        script.advance(to: 3_600)
        #expect(script.engine.state(of: one) == .unknown)
        script.noise(from: 3_600, to: 3_630)
        #expect(script.engine.state(of: one) == .outside)
        script.hear(1, at: 3_630)
        #expect(script.engine.state(of: one) == .inside)
        #expect(script.enters(1).count == 1)
    }

    @Test("an exit time adapts to a beacon that advertises every ten seconds")
    func slowBeacon() {
        var script = Script()
        var random = SeededGenerator(seed: 11)
        for index in 0..<400 {
            // A fifth of the advertisements is lost.
            if index < 3 || Int.random(in: 0..<5, using: &random) > 0 { script.hear(1, at: Double(index) * 10) }
            script.noise(from: Double(index) * 10, to: Double(index) * 10 + 10)
        }
        #expect(script.exits().isEmpty)
        #expect(script.enters().count == 1)
        script.noise(from: 4_000, to: 4_200)
        #expect(script.exits().count == 1)
    }

    @Test("a beacon heard with gaps is given more time, one heard steadily is not")
    func gappyBeacon() {
        var script = Script()
        for index in 0..<240 {
            let time = Double(index) * 0.5
            script.hear(1, at: time)
            if index % 12 < 2 { script.hear(2, at: time + 0.1) }
        }
        script.noise(from: 120, to: 240)
        let exits = script.exits()
        #expect(exits.map(\.identity) == [Air.identity(1), Air.identity(2)])
        let steady = Air.seconds(exits.first?.instant) - Air.seconds(exits.first?.lastSeen)
        let gappy = Air.seconds(exits.last?.instant) - Air.seconds(exits.last?.lastSeen)
        #expect(steady < 16)
        #expect(gappy > 20 && gappy < 61)
    }

    @Test("a beacon enters when near enough and leaves when too far, though it is heard all the time")
    func distances() {
        var script = script()
        let policy = MonitoringPolicy(exitTime: .seconds(10), enterDistance: 2, exitDistance: 6)
        script.engine.monitor(BeaconIdentityCondition(Air.identity(1)), as: one, policy: policy)
        // 10 m, then 1 m, then 4 m, then 20 m.
        for second in 0..<40 { script.hear(1, at: Double(second), rssi: -86) }
        #expect(script.enters(1).isEmpty)
        for second in 40..<80 { script.hear(1, at: Double(second), rssi: -59) }
        #expect(script.enters(1).count == 1)
        #expect((40.0...42).contains(Air.seconds(script.enters(1).first?.firstSeen)))
        for second in 80..<160 { script.hear(1, at: Double(second), rssi: -75) }
        #expect(script.exits(1).isEmpty)
        for second in 160..<240 { script.hear(1, at: Double(second), rssi: -94) }
        #expect(script.exits(1).count == 1)
        #expect(script.enters(1).count == 1)
        #expect(Air.seconds(script.exits(1).first?.lastSeen) < 176)
    }

    @Test("a beacon without a signal strength is never near enough")
    func distanceUnknown() {
        var script = script()
        let policy = MonitoringPolicy(enterDistance: 2)
        script.engine.monitor(BeaconIdentityCondition(Air.identity(1)), as: one, policy: policy)
        for second in 0..<40 { script.hear(1, at: Double(second), rssi: 127) }
        #expect(script.enters(1).isEmpty)
    }

    @Test("a passer-by is not let in; who stays is, as of the first of the sightings that show it")
    func confirmation() {
        var script = script()
        let policy = MonitoringPolicy(enterDistance: 5, confirmingSightings: 5, confirmationWindow: .seconds(10))
        script.engine.monitor(BeaconIdentityCondition(uuid: uuid), as: one, policy: policy)
        // Four near sightings, then too far.
        for second in 0..<4 { script.hear(1, at: Double(second), rssi: -60) }
        for second in 4..<40 { script.hear(1, at: Double(second), rssi: -94) }
        #expect(script.enters(1).isEmpty)
        for second in 40..<50 { script.hear(2, at: Double(second), rssi: -60) }
        #expect(script.enters(1).map(\.firstSeen) == [Air.instant(40)])
        #expect(script.enters(1).map(\.instant) == [Air.instant(44)])
    }
}
