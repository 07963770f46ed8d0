import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Decisions that wait for a disk")
struct PendingTests {
    private var script: StationScript

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
    }

    @Test("they build on each other, and are recorded in order when there is room")
    mutating func order() async throws {
        script.disk.fill(true)
        script.near[7] = -60
        await script.run(30)
        #expect(await script.station.board().alarms == [.diskFull])
        // The board shows what is durable.
        #expect(await script.person(7)?.standing.status == .expected)
        script.near = [:]
        await script.run(600)
        script.near[7] = -60
        await script.run(30)
        #expect(try script.punches() == [])
        script.disk.fill(false)
        await script.run(2)
        #expect(try script.punches() == ["in 08:00:01", "out 08:00:30", "in 08:10:31"])
        #expect(await script.station.board().alarms.isEmpty)
        #expect(await script.person(7)?.standing.since?.iso8601 == "2026-03-02T08:00:01.000Z")
    }

    @Test("what another process records meanwhile is taken into account")
    mutating func meanwhile() async throws {
        script.near[7] = -60
        await script.run(30)
        script.disk.fill(true)
        script.near = [:]
        await script.run(400)
        // Somebody was checked out by hand, while the station's own out waits.
        let person = try #require(await script.person(7))
        let out = EntryDraft(
            .punched(Punch(person: person.id, direction: .out)),
            happened: script.now,
            source: .supervisor,
            actor: "test"
        )
        _ = try script.store.append([out], recorded: script.now)
        await script.station.rosterChanged()
        script.near[7] = -60
        await script.run(300)
        script.disk.fill(false)
        await script.run(2)
        #expect(await script.person(7)?.standing.status == .onSite)
        #expect(try script.punches().last?.hasPrefix("in ") == true)
    }
}
