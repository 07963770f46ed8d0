import BeaconKit
import Station
import Testing

@Suite("a timeline of recordings")
struct TimelineTests {
    static let uuid = BeaconUUID(high: 1, low: 2)

    static func sighting(minor: UInt16, at microseconds: Int64) -> Sighting {
        Sighting(
            identity: BeaconIdentity(uuid: uuid, major: 0, minor: minor),
            measuredPower: -60,
            rssi: -70,
            receiver: ReceiverID(rawValue: 0),
            instant: Instant(microseconds: microseconds)
        )
    }

    /// An advertising report that is no beacon.
    static let otherReport: [UInt8] = [
        0x04, 0x3E, 0x0C, 0x02, 0x01, 0x03, 0x00, 1, 2, 3, 4, 5, 6, 0x00, 0xC4,
    ]

    @Test("sightings come out in order of time, those of one instant as they were read")
    func order() {
        var timeline = Timeline()
        for (minor, time) in [(1, 5), (2, 3), (3, 5), (4, 3), (5, 4), (6, 3)] as [(UInt16, Int64)] {
            timeline.receive(Self.sighting(minor: minor, at: time))
        }
        timeline.sort()
        #expect(timeline.sightings.map(\.identity.minor) == [2, 4, 6, 5, 1, 3])
        #expect(timeline.counts.reports == 6)
        #expect(timeline.counts.beacons == 6)
    }

    @Test("reports that are no beacons leave one trace per receiver and second")
    func hearings() {
        var timeline = Timeline()
        let names = ["a", "b"]
        for tenth in 0..<30 {
            for name in names {
                let receiver = timeline.receiver(named: name) ?? ReceiverID(rawValue: .max)
                let instant = Instant(microseconds: Int64(tenth) * 100_000)
                timeline.receive(packet: Self.otherReport.span, receiver: receiver, at: instant)
            }
        }
        #expect(timeline.counts.reports == 60)
        #expect(timeline.counts.beacons == 0)
        #expect(timeline.hearings.count == 6)
        #expect(timeline.hearings.map(\.instant.microseconds) == [0, 0, 1_000_000, 1_000_000, 2_000_000, 2_000_000])
    }

    @Test("a packet that breaks the rules is counted and leaves nothing else")
    func malformed() {
        var timeline = Timeline()
        let receiver = timeline.receiver(named: "a") ?? ReceiverID(rawValue: .max)
        timeline.receive(
            packet: Self.otherReport.span.extracting(first: 9),
            receiver: receiver,
            at: Instant(microseconds: 0)
        )
        #expect(timeline.counts.malformed == 1)
        #expect(timeline.hearings.isEmpty)
    }

    @Test("a receiver's name always gives the same number, until the numbers are used up")
    func receiverNames() {
        var names = ReceiverNames()
        #expect(names.number(of: "a")?.rawValue == 0)
        #expect(names.number(of: "b")?.rawValue == 1)
        #expect(names.number(of: "a")?.rawValue == 0)
        for number in 2...65_535 { #expect(names.number(of: "\(number)") != nil) }
        #expect(names.number(of: "one more") == nil)
        #expect(names.number(of: "65535") == ReceiverID(rawValue: 65_535))
        #expect(names.name(of: ReceiverID(rawValue: 1)) == "b")
    }
}
