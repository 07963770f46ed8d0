import Attendance
import BeaconKit

/// What a sighting costs beside rules: the engine with the regions that the rules ask for, and the rules looked up for
/// whatever changed.
struct RuleBenchmark {
    /// Half of the rules are about beacons, by UUID or major; the others about people.
    let rules: Int
    private let beacons = 2000
    private let sightings = 2_000_000
    private static let uuid = BeaconUUID(high: 0x4D75_7374_6572_0000, low: 1)

    /// - Returns: the median of five in nanoseconds per sighting.
    func run() throws -> Double {
        var book = RuleEvaluator()
        var all: [RuleID: Rule] = [:]
        // However many rules there are, each beacon is within two of the conditions.
        let majors = max(1, min(40, rules / 4))
        for number in 0..<rules {
            let subject: RuleSubject =
                switch number % 4 {
                case 0: .beacons(Self.uuid, major: nil, minor: nil)
                case 1: .beacons(Self.uuid, major: UInt16(number / 4 % majors), minor: nil)
                default: .person(PersonID(rawValue: "\(number)"))
                }
            let rule = try Rule(name: "r", subject: subject, event: number % 3 == 0 ? .leaves : .enters, show: "")
            all[rule.id] = rule
        }
        book.update(all, last: [:])
        let clock = try ZoneClock("UTC")
        var engine = PresenceEngine(configuration: .init(individual: nil))
        let regions = Array(book.regions)
        for (index, region) in regions.enumerated() {
            engine.monitor(Self.condition(region), as: RegionID(rawValue: UInt32(index)))
        }
        var time: Int64 = 1_700_000_000_000_000
        var fired = 0
        var batch: [Sighting] = []
        func pass() {
            batch.removeAll(keepingCapacity: true)
            for number in 0..<beacons {
                batch.append(
                    Sighting(
                        identity: BeaconIdentity(
                            uuid: Self.uuid,
                            major: UInt16(number % majors),
                            minor: UInt16(number / majors)
                        ),
                        measuredPower: -59,
                        rssi: Int8(-60 - (number &* 7) % 30),
                        receiver: ReceiverID(rawValue: UInt16(number % 4)),
                        instant: Instant(microseconds: time + Int64(number) * 400)
                    )
                )
            }
            engine.ingest(batch.span) { event in
                guard case .enter(let transition) = event, let region = transition.region else { return }
                let wall = Instant(microseconds: time)
                let place = regions[Int(region.rawValue)]
                fired += book.handle(.enters, .beacon(transition.identity), in: place, at: wall, clock: clock).count
            }
            time += 1_000_000
        }
        for _ in 0..<5 { pass() }
        let passes = sightings / beacons
        var costs: [Double] = []
        for _ in 0..<5 {
            let spent = ContinuousClock().measure { for _ in 0..<passes { pass() } }
            costs.append(spent / .nanoseconds(1) / Double(passes * beacons))
        }
        precondition(fired > 0)
        return costs.sorted()[2]
    }

    private static func condition(_ region: RuleEvaluator.Region) -> BeaconIdentityCondition {
        guard let major = region.major else { return BeaconIdentityCondition(uuid: region.uuid) }
        guard let minor = region.minor else { return BeaconIdentityCondition(uuid: region.uuid, major: major) }
        return BeaconIdentityCondition(uuid: region.uuid, major: major, minor: minor)
    }
}
