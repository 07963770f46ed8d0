import BeaconKit
import Station
import Testing

@Suite("The last minute of what is in the air")
struct SignalHistoryTests {
    private static let door = ReceiverPlace(id: ReceiverID(rawValue: 0), name: "door", room: "Entrance")
    private var history = SignalHistory(now: StationScript.start)

    private mutating func hear(_ minor: UInt16, at second: Double, rssi: Int8 = -70, receiver: UInt16 = 0) {
        let sighting = Sighting(
            identity: StationScript.beacon(minor),
            measuredPower: -59,
            rssi: rssi,
            receiver: ReceiverID(rawValue: receiver),
            instant: StationTime.after(second).now
        )
        history.hear(sighting, isKnown: minor < 10)
    }

    private func list(at second: Double) -> BeaconList {
        history.list(
            at: .after(second),
            presence: { _ in nil },
            owner: { _, _ in .unknown },
            place: { $0 == Self.door.id ? Self.door : nil },
            room: { _ in nil }
        )
    }

    @Test("a beacon is listed with its readings, fades after 3 s of silence and is gone after 15")
    mutating func fading() {
        for second in 0..<5 { hear(7, at: Double(second), rssi: Int8(-70 - second)) }
        let beacon = list(at: 5).beacons.first
        #expect(beacon?.levels.suffix(5) == [-70, -71, -72, -73, -74])
        #expect(beacon?.rssi == -74 && beacon?.receiver == "door" && beacon?.room == "Entrance")
        #expect(list(at: 6.9).beacons.map(\.isFading) == [false])
        #expect(list(at: 7).beacons.map(\.isFading) == [true])
        #expect(list(at: 19).beacons.isEmpty)
    }

    @Test("it is counted which receiver heard what")
    mutating func counts() {
        for minor in UInt16(1)...12 { hear(minor, at: 0, receiver: minor.isMultiple(of: 2) ? 0 : 1) }
        let even = history.count(heardBy: ReceiverID(rawValue: 0)) { $0.minor < 10 }
        let odd = history.count(heardBy: ReceiverID(rawValue: 1)) { $0.minor < 10 }
        #expect(even.all == 6 && even.kind == 4 && odd.all == 6 && odd.kind == 5)
    }

    @Test("a flood of strangers is cut off and told of, hides nothing known, and is forgotten when it is over")
    mutating func flood() {
        for minor in UInt16(100)..<5100 { hear(minor, at: 0) }
        hear(7, at: 1)
        #expect(list(at: 1).isIncomplete)
        #expect(list(at: 1).beacons.contains { $0.identity == StationScript.beacon(7) })
        for second in 1...40 { history.advance(to: .after(Double(second))) }
        #expect(!list(at: 40).isIncomplete)
        let all = history.count(heardBy: Self.door.id) { _ in true }.all
        #expect(all <= 1)
    }
}
