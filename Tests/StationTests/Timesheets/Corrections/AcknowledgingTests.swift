import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Exceptions that are left as they are")
struct AcknowledgingTests {
    private let script: TimesheetScript
    private let knowledge = Timesheet.Knowledge(complete: TimesheetScript.at(2, 0))
    private let later = TimesheetScript.at(1, 600)

    init() throws { script = try TimesheetScript() }

    /// Comes an hour late on Monday.
    private func late(_ number: Int) throws {
        try script.punch(number, .in, 0, 600)
        try script.punch(number, .out, 0, 1050)
    }

    /// Monday's lines.
    private func lines(_ repository: AttendanceRepository? = nil) async throws -> [ExceptionLine] {
        let snapshot = try await (repository ?? script.repository).snapshot()
        let range = DayRange(TimesheetScript.monday)
        return snapshot.exceptions(of: snapshot.people(in: range), in: range, knowledge: knowledge)
    }

    private func line(_ number: Int, _ kind: Exception.Kind = .late) async throws -> ExceptionLine {
        try #require(
            try await lines().first { $0.person.number.rawValue == number && $0.exception.kind == kind }
        )
    }

    private func acknowledge(
        _ line: ExceptionLine,
        reason: String = "",
        id: AcknowledgementID = AcknowledgementID(),
        by commands: AttendanceCommands? = nil
    ) async throws {
        try await (commands ?? script.supervisor).acknowledge(
            line.exception,
            of: line.person.id,
            reason: reason,
            id: id,
            at: later
        )
    }

    @Test("it stays on the list, marked with who has seen it, when and why; the other one is to be looked at")
    func seen() async throws {
        try late(7)
        try late(8)
        try await acknowledge(line(7), reason: " The train ")
        let state = try #require(try await line(7).acknowledgement)
        #expect(state.by == "account:super" && state.at == later)
        let reason = try #require(state.acknowledgement.reason)
        #expect(try script.store.text(reason) == "The train")
        let other = try await line(8)
        #expect(other.acknowledgement == nil)
        #expect(try await lines(AttendanceRepository(store: script.store)) == lines())
        #expect(try script.store.verify().isGenuine)
        let snapshot = try await script.repository.snapshot()
        let table = ReportTable.exceptions(try await lines(), in: snapshot)
        let column = try #require(table.columns.firstIndex { $0.name == "acknowledgedBy" })
        #expect(table.rows.map { $0[column] }.contains(.text("account:super")))
    }

    @Test("it comes back when the day's facts make it another one, and not when they are as before")
    func another() async throws {
        try late(7)
        try await acknowledge(line(7))
        let punch = try #require(
            try await script.repository.snapshot().attendance.evidence(of: script.person(7).id).first
        )
        let id = CorrectionID(rawValue: "c1")
        try await script.supervisor.make(
            .replace(.entry(punch.id), by: .in, at: TimesheetScript.at(0, 630)),
            for: script.person(7).id,
            reason: "Later still",
            id: id,
            at: later
        )
        let changed = try await line(7)
        #expect(changed.exception.length == 90 * 60_000_000 && changed.acknowledgement == nil)
        try await script.supervisor.make(
            .reverse(id),
            for: script.person(7).id,
            reason: "After all not",
            at: later
        )
        let before = try await line(7)
        #expect(before.acknowledgement != nil)
    }

    @Test("what must be fixed before payroll is not left as it is, nor what is on one's own days")
    func refused() async throws {
        try late(8)
        try script.punch(7, .in, 0, 540)
        let missing = try await line(7, .missingOut)
        await #expect(throws: AttendanceRefusal.mustBeCorrected) { try await acknowledge(missing) }
        let own = try await line(8)
        await #expect(throws: AttendanceRefusal.ownException) { try await acknowledge(own, by: script.bo) }
        let long = String(repeating: "x", count: 501)
        await #expect(throws: CorrectionError.badReason) { try await acknowledge(own, reason: long) }
        #expect(try await lines().allSatisfy { $0.acknowledgement == nil })
    }

    @Test("sent again it changes nothing, the first who saw it stays, and another under its name is refused")
    func again() async throws {
        try late(7)
        try late(8)
        let id = AcknowledgementID(rawValue: "k")
        let (first, second) = (try await line(7), try await line(8))
        try await acknowledge(first, id: id)
        let head = try script.store.state().head
        try await acknowledge(first, id: id)
        try await acknowledge(first, by: script.bo)
        #expect(try script.store.state().head == head)
        await #expect(throws: AttendanceRefusal.nameTaken("k")) { try await acknowledge(second, id: id) }
    }

    @Test("it is possible in a closed period, since it changes no minutes")
    func closedPeriod() async throws {
        try late(7)
        try await script.supervisor.closePeriod(
            DayRange(TimesheetScript.monday),
            isForced: false,
            knowledge: knowledge,
            at: later
        )
        try await acknowledge(line(7))
        let seen = try await line(7)
        #expect(seen.acknowledgement != nil)
    }

    @Test("a line is found by its name, and no other name finds anything")
    func names() async throws {
        try late(7)
        try late(8)
        let snapshot = try await script.repository.snapshot()
        for line in try await lines() {
            #expect(try snapshot.exception(named: line.name, knowledge: knowledge) == line)
        }
        let name = try await line(7).name
        for other in ["", "7", "7.2026-03-02", "x.2026-03-02.late", name + "0", name.replacing("7.", with: "9.")] {
            #expect(throws: AttendanceRefusal.noSuchException) {
                try snapshot.exception(named: other, knowledge: knowledge)
            }
        }
    }

    @Test("badges that always move together are on both people's days, each with the other")
    func together() async throws {
        for day in 0..<5 {
            for (direction, minutes) in [(Punch.Direction.in, 531), (.out, 724), (.in, 772), (.out, 1061)] {
                for number in [7, 8] {
                    let punch = Punch(person: try script.person(number).id, direction: direction)
                    let happened = TimesheetScript.at(7 + day, minutes).adding(microseconds: Int64(number) * 1_000_000)
                    let draft = EntryDraft(.punched(punch), happened: happened, source: .beacon, actor: "station")
                    _ = try script.store.append([draft], recorded: happened)
                }
            }
        }
        let snapshot = try await script.repository.snapshot()
        let range = try DayRange(from: TimesheetScript.monday, to: TimesheetScript.monday.adding(13))
        let now = Timesheet.Knowledge(complete: TimesheetScript.at(14, 0))
        let lines = snapshot.exceptions(of: snapshot.people(in: range), in: range, from: .warning, knowledge: now)
            .filter { $0.exception.kind == .together }
        #expect(lines.map(\.person.number.rawValue) == [7, 8])
        #expect(lines.map(\.exception.with) == [try script.person(8).id, try script.person(7).id])
        #expect(lines.map(\.exception.day) == [TimesheetScript.monday.adding(9), TimesheetScript.monday.adding(9)])
        #expect(Set(lines.map(\.place)).count == 2)
        let detail = snapshot.detail(of: try script.person(7), on: TimesheetScript.monday.adding(9), knowledge: now)
        #expect(detail.sheet.exceptions.contains { $0.kind == .together })
    }
}
