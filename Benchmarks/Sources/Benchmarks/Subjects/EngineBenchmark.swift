import BeaconKit
import Foundation

/// Measures the whole engine (ranging, monitoring, rooms): nanoseconds per sighting with few and with many beacons, a
/// bare baseline that only makes the same sightings, and bytes of memory per tracked beacon.
///
/// Each beacon is heard once a second by one of four receivers, and is its own region. Sightings come in batches of 64,
/// in another random order than that in which the beacons were first heard.
struct EngineBenchmark {
    let beacons: Int
    let sightings: Int

    private func identity(_ number: Int) -> BeaconIdentity {
        BeaconIdentity(
            uuid: BeaconUUID(high: 0x4D75_7374_6572_0000, low: 1),
            major: UInt16(truncatingIfNeeded: number >> 16),
            minor: UInt16(truncatingIfNeeded: number)
        )
    }

    /// The sightings of one round: every beacon once, shuffled, so that memory is reached at random.
    func round() -> [Sighting] {
        var random = SystemRandomNumberGenerator()
        let order = Array(0..<beacons).shuffled(using: &random)
        return order.map { number in
            Sighting(
                identity: identity(number),
                measuredPower: -59,
                rssi: Int8(-60 - (number &* 7) % 30),
                receiver: ReceiverID(rawValue: UInt16(number % 4)),
                instant: Instant(microseconds: 0)
            )
        }
    }

    static func residentBytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4096
    }

    /// Bytes by which the process has grown when so many beacons, each heard once, have passed an engine of the station's
    /// capacity: a thousand a second, each of another identity.
    static func strangers(_ count: Int) -> Int {
        let before = residentBytes()
        var engine = PresenceEngine(configuration: .init(capacity: 32_768))
        var events = 0
        for number in 0..<count {
            let sighting = Sighting(
                identity: EngineBenchmark(beacons: 0, sightings: 0).identity(number),
                measuredPower: -59,
                rssi: -70,
                receiver: ReceiverID(rawValue: 0),
                instant: Instant(microseconds: 1_700_000_000_000_000 + Int64(number) * 1_000)
            )
            engine.ingest(CollectionOfOne(sighting).span) { _ in events += 1 }
        }
        let grown = residentBytes() - before
        precondition(engine.trackedBeacons <= 32_768 && events >= 0)
        return grown
    }

    /// Runs for at least one round and `sightings` sightings, five times.
    ///
    /// - Returns: Medians in nanoseconds per sighting of the engine and of the baseline, and bytes per beacon.
    func run() -> (engine: Double, baseline: Double, bytes: Double) {
        var round = round()
        let before = Self.residentBytes()
        var engine = PresenceEngine(configuration: .init(capacity: max(beacons, 1)))
        var events = 0
        var batch: [Sighting] = []
        var time: Int64 = 1_700_000_000_000_000
        let step = Double(1_000_000) / Double(beacons)
        func sight(_ index: Int, _ offset: Double) -> Sighting {
            let s = round[index]
            return Sighting(
                identity: s.identity,
                measuredPower: s.measuredPower,
                rssi: s.rssi &+ Int8(truncatingIfNeeded: (index &* 31 &+ Int(time & 0xFFFF)) % 7),
                receiver: s.receiver,
                instant: Instant(microseconds: time + Int64(offset))
            )
        }
        func pass() {
            var offset = 0.0
            var index = 0
            while index < round.count {
                batch.removeAll(keepingCapacity: true)
                while index < round.count, batch.count < 64 {
                    batch.append(sight(index, offset))
                    offset += step
                    index += 1
                }
                engine.ingest(batch.span) { _ in events += 1 }
            }
            time += 1_000_000
        }
        pass()
        // Another order than that in which they were first heard, so that memory is reached at random.
        round.shuffle()
        let bytes = Double(Self.residentBytes() - before) / Double(beacons)
        for _ in 0..<min(20, max(2, 2_000_000 / beacons)) { pass() }
        let passes = max(1, sightings / beacons)
        var costs: [Double] = []
        var baselines: [Double] = []
        let clock = ContinuousClock()
        var sum = 0
        for _ in 0..<5 {
            let engineTime = clock.measure { for _ in 0..<passes { pass() } }
            let baselineTime = clock.measure {
                for _ in 0..<passes {
                    var offset = 0.0
                    for index in round.indices {
                        let s = sight(index, offset)
                        sum &+= Int(s.rssi) &+ Int(truncatingIfNeeded: s.instant.microseconds)
                        offset += step
                    }
                }
            }
            costs.append(engineTime / .nanoseconds(1) / Double(passes * beacons))
            baselines.append(baselineTime / .nanoseconds(1) / Double(passes * beacons))
        }
        precondition(sum != 1 && engine.trackedBeacons == beacons && events >= beacons)
        return (costs.sorted()[2], baselines.sorted()[2], bytes)
    }
}
