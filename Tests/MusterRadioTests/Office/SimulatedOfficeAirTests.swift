import BeaconKit
import MusterRadio
import Station
import Testing

@Suite("The simulated office's air")
struct SimulatedOfficeAirTests {
    /// Points on a circle round a receiver, over many of which shadowing averages out.
    private func meanGain(
        plan: FloorPlan,
        receiver: Int,
        at distance: Double
    ) -> Double {
        let centre = plan.receivers[receiver].position
        return (0..<200).map { seed in
            Air(plan: plan, seed: UInt64(seed)).gain(from: Point(centre.x + distance, centre.y), toReceiver: receiver)
        }.mean
    }

    @Test("the mean level falls with distance")
    func distance() {
        let levels = [0.5, 1, 2, 3, 4].map { meanGain(plan: .demo, receiver: 2, at: $0) }
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 - $1 > 1 })
        // 1 m on the floor and 1.2 m of height, exponent 2.2.
        #expect(abs(levels[1] - -4.26) < 0.8)
    }

    @Test("a wall takes its loss")
    func wall() {
        let plan = FloorPlan.demo
        // 3.9 m and 4.1 m west of the meeting room's receiver, on both sides of the wall to the reception.
        let step = meanGain(plan: plan, receiver: 3, at: -3.9) - meanGain(plan: plan, receiver: 3, at: -4.1)
        #expect(abs(step - 7) < 1)
    }

    @Test(
        "a line crosses a wall only if it passes through it",
        arguments: [
            (Point(0, 0), Point(2, 2), true),
            (Point(0, 0), Point(0.9, 0.9), false),
            (Point(0, 2.5), Point(3, 2.6), false),
            (Point(2, 1), Point(2, 1.5), false),
        ]
    )
    func crossing(from: Point, to: Point, crosses: Bool) {
        let wall = Wall(from: Point(0, 2), to: Point(2, 0), loss: 5)
        #expect(wall.isCrossed(from: from, to: to) == crosses)
    }

    @Test("a body takes nothing in front and all of its loss behind")
    func body() {
        let air = Air(plan: .demo, seed: 1)
        #expect(air.bodyLoss(12, cosine: 1) == 0)
        #expect(air.bodyLoss(12, cosine: -1) == 12)
        #expect(abs(air.bodyLoss(12, cosine: 0) - 6) < 1e-9)
    }

    @Test("one channel's fading differs from the next, by up to 17 dB and more between the three of one place")
    func channels() {
        let air = Air(plan: .demo, seed: 1)
        let spreads = (0..<500).map { key in
            let fades = (0..<3).map { air.fade(key: UInt64(key), at: Point(3, 9), receiver: 1, channel: $0) }
            return (fades.max() ?? 0) - (fades.min() ?? 0)
        }
        #expect((4..<10).contains(spreads.mean))
        #expect(spreads.contains { $0 > 15 })
        #expect(spreads.allSatisfy { $0 < 28 })
    }

    @Test("packets are lost more and more toward the edge of reception, and some even in front of the receiver")
    func loss() {
        let model = RadioModel()
        let heard = [-50.0, -85, -91, -94, -97, -103].map(model.receptionProbability)
        #expect(zip(heard, heard.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(abs(heard[0] - 0.92) < 0.001)
        #expect(abs(heard[3] - 0.46) < 0.001)
        #expect(heard[5] < 0.002)
    }

    @Test("a thing that lies still is heard at several levels, one for each channel")
    func severalLevels() throws {
        var office = try OfficeFixture.demo()
        let (beacons, _) = try OfficeFixture.decode(office.hear(until: 9, 50))
        let bag = office.cast.items[0].badge.identity
        let settled = office.moment(8, 30)
        // In the receivers that hear it well, the best and the worst channel lie far apart, and between them are
        // levels that hardly occur.
        let spreads = office.receivers.map { receiver in
            let levels = beacons.filter {
                $0.frame.identity == bag && $0.receiver == receiver.id && $0.instant > settled
            }.map { Int($0.rssi) }
            guard levels.count > 1500 else { return 0 }
            var counts: [Int: Int] = [:]
            for level in levels { counts[level, default: 0] += 1 }
            let modes = counts.keys.filter { level in
                counts[level, default: 0] > levels.count / 25
                    && (level - 3...level + 3).allSatisfy { counts[$0, default: 0] <= counts[level, default: 0] }
            }
            return (modes.max() ?? 0) - (modes.min() ?? 0)
        }
        #expect(spreads.contains { (5...20).contains($0) }, "\(spreads)")
    }

    @Test("a badge is heard less often the farther it is")
    func lossGrowsWithDistance() throws {
        var office = try OfficeFixture.demo()
        let (beacons, _) = try OfficeFixture.decode(office.hear(until: 9, 35))
        let settled = office.moment(9, 5)
        // Sofia Rossi sits in the reception.
        let counts = [0, 3, 5].map { receiver in
            beacons.count {
                $0.frame.identity == office.badge(1001) && $0.receiver.rawValue == receiver && $0.instant > settled
            }
        }
        // 30 min at 1 Hz, 8 % lost.
        #expect((1540...1690).contains(counts[0]))
        #expect(counts[0] > counts[1] && counts[1] > counts[2], "\(counts)")
    }
}
