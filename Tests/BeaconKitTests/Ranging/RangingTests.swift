import BeaconKit
import TestSupport
import Testing

@Suite("Ranging")
struct RangingTests {
    /// The presence of a beacon that was heard once with these values.
    private func presence(rssi: Int8, power: Int8) -> BeaconPresence? {
        var engine = PresenceEngine()
        engine.ingest(Air.sighting(1, at: 0, rssi: rssi, power: power)) { _ in }
        return engine.presence(of: Air.identity(1))
    }

    @Test("every strength and power gives a finite distance greater than zero, or says that it is unknown")
    func everyPair() {
        for rssi in Int8.min...Int8.max {
            for power in Int8.min...Int8.max {
                switch presence(rssi: rssi, power: power)?.distance {
                case .estimated(let meters, let uncertainty, _):
                    guard rssi < 0, meters >= 0.05, meters <= 200, uncertainty > 0, uncertainty.isFinite else {
                        Issue.record("rssi \(rssi), power \(power): \(meters) ± \(uncertainty)")
                        return
                    }
                case .unknown:
                    guard rssi >= 0 else {
                        Issue.record("rssi \(rssi), power \(power): unknown")
                        return
                    }
                case nil:
                    Issue.record("rssi \(rssi), power \(power): not tracked")
                    return
                }
            }
        }
    }

    @Test("127, 0 and positive strengths are sightings without a distance", arguments: [127, 0, 5] as [Int8])
    func noStrength(rssi: Int8) {
        let presence = presence(rssi: rssi, power: -59)
        #expect(presence?.distance == .unknown)
        #expect(presence?.proximity == .unknown)
        #expect(presence?.rssi == nil)
        #expect(presence?.isInside == true)
    }

    @Test("absurd powers fall back to an assumed one, and say so", arguments: [116, 26, -3, 0, 127, -128] as [Int8])
    func absurdPower(power: Int8) {
        guard case .estimated(let meters, _, let quality) = presence(rssi: -59, power: power)?.distance else {
            Issue.record("no estimate")
            return
        }
        #expect(quality == .fallback)
        #expect(abs(meters - 1) < 1e-6)
    }

    @Test(
        "the distance follows the log-distance model with exponent 2.7, and 2 within 1 m",
        arguments: [(-59, -59, 1.0), (-86, -59, 10.0), (-39, -59, 0.1), (-77, -77, 1.0), (-80, -53, 10.0)]
            as [(Int8, Int8, Double)]
    )
    func model(rssi: Int8, power: Int8, expected: Double) throws {
        let distance = try #require(presence(rssi: rssi, power: power)?.distance)
        let meters = try #require(distance.meters)
        #expect(abs(meters / expected - 1) < 1e-6)
        guard case .estimated(_, _, .calibrated) = distance else {
            Issue.record("not calibrated")
            return
        }
    }

    @Test("an assumed power makes a distance less certain")
    func uncertainty() throws {
        let calibrated = try #require(presence(rssi: -70, power: -59)?.distance.uncertainty)
        let assumed = try #require(presence(rssi: -70, power: 26)?.distance.uncertainty)
        #expect(assumed > calibrated * 1.5)
    }

    @Test("weak readings of one advertising channel don't push a beacon away")
    func bimodal() throws {
        var script = Script()
        for index in 0..<60 { script.hear(1, at: Double(index) * 0.5, rssi: index % 3 == 0 ? -59 : -77) }
        let meters = try #require(script.engine.presence(of: Air.identity(1))?.distance.meters)
        #expect(abs(meters - 1) < 0.01)
    }

    @Test("a level that wanders about a border doesn't make the proximity flicker", arguments: [-51, -72] as [Int8])
    func flicker(border: Int8) {
        var script = Script()
        var random = SeededGenerator(seed: 3)
        var changes = 0
        var last: Proximity?
        for index in 0..<2_000 {
            let rssi = border + Int8.random(in: -2...2, using: &random)
            script.hear(1, at: Double(index) * 0.5, rssi: rssi)
            let proximity = script.engine.presence(of: Air.identity(1))?.proximity
            if let last, last != proximity { changes += 1 }
            last = proximity
        }
        #expect(changes <= 1)
    }

    @Test("a beacon that is carried away goes from immediate over near to far")
    func zones() {
        var script = Script()
        var zones: [Proximity] = []
        for index in 0..<120 {
            script.hear(1, at: Double(index), rssi: Int8(-45 - index / 3))
            if let zone = script.engine.presence(of: Air.identity(1))?.proximity, zone != zones.last {
                zones.append(zone)
            }
        }
        #expect(zones == [.immediate, .near, .far])
    }
}
