import Attendance
import BeaconKit
import Testing

/// October is closed; on its last day somebody works from 22:00 to 06:00.
@Suite("Closed days and the nights at their edge")
struct ClosedNightTests {
    private var script: DayScript
    private let last = LocalDay(year: 2025, month: 10, day: 31)

    init() throws {
        script = try DayScript(hours: nil)
        try script.shifts("22:00-06:00", from: "2025-10-01")
        try script.punch(.in, "2025-10-31 21:55")
    }

    private mutating func close(_ time: String) throws {
        let closing = try script.at(time)
        let fact = Fact.periodClosed(PeriodClosed(PeriodDays(from: last.adding(-30), to: last)))
        try script.add(fact, at: closing, recorded: closing, actor: "sam")
    }

    private func changed(by change: Correction.Change, on day: LocalDay) throws -> LocalDay? {
        let correction = Correction(
            id: CorrectionID(rawValue: "c"),
            person: DayScript.person,
            change: change,
            reason: Commitment(rawValue: String(repeating: "a", count: 64))
        )
        return try script.book().closedDay(
            changedBy: correction,
            near: [day],
            department: "",
            now: script.at("2025-11-05 12:00")
        )
    }

    @Test("an out that comes after its night was closed is evidence, and the night stays as it was until it is opened")
    mutating func late() throws {
        try close("2025-11-01 03:00")
        let before = try script.day("2025-10-31")
        try script.punch(.out, "2025-11-01 06:00", source: .beacon, provisional: true)
        let after = try script.day("2025-10-31")
        #expect(after.sessions == before.sessions && after.raw == before.raw && after.status == before.status)
        #expect(after.kinds == before.kinds + [.afterClosing])
        // Alone or in a longer report.
        let both = try script.days("2025-10-01", "2025-11-01")
        #expect(both[30] == after)
        #expect(both[31].sessions.isEmpty && both[31].strays.isEmpty && !both[31].kinds.contains(.afterClosing))
        try script.add(
            .periodReopened(PeriodReopened(PeriodDays(from: last, to: last))),
            at: "2025-11-02 09:00",
            actor: "sam"
        )
        #expect(try script.day("2025-10-31").minutes == "485/0/0/0")
    }

    @Test("so is the end of a stay that went on in the shift of the next, open day, which counts there")
    func throughTheNextShift() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("22:00-06:00", from: "2025-10-31", to: "2025-10-31")
        try script.shifts("06:00-14:00", from: "2025-11-01", to: "2025-11-01")
        try script.punch(.in, "2025-10-31 22:00")
        let closing = try script.at("2025-11-01 03:00")
        let fact = Fact.periodClosed(PeriodClosed(PeriodDays(from: last, to: last)))
        try script.add(fact, at: closing, recorded: closing, actor: "sam")
        let before = try script.day("2025-10-31")
        try script.punch(.out, "2025-11-01 14:00")
        let days = try script.days("2025-10-31", "2025-11-01")
        #expect(days[0].sessions == before.sessions && days[0].raw == before.raw)
        #expect(days[0].kinds == before.kinds + [.afterClosing])
        #expect(days[1].sums == "expected 8:00, worked 8:00" && days[1].kinds.isEmpty)
    }

    @Test("what came before the closing counts, and the next night is another's")
    mutating func inTime() throws {
        try script.punch(.out, "2025-11-01 06:00")
        try close("2025-11-01 09:00")
        try script.punch(.in, "2025-11-01 22:00")
        try script.punch(.out, "2025-11-02 06:00")
        let days = try script.days("2025-10-31", "2025-11-01")
        #expect(days.map(\.minutes) == ["485/0/0/0", "480/0/0/0"])
        #expect(days.map(\.kinds) == [[], []])
    }

    @Test("a correction of the out changes the night that is closed, one of the next night does not")
    mutating func corrections() throws {
        let out = try script.punch(.out, "2025-11-01 06:00")
        try close("2025-11-01 09:00")
        let next = try script.punch(.in, "2025-11-01 22:00")
        let day = last.adding(1)
        #expect(try changed(by: .remove(.entry(out)), on: day) == last)
        #expect(try changed(by: .replace(.entry(out), by: .out, at: script.at("2025-11-01 05:00")), on: day) == last)
        #expect(try changed(by: .remove(.entry(next)), on: day) == nil)
        #expect(try changed(by: .add(.out, at: script.at("2025-11-02 06:00")), on: day.adding(1)) == nil)
    }

    @Test("what another station corrects, approves or reverses after the closing changes nothing of it")
    mutating func shared() throws {
        let out = try script.punch(.out, "2025-11-01 06:00")
        let reason = Commitment(rawValue: String(repeating: "a", count: 64))
        func correction(_ id: String, _ change: Correction.Change) -> Correction {
            Correction(id: CorrectionID(rawValue: id), person: DayScript.person, change: change, reason: reason)
        }
        let early = try script.at("2025-11-01 07:00")
        let moved = correction("a", .replace(.entry(out), by: .out, at: try script.at("2025-11-01 05:30")))
        try script.add(.correctionMade(CorrectionMade(moved)), at: early, recorded: early, actor: "sam")
        let asked = correction("b", .add(.in, at: try script.at("2025-10-31 20:00")))
        try script.add(.correctionRequested(CorrectionRequested(asked)), at: early, recorded: early, actor: "mei")
        try close("2025-11-01 09:00")
        let before = try script.day("2025-10-31")
        #expect(before.minutes.hasPrefix("455/"))
        // These are recorded later.
        try script.add(
            .correctionApproved(CorrectionApproved(id: asked.id, person: DayScript.person)),
            at: "2025-11-02 09:00",
            actor: "eve"
        )
        try script.add(
            .correctionMade(CorrectionMade(correction("c", .reverse(moved.id)))),
            at: "2025-11-02 09:00",
            actor: "eve"
        )
        #expect(try script.day("2025-10-31") == before)
        try script.add(
            .periodReopened(PeriodReopened(PeriodDays(from: last, to: last))),
            at: "2025-11-02 10:00",
            actor: "sam"
        )
        #expect(try script.day("2025-10-31").sessions.last?.end == script.at("2025-11-01 06:00"))
    }

    @Test("a punch that is to be added may be the end of a night that is closed")
    mutating func added() throws {
        try close("2025-11-02 09:00")
        func changed(_ direction: Punch.Direction, _ time: String) throws -> LocalDay? {
            let happened = try script.at(time)
            let punch = RecordedPunch(
                id: EntryID(hash: [1]),
                punch: Punch(person: DayScript.person, direction: direction),
                happened: happened,
                recorded: try script.at("2025-11-05 12:00"),
                timeZone: "UTC",
                offset: 0,
                source: .import,
                actor: "sam"
            )
            return try script.book().closedDay(
                changedBy: [punch],
                of: DayScript.person,
                department: "",
                now: script.at("2025-11-05 12:00")
            )
        }
        #expect(try changed(.out, "2025-11-01 06:00") == last)
        #expect(try changed(.in, "2025-11-01 22:00") == nil)
    }
}
