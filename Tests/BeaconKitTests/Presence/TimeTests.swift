import BeaconKit
import Testing

@Suite("Time that misbehaves")
struct TimeTests {
    @Test("a jump forward of hours checks nobody out")
    func jumpForward() {
        var script = Script()
        for second in 0..<30 { script.hear(1, at: Double(second)) }
        for second in 0..<30 { script.hear(1, at: Double(second) + 36_000) }
        #expect(script.exits().isEmpty)
        #expect(script.enters().count == 1)
        script.noise(from: 36_030, to: 36_060)
        #expect(script.exits().count == 1)
        #expect(script.exits().first?.lastSeen == Air.instant(36_029))
    }

    @Test("a clock set back neither stops the engine nor checks anybody out")
    func setBack() throws {
        var script = Script()
        for second in 0..<30 {
            script.hear(1, at: Double(second))
            script.advance(to: Double(second))
        }
        script.advance(to: -3_600)
        for second in 0..<30 {
            script.hear(1, at: Double(second) - 3_600)
            script.advance(to: Double(second) - 3_600)
        }
        #expect(script.exits().isEmpty)
        let presence = try #require(script.engine.presence(of: Air.identity(1)))
        #expect(presence.lastSeen == Air.instant(-3_571))
        script.noise(from: -3_570, to: -3_540)
        #expect(script.exits().first?.lastSeen == Air.instant(-3_571))
    }

    @Test("a sighting from the future doesn't stop the engine")
    func future() {
        var script = Script()
        for second in 0..<10 {
            script.hear(1, at: Double(second))
            script.advance(to: Double(second))
        }
        script.hear(2, at: 86_400)
        for second in 10..<60 {
            script.noise(at: Double(second))
            script.advance(to: Double(second))
        }
        #expect(script.exits().count == 2)
    }

    @Test("a sighting that comes late is not lost, and tells its own time")
    func late() throws {
        var script = Script()
        script.noise(from: 0, to: 10)
        script.hear(1, at: 4)
        let enter = try #require(script.enters().first)
        #expect(enter.firstSeen == Air.instant(4))
        #expect(enter.lastSeen == Air.instant(4))
        #expect(enter.instant == Air.instant(9.5))
    }

    @Test("the ends of time trap nothing")
    func extremes() {
        var engine = PresenceEngine()
        let instants = [Int64.min, .max, 0, .min, .max, -1, 1 << 60, -(1 << 60)].map { Instant(microseconds: $0) }
        for (index, instant) in instants.enumerated() {
            let sighting = Air.sighting(index % 3, at: 0)
            engine.ingest(
                Sighting(
                    identity: sighting.identity,
                    measuredPower: .min,
                    rssi: .min,
                    receiver: ReceiverID(rawValue: .max),
                    instant: instant
                )
            ) { _ in }
            engine.advance(to: instant) { _ in }
            engine.receiverHeard(Air.receiver(1), at: instant) { _ in }
        }
        #expect(engine.trackedBeacons <= 3)
    }

    @Test("events don't depend on how often time is advanced", arguments: [0.1, 0.7, 5.0])
    func cadence(step: Double) {
        func run(step: Double) -> [PresenceEvent] {
            var script = Script()
            var next = 0.0
            for index in 0..<600 {
                let time = Double(index) * 0.25
                while next < time {
                    script.advance(to: next)
                    next += step
                }
                if index < 100 || index > 400 { script.hear(1, at: time) }
                if index < 200 || index > 300 { script.hear(2, at: time + 0.1, by: 1) }
                if index != 250 { script.noise(at: time + 0.2) }
            }
            return script.events
        }
        let often = run(step: step)
        let never = run(step: 1_000)
        let isSame = often == never
        #expect(isSame)
    }
}
