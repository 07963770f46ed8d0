import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Closed periods")
struct PeriodTests {
    private let script: TimesheetScript
    private let later = TimesheetScript.at(7, 600)
    private let monday = TimesheetScript.monday

    init() throws { script = try TimesheetScript() }

    private func close(_ days: Int, isForced: Bool = false) async throws {
        let range = try DayRange(from: monday, to: monday.adding(days - 1))
        let knowledge = try await script.repository.snapshot().knowledge(at: later)
        try await script.supervisor.closePeriod(range, isForced: isForced, knowledge: knowledge, at: later)
    }

    @Test("what must be fixed before payroll is fixed first, or closed all the same")
    func unresolved() async throws {
        try script.punch(7, .in, 1, 540)
        await #expect(throws: AttendanceRefusal.unresolved(count: 1, first: monday.adding(1))) { try await close(5) }
        try await close(5, isForced: true)
        #expect(try await script.repository.snapshot().attendance.periods.closedRanges.map(\.range.count) == [5])
    }

    @Test("a closed day changes by nothing: no correction, leave, holiday, shift, rota or policy")
    func locked() async throws {
        let person = try script.person(7).id
        let punch = try script.punch(7, .in, 0, 540)
        try script.punch(7, .out, 0, 1050)
        try await script.supervisor.define(
            ShiftTemplate(code: "D", hours: Shift("09:00-17:00", grace: 0)),
            from: monday,
            at: TimesheetScript.at(0, 1200)
        )
        try await script.mei.request(
            .remove(.entry(punch)),
            for: person,
            reason: "x",
            id: CorrectionID(rawValue: "r"),
            at: TimesheetScript.at(1, 0)
        )
        try await close(5)
        let before = try await script.days(7, 5)
        let closed = CorrectionError.periodClosed(on: monday)
        await #expect(throws: closed) {
            try await script.supervisor.make(
                .add(.out, at: TimesheetScript.at(0, 1000)),
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
            .add(.in, at: TimesheetScript.at(2, 540)),
            for: script.person(7).id,
            reason: "x",
            at: later
        )
        await #expect(throws: CorrectionError.periodNotClosed(on: day.from)) {
            try await script.supervisor.reopenPeriod(day, at: later)
        }
        let ranges = try await script.repository.snapshot().attendance.periods.closedRanges.map(\.range)
        #expect(ranges.map(\.from) == [monday, monday.adding(3)])
        #expect(ranges.map(\.to) == [monday.adding(1), monday.adding(4)])
    }

    /// Mei Lin works from 22:00 to 06:00 on every day.
    private func workNights() async throws {
        let at = TimesheetScript.at(0, 0)
        let night = try ShiftTemplate(code: "N", hours: Shift("22:00-06:00", grace: 0))
        try await script.supervisor.define(night, from: monday, at: at)
        let rota = try Rota(anchor: monday, text: "N")
        let person = try script.person(7).id
        try await script.supervisor.assign(
            ScheduleAssignment(id: "n", scope: .person(person), rota: rota, from: monday),
            at: at
        )
    }

    @Test("the end of a night that began on a closed day is closed, too")
    func night() async throws {
        try await workNights()
        let person = try script.person(7).id
        let friday = monday.adding(4)
        try script.punch(7, .in, 4, 1320)
        let out = try script.punch(7, .out, 5, 360)
        let next = try script.punch(7, .in, 5, 1320)
        try await close(5)
        let before = try await script.days(7, 5)
        let closed = CorrectionError.periodClosed(on: friday)
        for change in [
            Correction.Change.remove(.entry(out)), .replace(.entry(out), by: .out, at: TimesheetScript.at(5, 420)),
        ] {
            await #expect(throws: closed) {
                try await script.supervisor.make(change, for: person, reason: "x", at: later)
            }
        }
        let move = Correction.Change.replace(.entry(next), by: .in, at: TimesheetScript.at(5, 1300))
        try await script.supervisor.make(move, for: person, reason: "x", at: later)
        #expect(try await script.days(7, 5) == before)
    }

    @Test("a forgotten end of a closed night is neither punched, imported nor added")
    func forgottenNight() async throws {
        try await workNights()
        try script.punch(7, .in, 4, 1320)
        try await close(5, isForced: true)
        let before = try await script.days(7, 5)
        let friday = monday.adding(4)
        let zones = try await script.repository.snapshot().attendance.zones
        func sheet(_ line: String) throws -> PunchSheet {
            try PunchSheet(csv: "number,time,direction\n8,2026-03-07 09:00,in\n\(line)", zones: zones)
        }
        let refusal = await #expect(throws: PunchImportRefusal.self) {
            try await script.supervisor.importPunches(try sheet("7,2026-03-07 06:00,out"), at: later)
        }
        #expect(refusal?.problems.map(\.line) == [3])
        #expect(refusal?.problems.first?.reason as? PunchError == .periodClosed(on: friday))
        await #expect(throws: CorrectionError.periodClosed(on: friday)) {
            try await script.supervisor.make(
                .add(.out, at: TimesheetScript.at(5, 360)),
                for: script.person(7).id,
                reason: "x",
                at: later
            )
        }
        let number = try #require(PersonNumber(rawValue: 7))
        #expect(throws: PunchError.periodClosed(on: friday)) {
            _ = try script.supervisor.punch(number, .out, happened: TimesheetScript.at(5, 360), key: "k", at: later)
        }
        #expect(try await script.supervisor.importPunches(try sheet("7,2026-03-07 22:00,in"), at: later) == 2)
        #expect(try await script.days(7, 5) == before)
    }

    @Test("while somebody is still at work since a day of the period it is not closed, and who is said")
    func unfinished() async throws {
        try await workNights()
        try script.punch(7, .in, 4, 1320)
        let range = try DayRange(from: monday, to: monday.adding(4))
        for isForced in [false, true] {
            await #expect(
                throws: AttendanceRefusal.unfinished(name: "Mei Lin", others: 0, on: monday.adding(4))
            ) {
                try await script.supervisor.closePeriod(
                    range,
                    isForced: isForced,
                    knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(5, 180)),
                    at: TimesheetScript.at(5, 180)
                )
            }
        }
        try script.punch(7, .out, 5, 360)
        try await close(5)
    }

    @Test("before every receiver has reported up to its end a period is only closed by force; then nobody is pending")
    func unreported() async throws {
        func note(_ fact: Fact, _ day: Int, _ minutes: Int) throws {
            let happened = TimesheetScript.at(day, minutes)
            let draft = EntryDraft(fact, happened: happened, source: .system, receiver: "door", actor: "station")
            _ = try script.store.append([draft], recorded: happened)
        }
        try note(.stationStarted(StationStarted(version: "1")), 0, 400)
        try note(.receiverHeard, 0, 401)
        try note(.receiverDeaf(ReceiverDeaf(lastHeard: TimesheetScript.at(4, 600))), 4, 605)
        await #expect(throws: AttendanceRefusal.unreported(monday.adding(4))) { try await close(5) }
        #expect(try await script.repository.snapshot().attendance.periods.closedRanges.isEmpty)
        try await close(4)
        let friday = DayRange(monday.adding(4))
        func status() async throws -> DayStatus? {
            let snapshot = try await script.repository.snapshot()
            let knowledge = snapshot.knowledge(at: later)
            return snapshot.days(of: [try script.person(7)], in: friday, knowledge: knowledge)[0].days.first?.status
        }
        #expect(try await status() == .pending)
        let knowledge = try await script.repository.snapshot().knowledge(at: later)
        try await script.supervisor.closePeriod(friday, isForced: true, knowledge: knowledge, at: later)
        #expect(try await status() == .absent)
    }

    @Test("a day that is not over, or is closed already, is not closed")
    func notOver() async throws {
        await #expect(throws: CorrectionError.periodNotOver(to: monday.adding(7))) { try await close(8) }
        try await close(2)
        await #expect(throws: CorrectionError.periodClosed(on: monday)) { try await close(5) }
    }
}
