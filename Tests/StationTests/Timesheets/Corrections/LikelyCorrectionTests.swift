import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("The likely correction of an exception")
struct LikelyCorrectionTests {
    private let script: TimesheetScript
    private let knowledge = Timesheet.Knowledge(complete: TimesheetScript.at(2, 0))

    init() throws { script = try TimesheetScript() }

    private func line(_ kind: Exception.Kind) async throws -> ExceptionLine {
        let snapshot = try await script.repository.snapshot()
        let lines = snapshot.exceptions(
            of: [try script.person(7)],
            in: DayRange(TimesheetScript.monday),
            knowledge: knowledge
        )
        return try #require(lines.first { $0.exception.kind == kind }, "\(lines.map(\.exception.kind))")
    }

    private func likely(_ kind: Exception.Kind) async throws -> LikelyCorrection? {
        let line = try await line(kind)
        return LikelyCorrection(of: line.exception, on: line.sheet, now: knowledge.now)
    }

    /// Makes the likely correction, and gives what the day then counts: the same that was promised.
    private func accepted(_ kind: Exception.Kind) async throws -> Totals {
        let line = try await line(kind)
        let likely = try #require(LikelyCorrection(of: line.exception, on: line.sheet, now: knowledge.now))
        let snapshot = try await script.repository.snapshot()
        let promised = try #require(snapshot.totals(with: likely, for: line, knowledge: knowledge))
        try await script.supervisor.make(likely.change, for: line.person.id, reason: "Likely", at: knowledge.now)
        let day = try #require(try await script.days(7).days.first)
        #expect(!day.exceptions.contains { $0.kind == kind })
        #expect(day.rounded == promised)
        return promised
    }

    @Test("a forgotten punch out was at the end of the shift")
    func plannedEnd() async throws {
        try script.punch(7, .in, 0, 540)
        let found = try #require(try await likely(.missingOut))
        #expect(found.change == .add(.out, at: TimesheetScript.at(0, 1050)) && found.ground == .plannedEnd)
        #expect(try await accepted(.missingOut).worked == 510 * 60_000_000)
    }

    @Test("of somebody who came back from no break it was when the break began")
    func noReturn() async throws {
        try script.punch(7, .in, 0, 540)
        let id = try script.punch(7, .breakBegin, 0, 720)
        // The rules end such a session by what was last punched.
        let found = try #require(try await likely(.closedAutomatically))
        #expect(found.change == .replace(.entry(id), by: .out, at: TimesheetScript.at(0, 720)))
        #expect(try await accepted(.closedAutomatically).worked == 180 * 60_000_000)
    }

    @Test("a forgotten punch in was at the beginning of the shift")
    func plannedStart() async throws {
        try script.punch(7, .out, 0, 1050)
        let found = try #require(try await likely(.missingIn))
        #expect(found.change == .add(.in, at: TimesheetScript.at(0, 540)) && found.ground == .plannedStart)
        #expect(try await accepted(.missingIn).worked == 510 * 60_000_000)
    }

    @Test("of two punches in, the second is removed")
    func repeated() async throws {
        try script.punch(7, .in, 0, 540)
        let id = try script.punch(7, .in, 0, 600)
        try script.punch(7, .out, 0, 1050)
        let found = try #require(try await likely(.overlap))
        #expect(found.change == .remove(.entry(id)) && found.ground == .repeated)
        #expect(try await accepted(.overlap).worked == 510 * 60_000_000)
    }

    @Test("who came late came late, and before the shift is over nothing is said of its end")
    func none() async throws {
        try script.punch(7, .in, 0, 600)
        try script.punch(7, .out, 0, 1050)
        #expect(try await likely(.late) == nil)
        try script.punch(8, .in, 0, 540)
        let snapshot = try await script.repository.snapshot()
        let lines = snapshot.exceptions(
            of: [try script.person(8)],
            in: DayRange(TimesheetScript.monday),
            knowledge: knowledge
        )
        let line = try #require(lines.first { $0.exception.kind == .missingOut })
        let noon = TimesheetScript.at(0, 720)
        #expect(LikelyCorrection(of: line.exception, on: line.sheet, now: noon) == nil)
    }

    @Test("several are acknowledged at once for one reason, and either all or none")
    func several() async throws {
        for number in [7, 8] {
            try script.punch(number, .in, 0, 600)
            try script.punch(number, .out, 0, 1050)
        }
        func lines() async throws -> [ExceptionLine] {
            let snapshot = try await script.repository.snapshot()
            let range = DayRange(TimesheetScript.monday)
            return snapshot.exceptions(of: snapshot.people(in: range), in: range, knowledge: knowledge)
        }
        let late = try await lines()
        #expect(late.count == 2)
        let head = try await script.repository.snapshot().head
        await #expect(throws: AttendanceRefusal.ownException) {
            try await script.bo.acknowledge(late, reason: "The train", at: knowledge.now)
        }
        #expect(try await script.repository.snapshot().head == head)
        #expect(try await script.supervisor.acknowledge(late, reason: "The train", at: knowledge.now) == 2)
        for line in try await lines() {
            let reason = try #require(line.acknowledgement?.acknowledgement.reason)
            #expect(try script.store.text(reason) == "The train")
        }
        // Sent again.
        #expect(try await script.supervisor.acknowledge(late, reason: "The train", at: knowledge.now) == 0)
    }
}
