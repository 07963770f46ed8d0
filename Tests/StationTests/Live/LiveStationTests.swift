import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("The station at work")
struct LiveStationTests {
    private var script: StationScript

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
    }

    @Test("a badge near the receiver is an in at its first sighting")
    mutating func arrival() async throws {
        await script.run(5)
        #expect(await script.person(7)?.standing.status == .expected)
        script.near[7] = -60
        await script.run(10)
        #expect(await script.person(7)?.standing.status == .onSite)
        #expect(await script.person(7)?.room == "Entrance")
        #expect(try script.punches() == ["in 08:00:06"])
    }

    @Test("an arrival is weak if the badge was heard long before it was near", arguments: [(60, false), (180, true)])
    mutating func weakArrival(farFor seconds: Int, isWeak: Bool) async throws {
        script.near[7] = -92
        await script.run(seconds)
        script.near[7] = -60
        await script.run(10)
        let punches = try script.facts().compactMap { fact in if case .punched(let punch) = fact { punch } else { nil }
        }
        #expect(punches.map(\.isPresenceWeak) == [isWeak])
    }

    @Test("after a pulled plug the journal says since when nothing was heard; a stop that was meant says so itself")
    mutating func unheard() async throws {
        await script.run(150)
        try await script.restart(after: 600)
        await script.station.stop()
        try await script.restart(after: 60)
        let stops = try script.store.entries(after: 0, limit: 1000).filter { $0.fact == .stationStopped }
        #expect(stops.map { $0.happened.microseconds(since: StationScript.start) / 60_000_000 } == [2, 12])
    }

    @Test("a badge that passes outside, too weak or too short, is not checked in")
    mutating func passerBy() async throws {
        script.near[7] = -92
        await script.run(120)
        script.near[7] = -60
        await script.run(1)
        script.near = [:]
        await script.run(600)
        #expect(try script.punches() == [])
        #expect(await script.person(7)?.standing.status == .expected)
    }

    @Test("long enough unheard is away since the last sighting, and a return resumes the day")
    mutating func awayAndBack() async throws {
        script.near[7] = -60
        await script.run(60)
        script.near = [:]
        await script.run(299)
        #expect(await script.person(7)?.standing.status == .onSite)
        await script.run(10)
        #expect(await script.person(7)?.standing.status == .away)
        #expect(try script.punches() == ["in 08:00:01", "out 08:01:00"])
        await script.run(600)
        script.near[7] = -60
        await script.run(30)
        #expect(await script.person(7)?.standing.status == .onSite)
        #expect(await script.person(7)?.standing.since?.iso8601 == "2026-03-02T08:00:01.000Z")
    }

    @Test("who comes after the grace is late")
    mutating func late() async throws {
        await script.run(3600 + 25 * 60)
        #expect(await script.person(7)?.standing.isOverdue == true)
        script.near[7] = -60
        await script.run(30)
        let person = await script.person(7)
        #expect(person?.standing.status == .late)
        #expect(person?.standing.minutesLate == 25)
    }

    @Test("a deaf receiver checks nobody out, freezes the board, and says so in the journal")
    mutating func deaf() async throws {
        script.near[7] = -60
        await script.run(60)
        script.isHearing = false
        await script.run(3600)
        let person = await script.person(7)
        #expect(person?.standing.status == .onSite)
        #expect(person?.isFrozen == true)
        #expect(await script.station.board().receivers.first?.health == .deaf)
        script.isHearing = true
        await script.run(30)
        #expect(await script.person(7)?.isFrozen == false)
        #expect(try script.punches() == ["in 08:00:01"])
        #expect(try script.facts().contains { if case .receiverDeaf = $0 { true } else { false } })
        #expect(try script.facts().contains(.receiverHeard))
    }

    @Test("after a pulled plug who was here still is, as last known, until heard")
    mutating func restart() async throws {
        script.near[7] = -60
        await script.run(120)
        try await script.restart(after: 600)
        script.isHearing = false
        await script.run(1)
        #expect(await script.person(7)?.standing.status == .onSite)
        #expect(await script.person(7)?.isFrozen == true)
        script.isHearing = true
        await script.run(30)
        #expect(await script.person(7)?.isFrozen == false)
        #expect(try script.punches() == ["in 08:00:01"])
    }

    @Test("what is heard before the station looks at its clock again is recorded when it happened, and not before")
    mutating func recordedAfterItHappened() async throws {
        // Receivers deliver what they heard up to a second after the station was last told the present.
        for minor in [7, 8] { script.near[UInt16(minor)] = -60 }
        await script.run(30)
        script.isHearing = false
        await script.run(120)
        script.isHearing = true
        script.near = [:]
        await script.run(900)
        let entries = try script.store.entries(after: 0, limit: 10_000)
        #expect(entries.contains { $0.fact == .receiverHeard })
        #expect(entries.contains { if case .punched = $0.fact { true } else { false } })
        for entry in entries { #expect(entry.recorded >= entry.happened, "\(entry.fact)") }
    }

    @Test("after a pulled plug who had left is checked out when they were last heard, to 5 s")
    mutating func lastHeardBeforeThePlug() async throws {
        script.near[7] = -60
        await script.run(113)
        script.near = [:]
        await script.run(6)
        try await script.restart(after: 30)
        await script.run(600)
        #expect(try script.punches() == ["in 08:00:01", "out 08:01:53"])
    }

    @Test("a roll call right after a restart takes nobody to be seen now who was only seen before")
    mutating func rollCallAfterRestart() async throws {
        func presence() async throws -> RollCall.Presence? {
            let person = try #require(await script.person(7))
            let call = RollCall(
                id: RollCallID(rawValue: "fire"),
                isDrill: true,
                began: script.now,
                people: [RollCall.Whereabouts(person)]
            )
            return call.expected[person.id]
        }
        script.near[7] = -60
        await script.run(30)
        #expect(try await presence() == .confirmed)
        try await script.restart(after: 5)
        script.isHearing = false
        await script.run(1)
        #expect(try await presence() == .likely)
        script.isHearing = true
        await script.run(30)
        #expect(try await presence() == .confirmed)
    }

    @Test("who left while the station was down is away since the last sighting that it knows of")
    mutating func leftWhileDown() async throws {
        script.near[7] = -60
        await script.run(125)
        script.near = [:]
        try await script.restart(after: 600)
        await script.run(290)
        #expect(await script.person(7)?.standing.status == .onSite)
        await script.run(30)
        #expect(await script.person(7)?.standing.status == .away)
        let punches = try script.punches()
        #expect(punches.count == 2)
        // Sightings are kept once a minute, so at most a minute of the departure is lost.
        let departure = try #require(punches.last)
        #expect(departure >= "out 08:01:05" && departure <= "out 08:02:05")
    }

    @Test("the clock set forward or back checks nobody in or out, and is told", arguments: [-7200, 7200] as [Int64])
    mutating func clockSet(seconds: Int64) async throws {
        script.near[7] = -60
        await script.run(60)
        script.clockError = seconds
        await script.run(60)
        #expect(try script.punches() == ["in 08:00:01"])
        #expect(await script.station.board().alarms == [.clockJumped(seconds: Double(seconds))])
        #expect(try script.facts().contains(.clockJumped(ClockJumped(seconds: Double(seconds)))))
        script.near = [:]
        await script.run(400)
        // Written down in the time that the clock shows now, but never before the in.
        #expect(try script.punches().last == (seconds > 0 ? "out 10:02:00" : "out 08:00:01"))
    }

    @Test("the day turns over by itself: the morning after, everybody is expected")
    mutating func turnOver() async throws {
        script.near[7] = -60
        await script.run(30)
        script.near = [:]
        await script.run(15 * 3600)
        #expect(await script.person(7)?.standing.status == .gone)
        await script.run(1800)
        #expect(await script.station.board().day.description == "2026-03-02")
        await script.run(1800)
        #expect(await script.station.board().day.description == "2026-03-03")
        #expect(await script.person(7)?.standing.status == .expected)
    }

    @Test("an unknown beacon is offered for pairing and never punched; paired, it is")
    mutating func pairing() async throws {
        script.near[99] = -55
        await script.run(60)
        #expect(await script.station.board().unknownBeacons.map(\.identity) == [StationScript.beacon(99)])
        #expect(try script.punches() == [])
        let commands = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        let person = try commands.person(try #require(PersonNumber(rawValue: 7)))
        try commands.assign(StationScript.beacon(99), to: person.id, at: script.now)
        await script.station.rosterChanged()
        await script.run(30)
        #expect(await script.station.board().unknownBeacons.isEmpty)
        #expect(await script.person(7)?.standing.status == .onSite)
    }

    @Test("a person removed is off the board at once, and a badge of theirs is unknown again")
    mutating func removed() async throws {
        script.near[7] = -60
        await script.run(30)
        let commands = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        try commands.remove(commands.person(#require(PersonNumber(rawValue: 7))).id, at: script.now)
        await script.station.rosterChanged()
        await script.run(5)
        #expect(await script.person(7) == nil)
        #expect(await script.station.board().unknownBeacons.map(\.identity) == [StationScript.beacon(7)])
    }

    @Test("a person archived on site goes out and off the board; restored, they come in when their badge is heard")
    mutating func archived() async throws {
        script.near[7] = -60
        await script.run(30)
        #expect(await script.person(7)?.standing.status == .onSite)
        let commands = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        let id = try commands.person(#require(PersonNumber(rawValue: 7))).id
        try commands.archive(id, at: script.now)
        await script.station.rosterChanged()
        await script.run(60)
        #expect(await script.person(7) == nil)
        #expect(try script.punches().map { $0.prefix(3) } == ["in ", "out"])
        #expect(await script.station.board().unknownBeacons.map(\.identity) == [StationScript.beacon(7)])
        try commands.restore(id, at: script.now)
        await script.station.rosterChanged()
        await script.run(30)
        #expect(await script.person(7)?.standing.status == .onSite)
        #expect(await script.station.board().unknownBeacons.isEmpty)
        #expect(try script.punches().map { $0.prefix(3) } == ["in ", "out", "in "])
    }

    @Test("subscribers are told what changed")
    mutating func updates() async throws {
        var updates = await script.station.boardUpdates().makeAsyncIterator()
        script.near[7] = -60
        await script.run(30)
        let update = try #require(await updates.next())
        #expect(update.changedPeople.map { update.board.people[$0].number.rawValue } == [7])
        await script.station.publish()
        #expect(await updates.next()?.changedPeople == [])
    }
}
