import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("The board and the kiosk by people's own plans")
struct PlansTests {
    private var script: StationScript
    private let person: PersonID
    /// Monday, 2 March 2026.
    private let monday = LocalDay(year: 2026, month: 3, day: 2)

    init() async throws {
        script = try await StationScript()
        try await script.add(7, "Mei Lin")
        await script.station.publish()
        person = try #require(await script.person(7)).id
    }

    private var planning: AttendanceCommands {
        AttendanceCommands(
            repository: AttendanceRepository(store: script.store),
            actor: "account:1",
            source: .supervisor
        )
    }

    private func assign(_ hours: String) async throws {
        let template = try ShiftTemplate(code: "S", hours: Shift(hours, grace: 5))
        try await planning.define(template, from: monday.adding(-1), at: script.now)
        let assignment = try ScheduleAssignment(
            id: "s",
            scope: .person(person),
            rota: Rota(anchor: monday, cycle: [["S"]]),
            from: monday.adding(-1)
        )
        try await planning.assign(assignment, at: script.now)
    }

    @discardableResult
    private func punch(_ key: String) async throws -> PunchReceipt {
        let request = PunchRequest(
            person: try await script.station.person(number: #require(PersonNumber(rawValue: 7))),
            direction: nil,
            key: key,
            age: 0,
            isOffline: false,
            signature: nil,
            source: .kiosk,
            actor: "kiosk Door"
        )
        return try await script.station.record(request)
    }

    /// Lets time pass until a time of the clock, with nothing heard meanwhile.
    private mutating func pass(to hour: Int, _ minute: Int, dayAfter days: Int = 0) async throws {
        let seconds = ((days * 24 + hour - 8) * 60 + minute) * 60
        try await script.restart(after: seconds - script.seconds - 1)
        await script.run(1)
    }

    /// The person's line, which a board made without the station must show alike.
    private func line() async throws -> BoardPerson {
        let live = try #require(await script.person(7))
        var present = try OnSiteLedger(script.store, at: script.now)
        let stored = try script.store.state()
        let made = BoardPerson.all(of: stored, present: &present, now: script.now) { _ in
            BoardPerson.Whereabouts(lastSeen: nil, isFrozen: false)
        }
        #expect(made.map(\.standing) == [live.standing])
        #expect(made.map(\.next) == [live.next])
        return live
    }

    @Test("leave that is granted on the station's pages counts at once, and so does its withdrawal")
    mutating func leave() async throws {
        try await pass(to: 9, 30)
        #expect(try await line().standing.isOverdue)
        let leave = try Leave(id: "l", person: person, kind: .sick, from: monday, to: monday)
        try await planning.grant(leave, at: script.now)
        await script.run(1)
        #expect(try await line().standing == Standing(status: .onLeave, since: nil, leave: .sick))
        try await planning.withdrawLeave("l", at: script.now)
        await script.run(1)
        #expect(try await line().standing == Standing(status: .expected, since: nil, isOverdue: true))
    }

    @Test("who comes while on leave is on site, not late, and accounted for")
    mutating func presentOnLeave() async throws {
        let leave = try Leave(id: "l", person: person, kind: .remote, from: monday, to: monday)
        try await planning.grant(leave, at: script.now)
        try await pass(to: 9, 30)
        script.near[7] = -60
        await script.run(30)
        let line = try await line()
        #expect(line.standing.status == .onSite)
        #expect(line.standing.minutesLate == nil)
        #expect(RollCall.Whereabouts(line).isOnSite)
    }

    @Test("a holiday and a weekend are free, half a holiday only for its half")
    mutating func holiday() async throws {
        try await planning.set(try Holiday(day: monday, name: "Feast"), at: script.now)
        try await pass(to: 9, 30)
        #expect(try await line().standing == Standing(status: .free, since: nil))
        try await planning.set(try Holiday(day: monday, name: "Feast", part: .until(720)), at: script.now)
        await script.run(1)
        #expect(try await line().standing == Standing(status: .expected, since: nil))
        try await pass(to: 12, 15)
        #expect(try await line().standing.isOverdue)
        #expect(try await punch("a").punctuality == .late(15))
        try await pass(to: 12, 20)
        try await punch("b")
        try await pass(to: 10, 0, dayAfter: 5)
        #expect(try await line().standing == Standing(status: .free, since: nil))
    }

    @Test("a late shift: nobody waits in the morning, and five minutes before two is in time")
    mutating func lateShift() async throws {
        try await assign("14:00-22:00")
        try await pass(to: 10, 0)
        #expect(try await line().standing == Standing(status: .expected, since: nil))
        try await pass(to: 13, 55)
        #expect(try await punch("a").punctuality == .onTime)
        try await pass(to: 13, 56)
        #expect(try await line().standing.status == .onSite)
    }

    @Test("an early shift: half an hour after six is late by thirty minutes, on the board and in the kiosk's answer")
    mutating func earlyShift() async throws {
        try await assign("06:00-14:00")
        try await pass(to: 6, 30, dayAfter: 1)
        #expect(try await line().standing.isOverdue)
        #expect(try await punch("a").punctuality == .late(30))
        await script.station.publish()
        #expect(try await line().standing.minutesLate == 30)
    }

    @Test("a night shift: without a direction the morning's punch is the out, and the evening's the next in")
    mutating func nightShift() async throws {
        try await assign("22:00-07:30")
        try await pass(to: 21, 55)
        #expect(try await line().next == .in)
        #expect(try await punch("a").punctuality == .onTime)
        try await pass(to: 2, 0, dayAfter: 1)
        #expect(try await line().standing.status == .onSite)
        try await pass(to: 7, 35, dayAfter: 1)
        #expect(try await line().next == .out)
        #expect(try await punch("b").punch.punch.direction == .out)
        await script.station.publish()
        #expect(try await line().standing.status == .gone)
        try await pass(to: 21, 50, dayAfter: 1)
        #expect(try await line().standing == Standing(status: .expected, since: nil))
        #expect(try await punch("c").punctuality == .onTime)
        #expect(try script.punches() == ["in 21:55:00", "out 07:35:00", "in 21:50:00"])
    }

    @Test("a corrected departure is the one that the board shows, however it was corrected", arguments: [false, true])
    mutating func correctedDeparture(isAdded: Bool) async throws {
        try await pass(to: 8, 55)
        try await punch("a")
        try await pass(to: 15, 20)
        let out = try await punch("b").punch
        await script.station.publish()
        #expect(try await line().standing.since?.iso8601 == "2026-03-02T15:20:00.000Z")
        let earlier = script.now.adding(microseconds: -15 * 60_000_000)
        let change: Correction.Change =
            isAdded ? .add(.out, at: earlier) : .replace(.entry(out.id), by: .out, at: earlier)
        try await planning.make(change, for: person, reason: "Left earlier", at: script.now)
        await script.run(1)
        #expect(try await line().standing.since?.iso8601 == "2026-03-02T15:05:00.000Z")
    }

    @Test("who steps out of a night shift and comes back after midnight is not late for it")
    mutating func backAfterMidnight() async throws {
        try await assign("22:00-07:30")
        try await pass(to: 21, 55)
        try await punch("a")
        try await pass(to: 3, 0, dayAfter: 1)
        try await punch("b")
        try await pass(to: 3, 10, dayAfter: 1)
        #expect(try await line().standing.status == .away)
        #expect(try await punch("c").punctuality == nil)
        await script.station.publish()
        let standing = try await line().standing
        #expect(standing.status == .onSite)
        #expect(standing.since?.iso8601 == "2026-03-02T21:55:00.000Z")
    }
}
