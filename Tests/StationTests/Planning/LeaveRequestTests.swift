import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Leave that people ask for")
struct LeaveRequestTests {
    private let script: TimesheetScript
    private let now = TimesheetScript.at(1, 600)
    private var friday: LocalDay { TimesheetScript.monday.adding(4) }

    init() throws { script = try TimesheetScript() }

    private func staff(_ number: Int) throws -> AttendanceCommands {
        AttendanceCommands(
            repository: script.repository,
            actor: "account:staff",
            source: .supervisor,
            holder: try script.person(number).id
        )
    }

    private func leave(
        _ number: Int,
        _ id: String,
        kind: Leave.Kind = .holiday,
        from: Int,
        to: Int,
        part: DayPart = .all
    ) throws -> Leave {
        try Leave(
            id: id,
            person: script.person(number).id,
            kind: kind,
            from: friday.adding(from),
            to: friday.adding(to),
            part: part
        )
    }

    private func state(_ id: String) async throws -> LeaveRequestState {
        // From the journal alone, as after a restart.
        let repository = AttendanceRepository(store: script.store)
        return try #require(try await repository.snapshot().attendance.leaveRequests.state(id))
    }

    @Test("granted, it is the leave that supervisors enter, under the name of the request")
    func granted() async throws {
        let leave = try leave(7, "a", from: 0, to: 3)
        try await staff(7).requestLeave(leave, note: " Moving ", at: now)
        let asked = try await state("a")
        #expect(asked.isPending && asked.author == "account:staff" && asked.recorded == now)
        #expect(try script.store.text(try #require(asked.note)) == "Moving")
        #expect(try await script.repository.snapshot().attendance.schedule.allLeave.isEmpty)
        try await script.supervisor.grantLeave(["a"], at: now)
        #expect(try await state("a").decision == .granted(by: "account:super", at: now))
        #expect(try await script.repository.snapshot().attendance.schedule.allLeave == [leave])
        // Withdrawn by the plan, the request is cancelled and stays so.
        try await script.supervisor.withdrawLeave("a", at: now)
        #expect(try await state("a").decision == .cancelled(by: "account:super", at: now))
        #expect(try script.store.verify().isGenuine)
    }

    @Test("refused with a reason that only its reader sees, and taken back by whoever asked")
    func refused() async throws {
        try await staff(7).requestLeave(try leave(7, "a", from: 0, to: 0), at: now)
        await #expect(throws: CorrectionError.badReason) {
            try await script.supervisor.refuseLeave(["a"], reason: " ", at: now)
        }
        try await script.supervisor.refuseLeave(["a"], reason: "Stock-taking", at: now)
        guard case .refused(_, _, let reason) = try await state("a").decision else {
            Issue.record("not refused")
            return
        }
        #expect(try script.store.text(reason) == "Stock-taking")
        try await staff(7).requestLeave(try leave(7, "b", from: 1, to: 1), at: now)
        try await staff(7).withdrawLeaveRequest("b", at: now)
        #expect(try await state("b").decision == .withdrawn(at: now))
        await #expect(throws: LeaveRequestError.alreadyDecided) {
            try await script.supervisor.grantLeave(["b"], at: now)
        }
        await #expect(throws: LeaveRequestError.alreadyDecided) {
            try await staff(7).withdrawLeaveRequest("a", at: now)
        }
    }

    @Test("nobody decides on what they asked for, or on leave of their own")
    func own() async throws {
        try await staff(7).requestLeave(try leave(7, "a", from: 0, to: 0), at: now)
        await #expect(throws: LeaveRequestError.ownRequest) { try await staff(7).grantLeave(["a"], at: now) }
        await #expect(throws: LeaveRequestError.ownRequest) {
            try await staff(7).refuseLeave(["a"], reason: "No", at: now)
        }
        try await script.supervisor.requestLeave(try leave(8, "b", from: 0, to: 0), at: now)
        await #expect(throws: LeaveRequestError.ownRequest) {
            try await script.supervisor.grantLeave(["b"], at: now)
        }
    }

    @Test("a decision is undone: leave goes out of the plan, and the request waits again")
    func reopened() async throws {
        try await staff(7).requestLeave(try leave(7, "a", from: 0, to: 0), at: now)
        try await staff(7).requestLeave(try leave(7, "b", from: 1, to: 1), at: now)
        try await script.supervisor.grantLeave(["a"], at: now)
        try await script.supervisor.refuseLeave(["b"], reason: "No", at: now)
        try await script.supervisor.reopenLeaveRequests(["a", "b"], at: now)
        #expect(try await state("a").isPending)
        #expect(try await state("b").isPending)
        #expect(try await script.repository.snapshot().attendance.schedule.allLeave.isEmpty)
        await #expect(throws: LeaveRequestError.undecided) {
            try await script.supervisor.reopenLeaveRequests(["a"], at: now)
        }
        // And both are granted after all.
        try await script.supervisor.grantLeave(["a", "b"], at: now)
        #expect(try await script.repository.snapshot().attendance.schedule.allLeave.map(\.id) == ["a", "b"])
    }

    @Test("the same leave is asked for once, and not where there is some; all of several are granted, or none")
    func repeated() async throws {
        let first = try leave(7, "a", from: 0, to: 3)
        try await staff(7).requestLeave(first, at: now)
        // Sent again.
        try await staff(7).requestLeave(first, at: now)
        #expect(try await script.repository.snapshot().attendance.leaveRequests.all.count == 1)
        await #expect(throws: LeaveRequestError.alreadyRequested(from: first.from, to: first.to)) {
            try await staff(7).requestLeave(try leave(7, "b", from: 3, to: 4), at: now)
        }
        try await staff(7).requestLeave(try leave(7, "c", from: 4, to: 4), at: now)
        try await script.supervisor.grant(try leave(7, "d", from: 4, to: 5), at: now)
        await #expect(throws: ScheduleError.self) { try await script.supervisor.grantLeave(["a", "c"], at: now) }
        #expect(try await state("a").isPending)
        await #expect(throws: ScheduleError.self) {
            try await staff(7).requestLeave(try leave(7, "e", from: 5, to: 6), at: now)
        }
    }

    @Test("so many may wait that a supervisor can read them; one more is taken when one is withdrawn")
    func bounded() async throws {
        let most = LeaveRequestLedger.mostPending
        for day in 0..<most { try await staff(7).requestLeave(try leave(7, "\(day)", from: day, to: day), at: now) }
        let next = try leave(7, "next", from: most, to: most)
        await #expect(throws: LeaveRequestError.tooManyPending(most)) {
            try await staff(7).requestLeave(next, at: now)
        }
        // Others are not held up by it.
        try await staff(8).requestLeave(try leave(8, "other", from: most, to: most), at: now)
        try await staff(7).withdrawLeaveRequest("0", at: now)
        try await staff(7).requestLeave(next, at: now)
    }

    @Test("what it costs: days of work and their hours, without weekends; who else is away; what it contradicts")
    func cost() async throws {
        let snapshot = try await script.repository.snapshot()
        // Friday to Monday: two days of the usual hours.
        let cost = snapshot.cost(of: try leave(7, "a", from: 0, to: 3))
        #expect(cost.halfDays == 4 && cost.length == 2 * 30_600_000_000)
        #expect(cost.assigned.isEmpty && cost.away.isEmpty && cost.other.isEmpty && cost.department == 1)
        let half = snapshot.cost(of: try leave(7, "a", from: 0, to: 0, part: .from(720)))
        #expect(half.halfDays == 1 && half.length == 19_800_000_000)
        #expect(snapshot.cost(of: try leave(7, "a", from: 1, to: 2)).halfDays == 0)

        let roster = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        let number = try #require(PersonNumber(rawValue: 9))
        let cleo = try roster.add(number: number, details: PersonDetails(name: "Cleo", department: "Design"), at: now)
        let away = try Leave(id: "x", person: cleo.id, kind: .sick, from: friday, to: friday)
        try await script.supervisor.grant(away, at: now)
        try await script.supervisor.grant(try leave(8, "y", from: 0, to: 0), at: now)
        try await script.supervisor.grant(try leave(7, "z", kind: .remote, from: 3, to: 3), at: now)
        let template = try ShiftTemplate(code: "D", hours: Shift("08:00-16:00", grace: 0))
        try await script.supervisor.define(template, from: friday, at: now)
        try await script.supervisor.assign(
            ScheduleAssignment(
                id: "s",
                scope: .assigned(try script.person(7).id),
                rota: Rota(anchor: friday, cycle: [["D"]]),
                from: friday,
                to: friday
            ),
            at: now
        )
        let later = try await script.repository.snapshot().cost(of: try leave(7, "a", from: 0, to: 3))
        #expect(later.away.map(\.name) == ["Cleo"] && later.away.map(\.leave) == [away] && later.department == 2)
        #expect(later.assigned == [friday] && later.other.map(\.id) == ["z"])
    }
}
