import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Closed periods")
struct PeriodTests {
    private let script: BooksScript
    private let later = BooksScript.at(7, 600)
    private let monday = BooksScript.monday

    init() throws { script = try BooksScript() }

    private func close(_ days: Int, isForced: Bool = false) async throws {
        let range = try DayRange(from: monday, to: monday.adding(days - 1))
        let knowledge = try await script.keeper.books().knowledge(at: later)
        try await script.supervisor.closePeriod(range, isForced: isForced, knowledge: knowledge, at: later)
    }

    @Test("what must be fixed before payroll is fixed first, or closed all the same")
    func unresolved() async throws {
        try script.punch(7, .in, 1, 540)
        await #expect(throws: AttendanceRefusal.unresolved(count: 1, first: monday.adding(1))) { try await close(5) }
        try await close(5, isForced: true)
        #expect(try await script.keeper.books().attendance.periods.closedRanges.map(\.range.count) == [5])
    }

    @Test("a closed day changes by nothing: no correction, leave, holiday, shift, rota or policy")
    func locked() async throws {
        let person = try script.person(7).id
        let punch = try script.punch(7, .in, 0, 540)
        try script.punch(7, .out, 0, 1050)
        try await script.supervisor.define(
            ShiftTemplate(code: "D", hours: Shift("09:00-17:00", grace: 0)),
            from: monday,
            at: BooksScript.at(0, 1200)
        )
        try await script.mei.request(
            .remove(.entry(punch)),
            for: person,
            reason: "x",
            id: CorrectionID(rawValue: "r"),
            at: BooksScript.at(1, 0)
        )
        try await close(5)
        let before = try await script.days(7, 5)
        let closed = CorrectionError.periodClosed(on: monday)
        await #expect(throws: closed) {
            try await script.supervisor.make(
                .add(.out, at: BooksScript.at(0, 1000)),
                for: person,
                reason: "x",
                at: later
            )
        }
        await #expect(throws: closed) {
            try await script.supervisor.approve(CorrectionID(rawValue: "r"), at: later)
        }
        await #expect(throws: closed) {
            try await script.supervisor.grant(
                Leave(id: "l", person: person, kind: .sick, from: monday.adding(-3), to: monday),
                at: later
            )
        }
        await #expect(throws: closed) {
            try await script.supervisor.set(Holiday(day: monday, name: "Late idea"), at: later)
        }
        await #expect(throws: closed) {
            try await script.supervisor.define(
                ShiftTemplate(code: "D", hours: Shift("10:00-17:00", grace: 0)),
                from: monday,
                at: later
            )
        }
        await #expect(throws: closed) {
            try await script.supervisor.assign(
                ScheduleAssignment(id: "s", scope: .site, rota: Rota(anchor: monday, text: "D"), from: monday),
                at: later
            )
        }
        await #expect(throws: closed) {
            try await script.supervisor.adopt(TimesheetPolicy(), from: monday, at: later)
        }
        #expect(try await script.days(7, 5) == before)
        // From the day after the last closed one on, all of it may be.
        try await script.supervisor.adopt(TimesheetPolicy(), from: monday.adding(5), at: later)
        try await script.supervisor.assign(
            ScheduleAssignment(id: "s", scope: .site, rota: Rota(anchor: monday, text: "D"), from: monday.adding(5)),
            at: later
        )
        #expect(try await script.days(7, 5) == before)
    }

    @Test("opened again a day can be corrected; opening what is open is refused")
    func reopened() async throws {
        try await close(5)
        let day = DayRange(monday.adding(2))
        try await script.supervisor.reopenPeriod(day, at: later)
        try await script.supervisor.make(
            .add(.in, at: BooksScript.at(2, 540)),
            for: script.person(7).id,
            reason: "x",
            at: later
        )
        await #expect(throws: CorrectionError.periodNotClosed(on: day.from)) {
            try await script.supervisor.reopenPeriod(day, at: later)
        }
        let ranges = try await script.keeper.books().attendance.periods.closedRanges.map(\.range)
        #expect(ranges.map(\.from) == [monday, monday.adding(3)])
        #expect(ranges.map(\.to) == [monday.adding(1), monday.adding(4)])
    }

    @Test("a day that is not over, or is closed already, is not closed")
    func notOver() async throws {
        await #expect(throws: CorrectionError.periodNotOver(to: monday.adding(7))) { try await close(8) }
        try await close(2)
        await #expect(throws: CorrectionError.periodClosed(on: monday)) { try await close(5) }
    }
}
