import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("A chain that is not what it was, on the board")
struct ChainAlarmTests {
    @Test("is an alarm within a second as long as it is so, for stations that are trusted alone")
    func comesAndGoes() async throws {
        var script = try await StationScript()
        let peer = try #require(PeerID(publicKey: [UInt8](repeating: 7, count: 32)))
        let trouble = SharingTrouble(peer: peer, kind: .forked, sequence: 9, since: script.now)
        try script.store.record(trouble, with: peer)
        await script.run(2)
        #expect(await script.station.board().alarms == [])

        let paired = EntryDraft(
            .stationPaired(StationPaired(station: peer, name: "North gate")),
            happened: script.now,
            source: .system,
            actor: "test"
        )
        _ = try script.store.append([paired], recorded: script.now)
        await script.run(1)
        #expect(await script.station.board().alarms == [.chain(PeerTrouble(trouble, with: "North gate"))])

        // What is wrong may change, and more may be wrong.
        let worse = SharingTrouble(peer: peer, kind: .lostOwnEntries, sequence: 4, since: script.now)
        try script.store.record(worse, with: peer)
        script.near = [7: -60]
        await script.run(1)
        #expect(await script.station.board().alarms == [.chain(PeerTrouble(worse, with: "North gate"))])

        // It goes on recording, and is healthy to whoever would restart it.
        try await script.add(7, "Mei Lin")
        await script.run(10)
        #expect(try script.punches().count == 1)

        try script.store.record(nil, with: peer)
        await script.run(1)
        #expect(await script.station.board().alarms == [])
    }

    @Test("is an alarm from the start of a station that knew of it")
    func afterRestart() async throws {
        var script = try await StationScript()
        let peer = try #require(PeerID(publicKey: [UInt8](repeating: 7, count: 32)))
        let trouble = SharingTrouble(peer: peer, kind: .lostEntries, sequence: 3, since: script.now)
        let paired = EntryDraft(
            .stationPaired(StationPaired(station: peer, name: "Back")),
            happened: script.now,
            source: .system,
            actor: "test"
        )
        _ = try script.store.append([paired], recorded: script.now)
        try script.store.record(trouble, with: peer)
        try await script.restart(after: 60)
        await script.run(1)
        #expect(await script.station.board().alarms == [.chain(PeerTrouble(trouble, with: "Back"))])
    }
}
