import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Shifts, rotas, holidays and leave as a calendar.
struct PlanPages: Sendable {
    /// Findings of laws on a page.
    private static let mostFindings = 100

    let desk: TimeDesk

    var routes: [Route] {
        let planner = Route.Access.permission(.planSchedules)
        return [
            .get("/plan", .permission(.viewHistory)) { visit in try await page(visit) }.showing(.plan),
            .post("/plan/shifts", planner) { visit in
                try await change(visit) { input, commands, now in
                    try await commands.define(input.request(ShiftRequest.self), at: now).from
                }
            },
            .post("/plan/schedules", planner) { visit in
                try await change(visit) { input, commands, now in
                    let request = try input.request(ScheduleRequest.self)
                    return try await commands.assign(request, id: input.identifier("schedule"), at: now).from
                }
            },
            .post("/plan/schedules/:id/end", planner) { visit in
                try await change(visit) { input, commands, now in
                    let request = try input.request(ScheduleEndRequest.self)
                    try await commands.endSchedule(visit.parameter("id"), after: request.after, at: now)
                    return request.after
                }
            },
            .post("/plan/holidays", planner) { visit in
                try await change(visit) { input, commands, now in
                    try await commands.set(input.request(HolidayRequest.self), at: now).day
                }
            },
            .post("/plan/holidays/remove", planner) { visit in
                try await change(visit) { input, commands, now in
                    let day = try input.request(HolidayRemovalRequest.self).day
                    try await commands.removeHoliday(day, at: now)
                    return day
                }
            },
            .post("/plan/leave", planner) { visit in
                try await change(visit) { input, commands, now in
                    let request = try input.request(LeaveRequest.self)
                    return try await commands.grant(request, id: input.identifier("leave"), at: now).from
                }
            },
            .post("/plan/leave/:id/withdraw", planner) { visit in
                try await change(visit) { _, commands, now in
                    try await commands.withdrawLeave(visit.parameter("id"), at: now)
                    return nil
                }
            },
        ]
    }

    /// Changes the plan, and goes back to the month in which it did.
    private func change(
        _ visit: Visit,
        _ change: (PlanInput, AttendanceCommands, Instant) async throws -> LocalDay?
    ) async throws -> Response {
        let input = PlanInput(visit)
        return try await desk.refusable(visit) {
            let day: LocalDay?
            do {
                day = try await change(input, desk.desk.commands(visit), await desk.desk.now())
            } catch let error as RequestError {
                throw input.problem(error)
            }
            let month = day.map { Month(of: $0).text } ?? visit.form["month"]
            return .redirect(to: "/plan?month=\(Month(month)?.text ?? "")&done=saved", type: .normal)
        } retry: { notice in
            try await page(visit, notice: notice, kept: input)
        }
    }

    private func page(_ visit: Visit, notice: Notice? = nil, kept: PlanInput? = nil) async throws -> Response {
        let books = try await desk.desk.books()
        let now = await desk.desk.now()
        let today = books.today(at: now)
        let number = visit.decodedQuery("person") ?? ""
        var whose: Person?
        var refusal = notice
        if !number.isEmpty {
            do {
                whose = try desk.desk.person(number, in: books)
            } catch {
                refusal = visit.texts.attendance.reason(error).map { Notice(refused: $0) }
            }
        }
        let department = desk.desk.department(visit)
        let month = (visit.query("month") ?? kept?.month).flatMap { Month($0) } ?? Month(of: today)
        let range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        let findings = books.lawFindings(
            of: whose.map { [$0] } ?? books.people(of: department, in: range),
            in: range,
            knowledge: await desk.desk.knowledge(books)
        )
        let done = visit.query("done") == "saved" ? Notice(done: visit.texts.plan.saved) : nil
        let view = PlanView(
            books,
            month: month,
            today: today,
            whose: whose,
            department: department,
            typed: number,
            departments: desk.departments(books, chosen: department),
            input: kept ?? PlanInput(today: today),
            mayPlan: visit.visitor.may(.planSchedules),
            proof: visit.proof,
            laws: LawFindingsView(findings, most: Self.mostFindings, in: books, visit.texts.pay),
            clock: desk.clock(books, at: now, visit),
            notice: refusal ?? done
        )
        return desk.pages.page(
            view.time.plan,
            content: desk.pages.templates.render(view, .plan),
            for: visit,
            notice: refusal,
            style: TimeDesk.style
        )
    }
}
