import BeaconKit
import Station
import Testing

@Suite("Calibrating what is heard")
struct CalibrationTableTests {
    private static func identity(_ minor: UInt16) -> BeaconIdentity {
        BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 3, minor: minor)
    }

    /// A table that heard beacons for 20 s at these levels, by minor and receiver.
    private func table(_ levels: [(minor: UInt16, receiver: UInt16, rssi: Int8)]) -> CalibrationTable {
        var table = CalibrationTable()
        for index in 0..<100 {
            for level in levels {
                table.ingest(
                    Sighting(
                        identity: Self.identity(level.minor),
                        measuredPower: -59,
                        rssi: level.rssi,
                        receiver: ReceiverID(rawValue: level.receiver),
                        instant: Instant(microseconds: Int64(index) * 200_000)
                    )
                )
            }
        }
        return table
    }

    @Test("the badge is the one that is clearly the loudest, at the receiver that hears it best")
    func loudest() throws {
        let entry = try table([(1, 0, -70), (1, 1, -55), (2, 1, -66)]).entry(for: nil)
        #expect(entry.identity == Self.identity(1))
        #expect(entry.receiver == ReceiverID(rawValue: 1))
        #expect(entry.result.power == -55)
        #expect(entry.claimed == -59)
        #expect(entry.result.isGood)
    }

    @Test("where two are about as loud, somebody must say which")
    func ambiguous() throws {
        let table = table([(1, 0, -60), (2, 0, -65), (3, 0, -90)])
        let error = #expect(throws: CalibrationError.self) { try table.entry(for: nil) }
        #expect(error?.obstacle == .ambiguous([Self.identity(1), Self.identity(2)]))
        let two = BeaconIdentityCondition(uuid: Self.identity(2).uuid, major: 3, minor: 2)
        let entry = try table.entry(for: two)
        #expect(entry.result.power == -65)
    }

    @Test("what was not heard is not measured")
    func unheard() {
        let error = #expect(throws: CalibrationError.self) { try CalibrationTable().entry(for: nil) }
        #expect(error?.obstacle == .unheard)
    }

    @Test("a flood of strangers takes no more than its share of memory")
    func flood() {
        var table = CalibrationTable()
        for number in 0..<20_000 {
            table.ingest(
                Sighting(
                    identity: BeaconIdentity(uuid: BeaconUUID(high: 1, low: UInt64(number)), major: 1, minor: 1),
                    measuredPower: -59,
                    rssi: -60,
                    receiver: ReceiverID(rawValue: 0),
                    instant: Instant(microseconds: Int64(number))
                )
            )
        }
        let error = #expect(throws: CalibrationError.self) { try table.entry(for: nil) }
        guard case .ambiguous(let identities) = error?.obstacle else {
            Issue.record("not ambiguous")
            return
        }
        #expect(identities.count == CalibrationTable.limit)
    }
}
