import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("What is in the air")
struct AirTests {
    private var script: StationScript

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
    }

    private static let stranger = BeaconIdentity(uuid: StationScript.uuid, major: 9, minor: 9)

    private func heard(_ identity: BeaconIdentity) async -> HeardBeacon? {
        await script.station.beacons().beacons.first { $0.identity == identity }
    }

    @Test("a beacon is listed with its distance, its readings, and where it is")
    mutating func listed() async throws {
        script.beacons[Self.stranger] = -59
        await script.run(30)
        let beacon = try #require(await heard(Self.stranger))
        #expect(beacon.owner == .unknown)
        #expect(beacon.proximity == .near)
        #expect(try abs(#require(beacon.distance.meters) - 1) < 0.2)
        #expect(beacon.rssi == -59)
        #expect(beacon.receiver == "door" && beacon.room == "Entrance")
        #expect(beacon.levels.count == 60)
        #expect(beacon.levels.suffix(29).allSatisfy { $0 == -59 })
        #expect(beacon.lastSeen == script.now && !beacon.isFading)
        #expect(await script.station.beacons().isIncomplete == false)
    }

    @Test("one that falls silent fades, and leaves the list")
    mutating func leaves() async throws {
        script.beacons[Self.stranger] = -59
        await script.run(10)
        script.beacons = [:]
        await script.run(4)
        #expect(await heard(Self.stranger)?.isFading == true)
        await script.run(12)
        #expect(await heard(Self.stranger) == nil)
    }

    @Test("it is told whose a beacon is: a badge, a call, the station's own voice, another station, nobody's")
    mutating func owners() async throws {
        let own = CheckinBeacon.reply(.unknownNumber, to: 99, site: StationScript.siteUUID)
        let other = CheckinBeacon.reply(.unknownNumber, to: 5, site: StationScript.siteUUID)
        script.near[7] = -60
        script.calls = [7: -60, 99: -60]
        await script.run(3)
        // What the station transmits, an adapter beside it hears.
        #expect(await script.station.transmissions(at: script.now).contains { $0.frame.identity == own })
        script.beacons = [own: -40, other: -60]
        await script.run(1)
        guard case .badge(let holder)? = await heard(StationScript.beacon(7))?.owner else {
            Issue.record("no badge")
            return
        }
        #expect(holder.name == "Mei Lin" && holder.number.rawValue == 7)
        let call = CheckinBeacon.call(7, site: StationScript.siteUUID)
        let unknown = CheckinBeacon.call(99, site: StationScript.siteUUID)
        #expect(await heard(call)?.owner == .call(number: 7, holder))
        #expect(await heard(unknown)?.owner == .call(number: 99, nil))
        #expect(await heard(own)?.owner == .ownSignal)
        #expect(await heard(own)?.rssi == -40)
        #expect(await heard(other)?.owner == .otherStation)
    }

    @Test("a flood of strangers is cut off, said so, and hides nobody's badge")
    mutating func flood() async throws {
        for minor in 0..<UInt16(5000) {
            script.beacons[BeaconIdentity(uuid: BeaconUUID(high: 7, low: 7), major: 1, minor: minor)] = -80
        }
        await script.run(2)
        script.near[7] = -60
        await script.run(2)
        let list = await script.station.beacons()
        #expect(list.isIncomplete)
        #expect(list.beacons.count <= 4097)
        #expect(await heard(StationScript.beacon(7)) != nil)
        script.beacons = [:]
        await script.run(40)
        #expect(await script.station.beacons().isIncomplete == false)
        #expect(await script.station.beacons().beacons.map(\.identity) == [StationScript.beacon(7)])
    }

    @Test("a receiver tells what it hears, in the doctor's findings")
    mutating func findings() async throws {
        await script.run(20)
        var report = try #require(await script.station.receiverReports().first)
        #expect(report.id == "door")
        #expect(report.findings.map(\.code) == ["hears-no-beacons"])
        script.beacons[Self.stranger] = -59
        await script.run(20)
        report = try #require(await script.station.receiverReports().first)
        #expect(report.findings == [.hearsOnlyUnknown(adapter: "door", beacons: 1, isStationHere: true)])
        script.near[7] = -60
        await script.run(20)
        report = try #require(await script.station.receiverReports().first)
        #expect(report.findings == [.hears(adapter: "door", beacons: 2, known: 1)])
        #expect(report.readings.compactMap { $0 }.last?.reportsPerSecond == 3)
        script.isHearing = false
        await script.run(60)
        report = try #require(await script.station.receiverReports().first)
        #expect(report.findings == [.condition(.silent, adapter: "door")])
    }
}
