import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("What people have the station transmit")
struct BroadcastTests {
    private static let other = BeaconUUID(high: 0xABCD, low: 0x10)
    private static let adapter = Adapter(index: 0, address: "00:1A:7D:DA:71:13")
    private var script: StationScript

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
    }

    private static func broadcast(_ minor: UInt16, id: String = "a", uuid: BeaconUUID = other) -> Broadcast {
        let identity = BeaconIdentity(uuid: uuid, major: 1, minor: minor)
        return Broadcast(
            id: id,
            name: "Beacon \(minor)",
            transmission: Transmission(
                frame: BeaconFrame(identity: identity, measuredPower: -65),
                interval: .milliseconds(250)
            )
        )
    }

    private func identities() async -> [BeaconIdentity] {
        await script.station.transmissions(at: script.now).map(\.frame.identity)
    }

    @Test("it goes on the air at once, changes and stops at once, beside the station's answers")
    mutating func union() async throws {
        let one = Self.broadcast(1)
        try await script.station.start(one)
        #expect(await script.station.transmissions(at: script.now) == [one.transmission])
        #expect(await script.station.broadcastState().radio == .starting)
        await script.station.update(.transmitting(Self.adapter))
        #expect(await script.station.broadcastState().radio == .transmitting("hci0"))

        script.calls[7] = -60
        await script.run(4)
        #expect(await script.answers()[7]?.description == "checked in 08:00, on time")
        #expect(await identities().contains(one.identity))

        try await script.station.start(Self.broadcast(2))
        #expect(await identities().contains(Self.broadcast(2).identity))
        #expect(await !identities().contains(one.identity))
        #expect(await script.station.stopBroadcast("a"))
        #expect(await script.station.stopBroadcast("a") == false)
        #expect(await !identities().contains(Self.broadcast(2).identity))
        #expect(await script.answers()[7] != nil)
    }

    @Test("the state tells why nothing is on the air", arguments: RadioConditionTests.all.filter(\.isDeaf))
    func unable(condition: RadioCondition) async throws {
        try await script.station.start(Self.broadcast(1))
        await script.station.update(.unable(condition))
        #expect(await script.station.broadcastState().radio == .unable(condition))
        _ = await script.station.stopBroadcast("a")
        #expect(await script.station.broadcastState().radio == .idle)
    }

    @Test("what would harm the station is refused")
    mutating func refused() async throws {
        func refusal(_ broadcast: Broadcast) async -> BroadcastError? {
            do {
                try await script.station.start(broadcast)
                return nil
            } catch {
                return error as? BroadcastError
            }
        }
        #expect(await refusal(Self.broadcast(7, uuid: StationScript.uuid)) == .isBadge(holder: "Mei Lin"))
        #expect(await refusal(Self.broadcast(7, uuid: StationScript.siteUUID)) == .isCheckin)
        let reply = CheckinBeacon.replyUUID(of: StationScript.siteUUID)
        #expect(await refusal(Self.broadcast(7, uuid: reply)) == .isCheckin)
        #expect(await refusal(Self.broadcast(1)) == nil)
        #expect(await refusal(Self.broadcast(1, id: "b")) == .alreadyOnAir("Beacon 1"))
        for minor in 2...8 { #expect(await refusal(Self.broadcast(UInt16(minor), id: "\(minor)")) == nil) }
        #expect(await refusal(Self.broadcast(9, id: "9")) == .tooMany(8))
    }

    @Test("what the station hears of its own beacon is its own voice, and nobody")
    mutating func ownSignal() async throws {
        let one = Self.broadcast(1)
        try await script.station.start(one)
        _ = await identities()
        script.beacons[one.identity] = -30
        await script.run(2)
        #expect(await script.station.beacons().beacons.first?.owner == .ownSignal)
        #expect(await script.station.board().unknownBeacons.isEmpty)
    }

    @Test("a restart ends it")
    mutating func restart() async throws {
        try await script.station.start(Self.broadcast(1))
        try await script.restart(after: 1)
        #expect(await identities().isEmpty)
    }

    @Test("a check-in at another station calls, shows the answer, and falls silent")
    mutating func checkin() async throws {
        await script.run(1)
        await script.station.startCheckin(42, site: Self.other)
        let call = CheckinBeacon.call(42, site: Self.other)
        #expect(await identities() == [call])
        await script.run(2)
        #expect(await script.station.broadcastState().checkin?.verdict == nil)
        let answer = Answer.checkedIn(at: try #require(MinuteOfDay(rawValue: 481)))
        script.beacons[CheckinBeacon.reply(answer, to: 42, site: Self.other)] = -60
        await script.run(1)
        #expect(await script.station.broadcastState().checkin?.verdict == .answered(answer))
        #expect(await identities().isEmpty)
        await script.station.stopCheckin()
        #expect(await script.station.broadcastState().checkin == nil)
    }

    @Test("without an answer it ends by itself, and says what to check")
    mutating func silence() async throws {
        await script.station.startCheckin(42, site: Self.other)
        await script.run(31)
        #expect(await script.station.broadcastState().checkin?.verdict == .timedOut(.heardNoStation))
        #expect(await identities().isEmpty)
    }

    @Test("an answer that is awaited under this site's own UUID raises no alarm")
    mutating func ownSite() async throws {
        await script.station.startCheckin(42, site: StationScript.siteUUID)
        script.beacons[CheckinBeacon.reply(.unknownNumber, to: 42, site: StationScript.siteUUID)] = -60
        await script.run(10)
        #expect(await script.station.broadcastState().checkin?.verdict == .answered(.unknownNumber))
        #expect(await script.station.board().alarms.isEmpty)
    }
}
