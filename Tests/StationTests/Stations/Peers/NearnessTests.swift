import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("How another station is known to be there")
struct NearnessTests {
    private static let now = Instant(microseconds: 1_772_438_400_000_000)

    private static func peer(contact: Int64? = nil, heard: Int64? = nil, pairedAgo: Int64 = 0) throws -> Peer {
        Peer(
            id: try #require(PeerID(publicKey: [UInt8](repeating: 7, count: 32))),
            name: "Back",
            since: now.adding(microseconds: -pairedAgo * 1_000_000),
            broadcastUUID: BeaconUUID(high: 5, low: 6),
            lastContact: contact.map { now.adding(microseconds: -$0 * 1_000_000) },
            lastHeard: heard.map { now.adding(microseconds: -$0 * 1_000_000) }
        )
    }

    @Test(
        "a day without a word is told, since the last contact, or the pairing",
        arguments: [
            (nil, 10, nil), (nil, 90_000, 90_000), (10, 90_000, nil), (86_399, 900_000, nil), (86_400, 900_000, 86_400),
        ] as [(Int64?, Int64, Int64?)]
    )
    func silence(contact: Int64?, pairedAgo: Int64, silentFor: Int64?) throws {
        let peer = try Self.peer(contact: contact, pairedAgo: pairedAgo)
        #expect(peer.silentSince(at: Self.now) == silentFor.map { Self.now.adding(microseconds: -$0 * 1_000_000) })
    }

    @Test(
        "who was heard over the air seconds ago is near",
        arguments: [(nil, false), (0, true), (25, true), (26, false)] as [(Int64?, Bool)]
    )
    func kept(heard: Int64?, isNear: Bool) throws {
        #expect(try Self.peer(heard: heard).isNear(at: Self.now) == isNear)
    }

    @Test("a station is near while its own beacon is heard, and not by what this one transmits or people call")
    func onTheAir() async throws {
        var script = try await StationScript()
        let peer = try Self.peer()
        let other = try #require(peer.broadcastUUID)
        script.beacons = [CheckinBeacon.call(7, site: other): -60]
        await script.run(3)
        #expect(await StationsNear(script.station).lastHeard(peer) == nil)
        script.beacons[CheckinBeacon.station(of: other)] = -70
        await script.run(2)
        #expect(await StationsNear(script.station).lastHeard(peer) == script.now)
        let last = script.now
        script.beacons = [:]
        await script.run(10)
        #expect(await StationsNear(script.station).lastHeard(peer) == last)
        await script.run(10)
        #expect(await !StationsNear(script.station).includes(peer))
    }

    @Test("this station is not near to itself where another one has its UUID")
    func ownSignal() async throws {
        var script = try await StationScript()
        var peer = try Self.peer()
        peer.broadcastUUID = StationScript.siteUUID
        await script.station.announce()
        let own = CheckinBeacon.station(of: StationScript.siteUUID)
        for _ in 0..<3 {
            let onAir = await script.station.transmissions(at: script.now)
            #expect(onAir.map(\.frame.identity) == [own])
            script.beacons = [own: -40]
            await script.run(1)
        }
        #expect(await !StationsNear(script.station).includes(peer))
    }
}
