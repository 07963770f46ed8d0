import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Punches that people make by hand")
struct PunchingTests {
    private var script: StationScript

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
    }

    private func request(
        _ direction: Punch.Direction? = nil,
        key: String = "k",
        age: Int64 = 0,
        isOffline: Bool = false,
        signature: String? = "Mei Lin",
        source: Source = .kiosk
    ) async throws -> PunchRequest {
        PunchRequest(
            person: try await script.station.person(number: #require(PersonNumber(rawValue: 7))),
            direction: direction,
            key: key,
            age: age * 1_000_000,
            isOffline: isOffline,
            signature: try signature.map { try Signature(typed: $0) },
            source: source,
            actor: "kiosk Door"
        )
    }

    @discardableResult
    private func punch(
        _ direction: Punch.Direction? = nil,
        key: String = "k",
        age: Int64 = 0,
        isOffline: Bool = false,
        source: Source = .kiosk
    ) async throws -> PunchReceipt {
        try await script.station.record(
            await request(direction, key: key, age: age, isOffline: isOffline, source: source)
        )
    }

    /// Where the punches in the journal come from.
    private func sources() throws -> [Source] {
        try script.store.entries(after: 0, limit: 1000).compactMap { RecordedPunch($0)?.source }
    }

    @Test("a punch is in the journal with its signature when it is answered, and on the board")
    mutating func taken() async throws {
        await script.run(600)
        let receipt = try await punch()
        #expect(receipt.punch.punch.direction == .in)
        #expect(receipt.punctuality == .onTime)
        #expect(!receipt.isRepeated)
        let entry = try #require(try script.store.entries(after: 0, limit: 1000).last)
        #expect(entry.source == .kiosk && entry.actor == "kiosk Door")
        #expect(EntryID(hash: entry.hash) == receipt.punch.id)
        let kept = try script.store.signature(try #require(receipt.punch.punch.signature), of: receipt.person.id)
        #expect(try kept == Signature(typed: "Mei Lin"))
        await script.station.publish()
        #expect(await script.person(7)?.standing.status == .onSite)
        #expect(await script.person(7)?.next == .out)
        #expect(try script.store.verify().isGenuine)
    }

    @Test("without a direction a punch is what fits; a second of the same direction is refused with what holds")
    mutating func directions() async throws {
        await script.run(60)
        try await punch(key: "a")
        await script.run(150)
        let since = script.now.adding(microseconds: -150_000_000)
        await #expect(throws: PunchError.alreadyIn(since: since)) { try await punch(.in, key: "b") }
        #expect(try await punch(key: "c").punch.punch.direction == .out)
        await #expect(throws: PunchError.nothingOpen) { try await punch(.out, key: "d") }
        await #expect(throws: PunchError.nothingOpen) { try await punch(.breakBegin, key: "e") }
        #expect(try script.punches() == ["in 08:01:00", "out 08:03:30"])
    }

    @Test("what a station whose clock is a day ahead recorded holds nobody up here")
    mutating func ahead() async throws {
        await script.run(60)
        let person = try #require(await script.person(7)).id
        let tomorrow = script.now.adding(microseconds: 86_400_000_000)
        let draft = EntryDraft(
            .punched(Punch(person: person, direction: .in)),
            happened: tomorrow,
            source: .kiosk,
            actor: "tester"
        )
        _ = try script.store.append([draft], recorded: tomorrow)
        await script.station.rosterChanged()
        #expect(try await punch(key: "a").punch.punch.direction == .out)
        #expect(try await punch(.in, key: "b").punch.punch.direction == .in)
    }

    @Test("late is told, for the day's arrival only")
    mutating func late() async throws {
        await script.run(3600 + 25 * 60)
        #expect(try await punch(key: "a").punctuality == .late(25))
        try await punch(.out, key: "b")
        await script.run(60)
        #expect(try await punch(.in, key: "c").punctuality == nil)
    }

    @Test("the same punch sent again is answered as before; another one under its key is refused")
    mutating func repeated() async throws {
        await script.run(60)
        let first = try await punch(.in)
        await script.run(60)
        for again in [try await request(.in), try await request(), try await request(.in, age: 60, isOffline: true)] {
            let receipt = try await script.station.record(again)
            #expect(receipt.isRepeated && receipt.punch == first.punch && receipt.punctuality == first.punctuality)
        }
        try await script.add(8, "Bo")
        var other = try await request(.in)
        other.person = try await script.station.person(number: #require(PersonNumber(rawValue: 8)))
        for changed in [
            other, try await request(.out), try await request(.in, signature: "Somebody"),
            try await request(.in, signature: nil),
        ] {
            await #expect(throws: PunchError.keyReused("k")) { try await script.station.record(changed) }
        }
        #expect(try script.punches() == ["in 08:01:00"])
    }

    @Test("in at the kiosk, then the badge is heard: kept once, changing nothing; it takes them out when it leaves")
    mutating func kioskThenBadge() async throws {
        await script.run(10)
        try await punch()
        script.near[7] = -60
        await script.run(60)
        #expect(try script.punches() == ["in 08:00:10", "in 08:00:11"])
        #expect(try sources() == [.kiosk, .beacon])
        #expect(await script.person(7)?.standing.since == StationScript.start.adding(microseconds: 10_000_000))
        script.near = [:]
        await script.run(310)
        #expect(try script.punches() == ["in 08:00:10", "in 08:00:11", "out 08:01:10"])
    }

    @Test("a badge that is heard first long after its owner came in at the kiosk says nothing new")
    mutating func badgeLater() async throws {
        await script.run(10)
        try await punch()
        await script.run(130)
        script.near[7] = -60
        await script.run(60)
        #expect(try script.punches() == ["in 08:00:10"])
    }

    @Test("the badge is heard, then in at the kiosk: kept with its signature, told since when, and no state changes")
    mutating func badgeThenKiosk() async throws {
        script.near[7] = -60
        await script.run(60)
        let since = StationScript.start.adding(microseconds: 1_000_000)
        let receipt = try await punch(.in)
        #expect(receipt.since == since && receipt.punctuality == nil && !receipt.isRepeated)
        let signature = try #require(receipt.punch.punch.signature)
        #expect(try script.store.signature(signature, of: receipt.person.id) == Signature(typed: "Mei Lin"))
        #expect(try script.punches() == ["in 08:00:01", "in 08:01:00"])
        #expect(try sources() == [.beacon, .kiosk])
        await script.station.publish()
        // As in the timesheet, the better evidence of the two says when it was.
        let arrived = receipt.punch.happened
        #expect(await script.person(7)?.standing.since == arrived)
        // Sent again it is answered as it was.
        await script.run(30)
        let again = try await punch(.in)
        #expect(again.isRepeated && again.since == since && again.punch == receipt.punch)
        // The same hand once more, and any other after the window, is told what holds.
        await #expect(throws: PunchError.alreadyIn(since: arrived)) { try await punch(.in, key: "b") }
        await script.run(120)
        await #expect(throws: PunchError.alreadyIn(since: arrived)) { try await punch(.in, key: "c", source: .api) }
    }

    @Test("the two become one in the day, which begins with the better evidence")
    mutating func oneDay() async throws {
        script.near[7] = -60
        await script.run(60)
        try await punch(.in)
        let snapshot = try await AttendanceRepository(store: script.store).snapshot()
        let person = try #require(await script.person(7)).id
        let day = snapshot.attendance.days(
            of: person,
            in: DayRange(script.site.day(of: script.now)),
            knowledge: Timesheet.Knowledge(complete: script.now)
        )[0]
        let punches = try #require(day.sessions.first?.punches)
        #expect(day.sessions.count == 1 && punches.count == 1)
        #expect(punches.first?.source == .kiosk && punches.first?.duplicates.count == 1)
        #expect(!day.exceptions.contains { $0.kind == .overlap })
    }

    @Test("out at the kiosk, then the badge falls silent: evidence of the same going, which comes later")
    mutating func kioskThenSilence() async throws {
        script.near[7] = -60
        await script.run(600)
        try await punch(.out)
        let out = script.now
        await script.run(30)
        script.near = [:]
        await script.run(310)
        #expect(try script.punches() == ["in 08:00:01", "out 08:10:00", "out 08:10:30"])
        #expect(await script.person(7)?.standing.since == out)
    }

    @Test(
        "without direction a punch just after another says the same again, also at the same instant",
        arguments: [0, 3, 120]
    )
    mutating func undirected(seconds: Int) async throws {
        await script.run(60)
        try await punch(.in, key: "a")
        let since = script.now
        await script.run(seconds)
        for (key, source) in [("b", Source.api), ("c", .kiosk)] {
            let receipt = try await punch(key: key, source: source)
            #expect(receipt.punch.punch.direction == .in && receipt.since == since)
        }
        await script.station.publish()
        #expect(await script.person(7)?.standing.isOnSite == true)
        // Who wants out says so.
        let out = try await punch(.out, key: "d")
        #expect(out.since == nil)
        #expect(try await punch(key: "e", source: .api).punch.punch.direction == .out)
        #expect(try script.punches().map { $0.prefix(3) } == ["in ", "in ", "in ", "out", "out"])
    }

    @Test("the window is that of the policy")
    mutating func window() async throws {
        var policy = TimesheetPolicy()
        policy.duplicateWindow = 0
        let draft = EntryDraft(
            .policyAdopted(PolicyAdopted(policy: policy, from: script.site.day(of: script.now))),
            happened: script.now,
            source: .supervisor,
            actor: "test"
        )
        _ = try script.store.append([draft], recorded: script.now)
        await script.run(60)
        try await punch(key: "a")
        #expect(try await punch(key: "b").punch.punch.direction == .in)
        await script.run(1)
        #expect(try await punch(key: "c").punch.punch.direction == .out)
    }

    @Test("out at the kiosk with the badge in the pocket: stays out while it is heard, and comes in after it has left")
    mutating func outWithBadge() async throws {
        script.near[7] = -60
        await script.run(60)
        try await punch(.out)
        await script.run(240)
        #expect(await script.person(7)?.standing.isOnSite == false)
        // Also over a restart of the station.
        try await script.restart(after: 20)
        await script.run(120)
        #expect(try script.punches() == ["in 08:00:01", "out 08:01:00"])
        script.near = [:]
        // Out after 5 minutes, and not in again for as long.
        await script.run(700)
        script.near[7] = -60
        await script.run(30)
        let punches = try script.punches()
        #expect(punches.map { $0.prefix(3) } == ["in ", "out", "in "])
        #expect(await script.person(7)?.standing.isOnSite == true)
    }

    @Test("what was made offline keeps its time, and is evidence also where it contradicts what holds")
    mutating func offline() async throws {
        script.near[7] = -60
        await script.run(3600)
        let receipt = try await punch(.in, key: "a", age: 1800, isOffline: true)
        #expect(receipt.punch.happened == script.now.adding(microseconds: -1_800_000_000))
        #expect(receipt.punch.recorded == script.now)
        #expect(receipt.punch.punch.isOffline)
        #expect(await script.person(7)?.standing.isOnSite == true)
        await #expect(throws: PunchError.tooOld) { try await punch(key: "b", age: 32 * 86_400, isOffline: true) }
        await #expect(throws: PunchError.future) { try await punch(key: "c", age: -121) }
        await #expect(throws: PunchError.badKey) { try await punch(key: "") }
        await #expect(throws: PunchError.badKey) { try await punch(key: String(repeating: "k", count: 201)) }
    }

    @Test("the end of a stay that began on a closed day is refused, and kept if it was made offline")
    mutating func closedNight() async throws {
        try await script.restart(after: 14 * 3600)
        await script.run(1)
        try await punch(.in, key: "a")
        let monday = script.site.day(of: script.now)
        let closing = EntryDraft(
            .periodClosed(PeriodClosed(PeriodDays(from: monday, to: monday))),
            happened: script.now,
            source: .supervisor,
            actor: "sam"
        )
        _ = try script.store.append([closing], recorded: script.now)
        try await script.restart(after: 3 * 3600)
        await script.run(1)
        await #expect(throws: PunchError.periodClosed(on: monday)) { try await punch(.out, key: "b") }
        try await punch(.out, key: "b", isOffline: true)
        #expect(try script.punches() == ["in 22:00:01", "out 01:00:02"])
    }

    @Test("a full disk takes no punch and loses none of those that wait; the next one goes after them")
    mutating func diskFull() async throws {
        try await script.add(8, "Bo")
        script.disk.fill(true)
        script.near[8] = -60
        await script.run(30)
        await #expect(throws: StoreError.self) { try await punch() }
        #expect(await script.person(7)?.standing.status == .expected)
        script.disk.fill(false)
        try await punch()
        #expect(try script.punches() == ["in 08:00:01", "in 08:00:30"])
        await script.run(2)
        #expect(await script.station.board().alarms.isEmpty)
    }

    @Test("nobody has the number, or the person is archived")
    mutating func unknown() async throws {
        let commands = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        let number = try #require(PersonNumber(rawValue: 7))
        try commands.archive(commands.person(number).id, at: script.now)
        await script.station.rosterChanged()
        await #expect(throws: RosterError.noSuchPerson(number)) { try await punch() }
    }
}
