import BeaconKit
import TestSupport
import Testing

/// Random days: beacons of different rates come and go, receivers go deaf, readings are lost.
@Suite("What holds for any sightings")
struct PresencePropertyTests {
    private static let exitTime = MonitoringPolicy().exitTime / .seconds(1)
    private static let seeds: ClosedRange<UInt64> = 1...8
    private static let days = Dictionary(uniqueKeysWithValues: seeds.map { ($0, makeDay(seed: $0)) })

    private static func day(_ seed: UInt64) throws -> Day { try #require(days[seed]) }

    /// What happened on a random day.
    private struct Day {
        var events: [PresenceEvent] = []
        /// For each beacon, all instants at which it was heard, in order.
        var heard: [BeaconIdentity: [Instant]] = [:]
        /// For each receiver, all instants at which it heard anything, in order.
        var reports: [ReceiverID: [Instant]] = [:]
    }

    /// Ten minutes with thirty beacons and three receivers.
    private static func makeDay(seed: UInt64) -> Day {
        var random = SeededGenerator(seed: seed)
        var engine = PresenceEngine()
        var day = Day()
        let periods = (0..<30).map { _ in Double([0.2, 0.5, 1, 2, 5, 12].randomElement(using: &random) ?? 1) }
        var isThere = (0..<30).map { _ in Bool.random(using: &random) }
        var deafUntil = [0.0, 0, 0]
        for tick in 0..<6_000 {
            let time = Double(tick) * 0.1
            if Int.random(in: 0..<200, using: &random) == 0 {
                deafUntil[Int.random(in: 0..<3, using: &random)] = time + Double.random(in: 5...90, using: &random)
            }
            for beacon in 0..<30 {
                if Int.random(in: 0..<600, using: &random) == 0 { isThere[beacon].toggle() }
                let isDue = Int(time / periods[beacon]) != Int((time - 0.1) / periods[beacon])
                guard isThere[beacon], isDue else { continue }
                for receiver in 0..<3 where deafUntil[receiver] <= time && Int.random(in: 0..<10, using: &random) < 7 {
                    let rssi = Int8.random(in: -99 ... -40, using: &random)
                    let sighting = Air.sighting(beacon, at: time, by: receiver, rssi: rssi)
                    day.heard[sighting.identity, default: []].append(sighting.instant)
                    day.reports[sighting.receiver, default: []].append(sighting.instant)
                    engine.ingest(sighting) { day.events.append($0) }
                }
            }
            engine.advance(to: Air.instant(time)) { day.events.append($0) }
        }
        return day
    }

    private static func decided(_ event: PresenceEvent) -> (Transition, Bool)? {
        switch event {
        case .enter(let transition): (transition, true)
        case .exit(let transition): (transition, false)
        case .room, .passage, .deaf, .heard: nil
        }
    }

    @Test(
        "enters and exits of a beacon take turns, and never fall within one exit time",
        arguments: seeds
    )
    func noFlapping(seed: UInt64) throws {
        var last: [BeaconIdentity: (instant: Instant, isEnter: Bool)] = [:]
        var count = 0
        for (transition, isEnter) in try Self.day(seed).events.compactMap(Self.decided) {
            count += 1
            if let last = last[transition.identity] {
                #expect(last.isEnter != isEnter)
                let between = Air.seconds(transition.instant) - Air.seconds(last.instant)
                #expect(between >= Self.exitTime)
            } else {
                #expect(isEnter)
            }
            last[transition.identity] = (transition.instant, isEnter)
        }
        #expect(count > 30)
    }

    @Test(
        "an exit's last sighting is the true last one, an enter's first a true one",
        arguments: seeds
    )
    func truth(seed: UInt64) throws {
        let day = try Self.day(seed)
        for (transition, isEnter) in day.events.compactMap(Self.decided) {
            let heard = day.heard[transition.identity] ?? []
            #expect(transition.firstSeen <= transition.lastSeen && transition.lastSeen <= transition.instant)
            #expect(heard.contains(transition.firstSeen))
            if !isEnter {
                #expect(heard.last { $0 <= transition.instant } == transition.lastSeen)
            }
        }
    }

    @Test(
        "nobody exits before a receiver that had heard it last has heard for an exit time since",
        arguments: seeds
    )
    func hearing(seed: UInt64) throws {
        let day = try Self.day(seed)
        for case .exit(let transition) in day.events {
            guard let receiver = transition.receiver else {
                Issue.record("no receiver")
                continue
            }
            // Time in which it heard: gaps between reports count for a few seconds at most.
            let reports = (day.reports[receiver] ?? []).filter {
                $0 >= transition.lastSeen && $0 <= transition.instant
            }
            var hearing = 0.0
            for (earlier, later) in zip(reports, reports.dropFirst()) {
                hearing += min(Air.seconds(later) - Air.seconds(earlier), 5)
            }
            #expect(hearing >= Self.exitTime - 0.001)
        }
    }

    @Test("a receiver is deaf and hears in turns", arguments: seeds)
    func deafness(seed: UInt64) throws {
        var deaf: Set<ReceiverID> = []
        for event in try Self.day(seed).events {
            switch event {
            case .deaf(let receiver, let lastHeard, let instant):
                #expect(deaf.insert(receiver).inserted)
                #expect(instant.microseconds(since: lastHeard) >= 10_000_000)
            case .heard(let receiver, _): #expect(deaf.remove(receiver) != nil)
            case .enter, .exit, .room, .passage: break
            }
        }
    }

    @Test("the same sightings give the same events")
    func repeatable() throws {
        let isSame = try Self.day(1).events == Self.makeDay(seed: 1).events
        #expect(isSame)
    }
}
