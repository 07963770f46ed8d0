import Attendance
import Hummingbird
import Station

/// Shifts, rotas, holidays and leave for programs.
struct PlanAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] { shiftRoutes + holidayRoutes + leaveRoutes }

    private var shiftRoutes: [Route] {
        let limit = Route.Body.bytes(AttendanceController.documentLimit)
        return [
            .get("/api/v1/shifts", .signedIn) { incoming in
                try .page(
                    of: .shifts(in: try await controller.snapshot()),
                    as: "shifts",
                    by: ["code", "from"],
                    for: incoming
                )
            },
            .post("/api/v1/shifts", .permission(.planSchedules), body: limit) { incoming in
                try await define(incoming)
            },
            .delete("/api/v1/shifts/:code", .permission(.planSchedules)) { incoming in
                try await controller.commands(incoming).removeShift(
                    incoming.parameter("code"),
                    at: await controller.now()
                )
                return Response(status: .noContent)
            },
            .get("/api/v1/schedules", .permission(.viewHistory)) { incoming in
                try .page(
                    of: .schedules(in: try await controller.snapshot()),
                    as: "schedules",
                    by: ["from", "schedule"],
                    for: incoming
                )
            }.showing(.plan),
            .post("/api/v1/schedules", .permission(.planSchedules), body: limit) { incoming in
                try await assign(incoming)
            },
            .post("/api/v1/schedules/:id/end", .permission(.planSchedules), body: limit) { incoming in
                let last = try incoming.decode(ScheduleEndRequest.self).after
                let id = incoming.parameter("id")
                let now = await controller.now()
                try await controller.once("end of schedule", incoming) {
                    try await $0.endSchedule(id, after: last, at: now)
                }
                return .table(.schedules(in: try await controller.snapshot()), as: "schedules")
            },
        ]
    }

    private var holidayRoutes: [Route] {
        let limit = Route.Body.bytes(AttendanceController.documentLimit)
        return [
            .get("/api/v1/holidays", .signedIn) { incoming in
                try .page(
                    of: .holidays(in: try await controller.snapshot()),
                    as: "holidays",
                    by: ["day"],
                    for: incoming
                )
            },
            .put("/api/v1/holidays/:day", .permission(.planSchedules), body: limit) { incoming in
                var fields = try incoming.fields()
                fields["day"] = incoming.parameter("day")
                let request = try RequestDecoder.decode(HolidayRequest.self, from: fields)
                _ = try await controller.commands(incoming).set(request, at: await controller.now())
                return .table(.holidays(in: try await controller.snapshot()), as: "holidays")
            },
            .delete("/api/v1/holidays/:day", .permission(.planSchedules)) { incoming in
                guard let day = try controller.day(incoming.parameter("day")) else { throw HTTPError(.notFound) }
                try await controller.commands(incoming).removeHoliday(day, at: await controller.now())
                return Response(status: .noContent)
            },
        ]
    }

    private var leaveRoutes: [Route] {
        [
            .get("/api/v1/leave", .permission(.viewHistory)) { incoming in
                try .page(
                    of: .leave(in: try await controller.snapshot()),
                    as: "leave",
                    by: ["from", "leave"],
                    for: incoming
                )
            }.showing(.plan),
            .post(
                "/api/v1/leave",
                .permission(.planSchedules),
                body: .bytes(AttendanceController.documentLimit)
            ) { incoming in
                try await grant(incoming)
            },
            .delete("/api/v1/leave/:id", .permission(.planSchedules)) { incoming in
                try await controller.commands(incoming).withdrawLeave(
                    incoming.parameter("id"),
                    at: await controller.now()
                )
                return Response(status: .noContent)
            },
        ]
    }

    private func define(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(ShiftRequest.self)
        let now = await controller.now()
        try await controller.once("shift", incoming) { _ = try await $0.define(request, at: now) }
        return .table(.shifts(in: try await controller.snapshot()), as: "shifts", status: .created)
    }

    private func assign(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(ScheduleRequest.self)
        let id = try controller.identifier("schedule", incoming)
        _ = try await controller.commands(incoming).assign(request, id: id, at: await controller.now())
        return .table(.schedules(in: try await controller.snapshot()), as: "schedules", status: .created)
    }

    private func grant(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(LeaveRequest.self)
        let id = try controller.identifier("leave", incoming)
        _ = try await controller.commands(incoming).grant(request, id: id, at: await controller.now())
        return .table(.leave(in: try await controller.snapshot()), as: "leave", status: .created)
    }
}
