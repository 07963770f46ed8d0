import BeaconKit
import Station
import Testing

@Suite("Receivers that report what cannot be")
struct PlausibilityWatchTests {
    private static let badges = (1...3).map {
        BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 1, minor: UInt16($0))
    }

    private var watch = PlausibilityWatch()

    private func witness(_ number: UInt16, trust: Int = 3) -> PlausibilityWatch.Witness {
        .init(receiver: ReceiverID(rawValue: number), room: RoomID(rawValue: number), trust: trust)
    }

    private mutating func hear(
        _ badge: Int,
        by witness: PlausibilityWatch.Witness,
        rssi: Int8,
        power: Int8 = -59,
        at second: Int
    ) {
        let sighting = Sighting(
            identity: Self.badges[badge],
            measuredPower: power,
            rssi: rssi,
            receiver: witness.receiver,
            instant: Instant(microseconds: Int64(second) * 1_000_000)
        )
        watch.ingest(sighting, by: witness)
    }

    private func doubted(at second: Int) -> [UInt16] {
        watch.doubted(at: Instant(microseconds: Int64(second) * 1_000_000)).map(\.rawValue).sorted()
    }

    @Test("the gateway that has everybody's badges beside it is named, and forgiven two minutes later")
    mutating func forger() {
        for second in 1_000..<1_015 {
            // Two people at two desks, and somebody who publishes both in the third room, with a power of their choice.
            hear(0, by: witness(1), rssi: -50, at: second)
            hear(1, by: witness(2), rssi: -48, at: second)
            for badge in 0...1 { hear(badge, by: witness(3), rssi: -40, power: -20, at: second) }
        }
        #expect(doubted(at: 1_015) == [3])
        #expect(doubted(at: 1_140).isEmpty)
    }

    @Test("of two, the one is named in whose name others can speak, or both; the own radio never")
    mutating func two() {
        for second in 1_000..<1_015 {
            hear(0, by: witness(0, trust: 0), rssi: -50, at: second)
            hear(0, by: witness(3), rssi: -40, at: second)
        }
        #expect(doubted(at: 1_015) == [3])
        watch = PlausibilityWatch()
        for second in 1_000..<1_015 {
            hear(0, by: witness(1), rssi: -50, at: second)
            hear(0, by: witness(3), rssi: -40, at: second)
        }
        #expect(doubted(at: 1_015) == [1, 3])
    }

    @Test("a level that no radio reads is named")
    mutating func level() {
        for second in 1_000..<1_030 { hear(0, by: witness(2), rssi: -5, at: second) }
        #expect(doubted(at: 1_030) == [2])
        watch = PlausibilityWatch()
        for second in 1_000..<1_030 { hear(0, by: witness(0, trust: 0), rssi: -5, at: second) }
        #expect(doubted(at: 1_030).isEmpty)
    }

    @Test("what happens in any office is no reason: between two rooms, two receivers in one room, and walking past")
    mutating func ordinary() {
        for second in 1_000..<1_060 {
            // In the door between two rooms, a metre from both.
            hear(0, by: witness(1), rssi: -57, at: second)
            hear(0, by: witness(2), rssi: -58, at: second)
            // On a desk in one room, with two receivers.
            let twin = PlausibilityWatch.Witness(
                receiver: ReceiverID(rawValue: 9),
                room: RoomID(rawValue: 1),
                trust: 3
            )
            hear(1, by: witness(1), rssi: -45, at: second)
            hear(1, by: twin, rssi: -45, at: second)
            // A strong badge that two rooms hear well, and is a few metres from both.
            hear(2, by: witness(1), rssi: -48, power: -45, at: second)
            hear(2, by: witness(2), rssi: -48, power: -45, at: second)
        }
        #expect(doubted(at: 1_060).isEmpty)
        // Past one receiver and then the other.
        for second in 2_000..<2_005 { hear(0, by: witness(1), rssi: -40, at: second) }
        for second in 2_005..<2_010 { hear(0, by: witness(2), rssi: -40, at: second) }
        #expect(doubted(at: 2_010).isEmpty)
    }

    @Test("a million forged badges cost bounded memory and time, and are named all the same")
    mutating func flood() {
        for number in 0..<200_000 {
            let identity = BeaconIdentity(uuid: BeaconUUID(high: 9, low: UInt64(number)), major: 1, minor: 1)
            let instant = Instant(microseconds: 1_000_000_000 + Int64(number) * 100)
            let sighting = Sighting(
                identity: identity,
                measuredPower: -59,
                rssi: -3,
                receiver: ReceiverID(rawValue: 3),
                instant: instant
            )
            watch.ingest(sighting, by: witness(3))
        }
        #expect(doubted(at: 1_020) == [3])
    }
}
