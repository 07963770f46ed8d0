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
            .post("/plan/schedules", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    let request = try input.request(ScheduleRequest.self)
                    return try await commands.assign(request, id: input.identifier("schedule"), at: now).from
                }
            },
            .post("/plan/schedules/:id/end", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    let request = try input.request(ScheduleEndRequest.self)
                    try await commands.endSchedule(incoming.parameter("id"), after: request.after, at: now)
                    return request.after
                }
            },
            .post("/plan/holidays", planner) { incoming in
                try await change(incoming) { input, commands, now in
                    try await commands.set(input.request(HolidayRequest.self), at: now).day
                }
            },
            .post("/plan/holidays/remove", planner) { incoming in
                try await change(incoming) { input, commands, now in
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
                try await change(incoming) { _, commands, now in
                    try await commands.withdrawLeave(incoming.parameter("id"), at: now)
                    return nil
                }
            },
        ]
    }

    /// Changes the plan, and goes back to the month in which it did.
    private func change(
        _ incoming: IncomingRequest,
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
            return .redirect(to: "/plan?month=\(Month(month)?.text ?? "")&done=saved", type: .normal)
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
        let done = incoming.query("done") == "saved" ? Notice(done: incoming.texts.plan.saved) : nil
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
            laws: try LawFindingsView(
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
}
