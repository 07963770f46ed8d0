import BeaconKit
import MusterRadio
import Station
import Testing

@Suite("The packets of a simulated office")
struct SimulatedOfficePacketTests {
    private let office: SimulatedOffice
    private let beacons: [OfficeFixture.Heard]
    private let others: Int

    /// The morning of day 0, made once for all tests.
    private static let day = Result {
        var office = try OfficeFixture.demo()
        let (beacons, others) = try OfficeFixture.decode(office.hear(until: 10, 30))
        return (office: office, beacons: beacons, others: others)
    }

    init() throws {
        (office, beacons, others) = try Self.day.get()
    }

    @Test("every packet decodes, and all beacons heard are the cast's")
    func identities() {
        let cast = office.cast
        let present = cast.members.filter { $0.number != 1015 }.map(\.badge)
        let badges = present + cast.visitors.map(\.badge) + cast.items.map(\.badge)
        #expect(Set(beacons.map(\.frame.identity)) == Set(badges.map(\.identity)))
        for badge in badges {
            #expect(
                beacons.allSatisfy {
                    $0.frame.identity != badge.identity
                        || ($0.frame.measuredPower == badge.measuredPower
                            && $0.isExtended == (badge.format == .extended))
                }
            )
        }
    }

    @Test("there is other traffic, of about the same amount")
    func chatter() {
        #expect(others > beacons.count / 3 && others < beacons.count * 3)
    }

    @Test("signal strengths are what controllers report")
    func levels() {
        #expect(beacons.allSatisfy { (-100 ... -20).contains($0.rssi) })
    }

    @Test("a receiver that hears a badge well hears it once per interval")
    func rate() {
        let sofia = beacons.filter { $0.frame.identity == office.badge(1001) && $0.receiver.rawValue == 0 }
        let gaps = zip(sofia, sofia.dropFirst()).map { $1.instant.microseconds(since: $0.instant) }
        // The random delay is 0 to 10 ms, and the host adds some.
        #expect(gaps.allSatisfy { $0 > 990_000 })
        #expect(gaps.sorted()[gaps.count / 2] < 1_012_000)
    }

    @Test("a receiver hears nothing in the minute in which it is deaf, and the others do")
    func deafness() {
        let span = office.moment(10, 20)..<office.moment(10, 21)
        let heard = beacons.filter { span.contains($0.instant) }
        #expect(heard.allSatisfy { $0.receiver.rawValue != 4 })
        #expect(Set(heard.map(\.receiver.rawValue)) == [0, 1, 2, 3, 5])
        #expect(beacons.contains { $0.receiver.rawValue == 4 && $0.instant < span.lowerBound })
        #expect(beacons.contains { $0.receiver.rawValue == 4 && $0.instant > span.upperBound })
    }

    @Test("no badge is heard before it comes near, and each soon after it came in")
    func arrivals() throws {
        for member in office.cast.members where member.number != 1015 && member.number != 1009 {
            let arrived = try #require(office.visits(member.number).first?.arrived)
            let first = try #require(beacons.first { $0.frame.identity == member.badge.identity }?.instant)
            #expect(first >= arrived.adding(microseconds: -Self.approach), "\(member.name)")
            #expect(first < arrived.adding(microseconds: 5_000_000 + 2 * member.badge.interval), "\(member.name)")
        }
    }

    @Test("badges are heard until shortly before they go out of the door, not at lunch in town, and not later")
    func departures() throws {
        // Two who lunch in town, without the others, for speed.
        var small = SimulatedOffice(
            seed: 3,
            firstDay: OfficeFixture.monday,
            timeZone: try OfficeFixture.zone("Europe/Berlin"),
            cast: Cast(members: office.cast.members.filter { [1003, 1011].contains($0.number) })
        )
        let (beacons, _) = try OfficeFixture.decode(small.hear(until: 20))
        for member in small.cast.members {
            let visits = small.visits(member.number)
            #expect(visits.count == 2)
            let near = visits.map {
                $0.arrived.adding(microseconds: -Self.approach)..<$0.left.adding(microseconds: Self.approach)
            }
            let heard = beacons.filter { $0.frame.identity == member.badge.identity }.map(\.instant)
            #expect(heard.allSatisfy { instant in near.contains { $0.contains(instant) } })
            for visit in visits {
                let last = try #require(heard.last { $0 <= visit.left })
                #expect(last > visit.left.adding(microseconds: -5_000_000))
            }
        }
    }

    /// From the end of the pavement's visible part to the door it is 28 m, or less than this, in microseconds.
    private static let approach: Int64 = 25_000_000

    @Test("who passes outside is heard, weakly, for no longer than passing takes")
    func passing() {
        let passing = office.moment(7, 46, 20)..<office.moment(7, 47, 1)
        let heard = beacons.filter {
            $0.frame.identity == office.badge(1009) && $0.instant < office.moment(8, 30)
        }
        #expect(!heard.isEmpty)
        #expect(heard.allSatisfy { passing.contains($0.instant) && $0.rssi < -75 })
    }

    @Test("a fault of a test silences a receiver or a badge and changes nothing else")
    func faults() throws {
        var broken = try OfficeFixture.demo()
        let span = broken.moment(8, 30)..<broken.moment(8, 32)
        let death = broken.moment(8, 50)
        broken.faults = [.deaf(ReceiverID(rawValue: 1), span), .emptyBattery(broken.badge(1004), death)]
        let end = broken.moment(9, 0)
        let (heard, _) = try OfficeFixture.decode(broken.hear(until: 9))
        let expected = beacons.filter {
            $0.instant <= end
                && !($0.receiver.rawValue == 1 && span.contains($0.instant))
                && !($0.frame.identity == broken.badge(1004) && $0.instant > death)
        }
        // Packets that were sent before an edge of a span and arrived after it may differ.
        #expect(abs(heard.count - expected.count) < 10)
        #expect(beacons.contains { $0.frame.identity == broken.badge(1004) && $0.instant > death })
        let silence = death.adding(microseconds: 10_000)
        #expect(!heard.contains { $0.frame.identity == broken.badge(1004) && $0.instant > silence })
    }
}
