import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Planning by people")
struct PlanningTests {
    private let script: TimesheetScript
    private let monday = TimesheetScript.monday
    private let now = TimesheetScript.at(0, 0)

    init() throws { script = try TimesheetScript() }

    @Test("a rota counts for whom it was made, until it is ended")
    func rota() async throws {
        try await script.supervisor.define(
            ShiftTemplate(code: "E", hours: Shift("06:00-14:00", grace: 0)),
            from: monday,
            at: now
        )
        let assignment = try ScheduleAssignment(
            id: "s",
            scope: .department("Design"),
            rota: Rota(anchor: monday, text: "E E - - - - -"),
            from: monday
        )
        try await script.supervisor.assign(assignment, at: now)
        // Sent again.
        try await script.supervisor.assign(assignment, at: now)
        func shifts(_ number: Int) async throws -> [[String]] {
            try await script.days(number, 3).days.map { $0.plan.shifts.map(\.template.code) }
        }
        #expect(try await shifts(7) == [["E"], ["E"], []])
        #expect(try await shifts(8) == [["usual"], ["usual"], ["usual"]])
        try await script.supervisor.endSchedule("s", after: monday, at: now)
        #expect(try await shifts(7) == [["E"], ["usual"], ["usual"]])
        #expect(try await script.repository.snapshot().attendance.schedule.allAssignments.map(\.to) == [monday])
    }

    @Test("a contradiction is refused with what to do, and nothing is written")
    func contradictions() async throws {
        let head = try script.store.state().head
        await #expect(throws: ScheduleError.unknownShift("X")) {
            try await script.supervisor.assign(
                ScheduleAssignment(id: "s", scope: .site, rota: Rota(anchor: monday, text: "X"), from: monday),
                at: now
            )
        }
        await #expect(throws: ScheduleError.noSuchSchedule("none")) {
            try await script.supervisor.endSchedule("none", after: nil, at: now)
        }
        await #expect(throws: ScheduleError.noSuchLeave("none")) {
            try await script.supervisor.withdrawLeave("none", at: now)
        }
        await #expect(throws: AttendanceRefusal.noHoliday(monday)) {
            try await script.supervisor.removeHoliday(monday, at: now)
        }
        let century = try Leave(
            id: "c",
            person: script.person(7).id,
            kind: .sick,
            from: monday,
            to: monday.adding(36_524)
        )
        await #expect(throws: ScheduleError.rangeTooLong(days: 36_525, limit: DayRange.longest)) {
            try await script.supervisor.grant(century, at: now)
        }
        var policy = TimesheetPolicy()
        policy.rest = 1
        await #expect(throws: PolicyError.self) { try await script.supervisor.adopt(policy, from: monday, at: now) }
        #expect(try script.store.state().head == head)
    }

    @Test("leave and holidays keep people from being absent, and can be taken back")
    func leave() async throws {
        let leave = try Leave(id: "l", person: script.person(7).id, kind: .sick, from: monday, to: monday)
        try await script.supervisor.grant(leave, at: now)
        try await script.supervisor.set(Holiday(day: monday.adding(1), name: "Spring"), at: now)
        #expect(try await script.days(7, 3).days.map(\.status) == [.leave(.sick), .holiday, .absent])
        try await script.supervisor.withdrawLeave("l", at: now)
        try await script.supervisor.removeHoliday(monday.adding(1), at: now)
        #expect(try await script.days(7, 3).days.map(\.status) == [.absent, .absent, .absent])
    }
}
