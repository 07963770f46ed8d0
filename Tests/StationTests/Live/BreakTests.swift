import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Breaks, as the station knows them")
struct BreakTests {
    private var script: StationScript

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
    }

    /// - Parameter age: seconds since it was made.
    @discardableResult
    private func punch(
        _ direction: Punch.Direction? = nil,
        _ key: String,
        age: Int64 = 0,
        isOffline: Bool = false
    ) async throws -> RecordedPunch {
        let request = PunchRequest(
            person: try await script.station.person(number: #require(PersonNumber(rawValue: 7))),
            direction: direction,
            key: key,
            age: age * 1_000_000,
            isOffline: isOffline,
            signature: try Signature(typed: "Mei Lin"),
            source: .kiosk,
            actor: "kiosk Door"
        )
        let receipt = try await script.station.record(request)
        await script.station.publish()
        return receipt.punch
    }

    @Test("who begins a break is on site and in it, also after a restart, until a punch ends it")
    mutating func beginsAndEnds() async throws {
        await script.run(60)
        try await punch(.in, "a")
        await script.run(60)
        #expect(await script.person(7)?.breakSince == nil)
        let begun = try await punch(.breakBegin, "b")
        for isRestarted in [false, true] {
            if isRestarted { try await script.restart(after: 20) }
            let person = try #require(await script.person(7))
            #expect(person.breakSince == begun.happened && person.next == .breakEnd, "\(isRestarted)")
            #expect(person.standing.isOnSite, "\(isRestarted)")
        }
        // Without a direction a punch is what fits, once it cannot be the same again.
        await script.run(130)
        #expect(try await punch(nil, "c").punch.direction == .breakEnd)
        let person = try #require(await script.person(7))
        #expect(person.breakSince == nil && person.next == .out && person.standing.isOnSite)
    }

    @Test("who goes out in a break is in none when they come again")
    mutating func outOfBreak() async throws {
        await script.run(60)
        for (direction, key) in [(Punch.Direction.in, "a"), (.breakBegin, "b"), (.out, "c")] {
            await script.run(10)
            try await punch(direction, key)
        }
        let gone = try #require(await script.person(7))
        #expect(gone.breakSince == nil && gone.next == .in && !gone.standing.isOnSite)
        await script.run(10)
        try await punch(.in, "d")
        let back = try #require(await script.person(7))
        #expect(back.breakSince == nil && back.next == .out)
    }

    @Test("a badge that leaves in a break takes its person out, and nobody comes back into a break")
    mutating func badge() async throws {
        script.near[7] = -60
        await script.run(60)
        try await punch(.breakBegin, "a")
        #expect(await script.person(7)?.breakSince != nil)
        script.near = [:]
        await script.run(310)
        let away = try #require(await script.person(7))
        #expect(!away.standing.isOnSite && away.breakSince == nil && away.next == .in)
        // Long enough for a badge that was not only at the edge of hearing.
        await script.run(600)
        script.near[7] = -60
        await script.run(30)
        let back = try #require(await script.person(7))
        #expect(back.standing.isOnSite && back.breakSince == nil && back.next == .out)
    }

    @Test("what a device brings late of the time before a break's end begins none")
    mutating func late() async throws {
        await script.run(60)
        try await punch(.in, "a")
        await script.run(600)
        try await punch(.breakEnd, "b", age: 200)
        try await punch(.breakBegin, "c", age: 300, isOffline: true)
        #expect(await script.person(7)?.breakSince == nil)
        let begun = try await punch(.breakBegin, "d", age: 60, isOffline: true)
        #expect(await script.person(7)?.breakSince == begun.happened)
        // Somebody's end of the break that is older changes nothing of that.
        try await punch(.breakEnd, "e", age: 120, isOffline: true)
        #expect(await script.person(7)?.breakSince == begun.happened)
    }

    @Test("a break that another process recorded counts as well")
    mutating func elsewhere() async throws {
        await script.run(60)
        let person = try await punch(.in, "a").punch.person
        await script.run(60)
        for (direction, since) in [(Punch.Direction.breakBegin, script.now), (.breakEnd, nil)] {
            let draft = EntryDraft(
                .punched(Punch(person: person, direction: direction)),
                happened: script.now,
                source: .supervisor,
                actor: "tester"
            )
            _ = try script.store.append([draft], recorded: script.now)
            await script.station.rosterChanged()
            await script.station.publish()
            #expect(await script.person(7)?.breakSince == since)
        }
    }
}
