import Attendance
import Hummingbird
import Station

/// Shifts, rotas, holidays and leave for programs.
struct PlanAPI: Sendable {
    let desk: AttendanceDesk

    var routes: [Route] { shiftRoutes + holidayRoutes + leaveRoutes }

    private var shiftRoutes: [Route] {
        let limit = Route.Body.bytes(AttendanceDesk.documentLimit)
        return [
            .get("/api/v1/shifts", .signedIn) { visit in
                try await desk.answering {
                    try .page(of: .shifts(in: try await desk.books()), as: "shifts", by: ["code", "from"], for: visit)
                }
            },
            .post("/api/v1/shifts", .permission(.planSchedules), body: limit) { visit in
                try await desk.answering { try await define(visit) }
            },
            .get("/api/v1/schedules", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    try .page(
                        of: .schedules(in: try await desk.books()),
                        as: "schedules",
                        by: ["from", "schedule"],
                        for: visit
                    )
                }
            }.showing(.plan),
            .post("/api/v1/schedules", .permission(.planSchedules), body: limit) { visit in
                try await desk.answering { try await assign(visit) }
            },
            .post("/api/v1/schedules/:id/end", .permission(.planSchedules), body: limit) { visit in
                try await desk.answering {
                    let last = try visit.decode(ScheduleEndRequest.self).after
                    let id = visit.parameter("id")
                    let now = await desk.now()
                    try await desk.once("end of schedule", visit) { try await $0.endSchedule(id, after: last, at: now) }
                    return .table(.schedules(in: try await desk.books()), as: "schedules")
                }
            },
        ]
    }

    private var holidayRoutes: [Route] {
        let limit = Route.Body.bytes(AttendanceDesk.documentLimit)
        return [
            .get("/api/v1/holidays", .signedIn) { visit in
                try await desk.answering {
                    try .page(of: .holidays(in: try await desk.books()), as: "holidays", by: ["day"], for: visit)
                }
            },
            .put("/api/v1/holidays/:day", .permission(.planSchedules), body: limit) { visit in
                try await desk.answering {
                    var fields = try visit.fields()
                    fields["day"] = visit.parameter("day")
                    let request = try RequestDecoder.decode(HolidayRequest.self, from: fields)
                    _ = try await desk.commands(visit).set(request, at: await desk.now())
                    return .table(.holidays(in: try await desk.books()), as: "holidays")
                }
            },
            .delete("/api/v1/holidays/:day", .permission(.planSchedules)) { visit in
                try await desk.answering {
                    guard let day = try desk.day(visit.parameter("day")) else { throw HTTPError(.notFound) }
                    try await desk.commands(visit).removeHoliday(day, at: await desk.now())
                    return Response(status: .noContent)
                }
            },
        ]
    }

    private var leaveRoutes: [Route] {
        [
            .get("/api/v1/leave", .permission(.viewHistory)) { visit in
                try await desk.answering {
                    try .page(of: .leave(in: try await desk.books()), as: "leave", by: ["from", "leave"], for: visit)
                }
            }.showing(.plan),
            .post(
                "/api/v1/leave",
                .permission(.planSchedules),
                body: .bytes(AttendanceDesk.documentLimit)
            ) { visit in
                try await desk.answering { try await grant(visit) }
            },
            .delete("/api/v1/leave/:id", .permission(.planSchedules)) { visit in
                try await desk.answering {
                    try await desk.commands(visit).withdrawLeave(visit.parameter("id"), at: await desk.now())
                    return Response(status: .noContent)
                }
            },
        ]
    }

    private func define(_ visit: Visit) async throws -> Response {
        let request = try visit.decode(ShiftRequest.self)
        let now = await desk.now()
        try await desk.once("shift", visit) { _ = try await $0.define(request, at: now) }
        return .table(.shifts(in: try await desk.books()), as: "shifts", status: .created)
    }

    private func assign(_ visit: Visit) async throws -> Response {
        let request = try visit.decode(ScheduleRequest.self)
        let id = try desk.identifier("schedule", visit)
        _ = try await desk.commands(visit).assign(request, id: id, at: await desk.now())
        return .table(.schedules(in: try await desk.books()), as: "schedules", status: .created)
    }

    private func grant(_ visit: Visit) async throws -> Response {
        let request = try visit.decode(LeaveRequest.self)
        let id = try desk.identifier("leave", visit)
        _ = try await desk.commands(visit).grant(request, id: id, at: await desk.now())
        return .table(.leave(in: try await desk.books()), as: "leave", status: .created)
    }
}
