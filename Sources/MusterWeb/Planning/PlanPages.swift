import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Shifts, rotas, holidays and leave as a calendar.
struct PlanPages: Sendable {
    /// Findings of laws on a page.
    private static let mostFindings = 100

    let controller: TimesheetController

    var routes: [Route] {
        let planner = Route.Access.permission(.planSchedules)
        return [
            .get("/plan", .permission(.viewHistory)) { incoming in try await page(incoming) }.showing(.plan),
            .post("/plan/shifts", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    try await commands.define(input.request(ShiftRequest.self), at: now).from
                }
            },
            .post("/plan/shifts/:code/remove", planner) { incoming in
                let code = incoming.parameter("code")
                return try await change(incoming, undo: "shift:\(code)") { _, commands, now in
                    try await commands.removeShift(code, at: now)
                    return nil
                }
            },
            .post("/plan/schedules", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    let request = try input.request(ScheduleRequest.self)
                    return try await commands.assign(request, id: input.identifier("schedule"), at: now).from
                }
            },
            .post("/plan/schedules/:id/end", planner) { incoming in
                let id = incoming.parameter("id")
                return try await change(incoming, undo: "schedule:\(id)") { input, commands, now in
                    let request = try input.request(ScheduleEndRequest.self)
                    try await commands.endSchedule(id, after: request.after, at: now)
                    return request.after
                }
            },
            .post("/plan/holidays", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    try await commands.set(input.request(HolidayRequest.self), at: now).day
                }
            },
            .post("/plan/holidays/remove", planner) { incoming in
                try await change(incoming, undo: "holiday:\(incoming.form["day"])") { input, commands, now in
                    let day = try input.request(HolidayRemovalRequest.self).day
                    try await commands.removeHoliday(day, at: now)
                    return day
                }
            },
            .post("/plan/leave", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    let request = try input.request(LeaveRequest.self)
                    return try await commands.grant(request, id: input.identifier("leave"), at: now).from
                }
            },
            .post("/plan/leave/:id/withdraw", planner) { incoming in
                let id = incoming.parameter("id")
                return try await change(incoming, undo: "leave:\(id)") { _, commands, now in
                    try await commands.withdrawLeave(id, at: now)
                    return nil
                }
            },
        ]
    }

    /// Changes the plan, and goes back to the month in which it did.
    ///
    /// - Parameter undo: what was removed, as ``undo(_:_:_:)`` reads it; `nil` for nothing.
    private func change(
        _ incoming: IncomingRequest,
        undo: String? = nil,
        _ change: (PlanInput, AttendanceCommands, Instant) async throws -> LocalDay?
    ) async throws -> Response {
        let input = PlanInput(incoming)
        return try await controller.refusable(incoming) {
            let day: LocalDay?
            do {
                day = try await change(
                    input,
                    controller.attendance.commands(incoming),
                    await controller.attendance.now()
                )
            } catch let error as RequestError {
                throw input.problem(error)
            }
            let month = day.map { Month(of: $0).text } ?? incoming.form["month"]
            let back = undo.map { "&\(Undo.field)=\($0.percentEncoded)" } ?? ""
            return .redirect(to: "/plan?month=\(Month(month)?.text ?? "")&done=saved\(back)", type: .normal)
        } retry: { notice in
            try await page(incoming, notice: notice, kept: input)
        }
    }

    private func page(_ incoming: IncomingRequest, notice: Notice? = nil, kept: PlanInput? = nil) async throws
        -> Response
    {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let today = snapshot.today(at: now)
        let number = incoming.decodedQuery("person") ?? ""
        var whose: Person?
        var refusal = notice
        if !number.isEmpty {
            do {
                whose = try controller.attendance.person(number, in: snapshot)
            } catch {
                refusal = incoming.texts.attendance.reason(error).map { Notice(refused: $0) }
            }
        }
        let department = controller.attendance.department(incoming)
        let month = Month(incoming.query("month") ?? incoming.form["month"]) ?? Month(of: today)
        let range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        let findings = snapshot.lawFindings(
            of: whose.map { [$0] } ?? snapshot.people(of: department, in: range),
            in: range,
            knowledge: await controller.attendance.knowledge(snapshot)
        )
        let done =
            incoming.query("done") == "saved"
            ? Notice(done: incoming.texts.plan.saved, undo: undo(incoming, snapshot, month)) : nil
        let view = PlanView(
            snapshot,
            month: month,
            today: today,
            whose: whose,
            department: department,
            typed: number,
            departments: controller.departments(snapshot, chosen: department),
            input: kept ?? PlanInput(),
            mayPlan: incoming.principal.may(.planSchedules),
            csrfToken: incoming.csrfToken,
            laws: LawFindingsView(
                findings.filter { $0.acknowledgement == nil },
                most: Self.mostFindings,
                in: snapshot,
                incoming.texts
            ),
            clock: controller.clock(snapshot, at: now, incoming),
            notice: refusal ?? done
        )
        return controller.pages.page(
            view.time.plan,
            content: controller.pages.templates.render(view, .plan),
            for: incoming,
            notice: refusal,
            style: TimesheetController.style
        )
    }

    /// The way back from what was just removed, as the address names it; `nil` where it counts again.
    private func undo(_ incoming: IncomingRequest, _ snapshot: Snapshot, _ month: Month) -> Undo? {
        let parts = (incoming.decodedQuery(Undo.field) ?? "").split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, incoming.principal.may(.planSchedules) else { return nil }
        let book = snapshot.attendance
        func number(_ id: PersonID) -> String { snapshot.roster.anyone(id).map { "\($0.number)" } ?? "" }
        let key = UUID().uuidString
        switch parts[0] {
        case "leave":
            guard let leave = book.planning.withdrawnLeave(parts[1]) else { return nil }
            return Undo(
                "/plan/leave",
                [
                    "number": number(leave.person), "kind": leave.kind.rawValue, "from": "\(leave.from)",
                    "to": "\(leave.to)", "part": "\(leave.part)", "month": month.text, "key": key,
                ],
                for: incoming
            )
        case "holiday":
            guard let holiday = LocalDay(parts[1]).flatMap({ book.planning.removedHoliday(on: $0) }) else { return nil }
            return Undo(
                "/plan/holidays",
                ["day": "\(holiday.day)", "name": holiday.name, "part": "\(holiday.part)", "month": month.text],
                for: incoming
            )
        case "shift":
            guard let old = book.planning.removedShift(parts[1]) else { return nil }
            let shift = old.template
            return Undo(
                "/plan/shifts",
                [
                    "code": shift.code, "hours": shift.hours.hours, "grace": "\(shift.hours.grace)",
                    "leaveGrace": "\(shift.leaveGrace)", "earlyWindow": "\(shift.earlyWindow)",
                    "lateWindow": "\(shift.lateWindow)",
                    "breaks": shift.breaks.map(\.description).joined(separator: ", "), "from": "\(old.from)",
                ],
                for: incoming
            )
        case "schedule":
            guard let old = book.planning.removedAssignment(parts[1]) else { return nil }
            let (scope, who): (ScheduleRequest.Scope, (String, String)) =
                switch old.scope {
                case .site: (.site, ("department", ""))
                case .department(let name): (.department, ("department", name))
                case .person(let id): (.person, ("number", number(id)))
                case .assigned(let id): (.assigned, ("number", number(id)))
                }
            return Undo(
                "/plan/schedules",
                [
                    "scope": scope.rawValue, who.0: who.1, "rota": old.rota.text, "anchor": "\(old.rota.anchor)",
                    "from": "\(old.from)", "to": old.to.map { "\($0)" } ?? "", "month": month.text, "key": key,
                ],
                for: incoming
            )
        default: return nil
        }
    }
}
