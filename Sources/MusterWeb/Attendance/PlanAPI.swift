import Attendance
import Hummingbird
import Station

/// Shifts, rotas, holidays and leave for programs.
struct PlanAPI: Sendable {
    private static let shiftMembers: [String: JSONBody.Kind] = [
        "code": .string, "hours": .string, "grace": .number, "leaveGrace": .number, "earlyWindow": .number,
        "lateWindow": .number, "breaks": .string, "from": .string,
    ]
    private static let scheduleMembers: [String: JSONBody.Kind] = [
        "scope": .string, "number": .number, "department": .string, "rota": .string, "anchor": .string,
        "from": .string, "to": .string,
    ]
    private static let leaveMembers: [String: JSONBody.Kind] = [
        "number": .number, "kind": .string, "from": .string, "to": .string, "part": .string,
    ]

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
                    let body = try JSONBody(visit)
                    try body.check(["after": .string])
                    let id = visit.parameter("id")
                    let last = try body.day("after")
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
                    let body = try JSONBody(visit)
                    try body.check(["name": .string, "part": .string])
                    guard let day = try desk.day(visit.parameter("day")) else { throw HTTPError(.notFound) }
                    let name = try PersonDetails(name: body.string("name") ?? "").name
                    let holiday = try Holiday(day: day, name: name, part: part(body))
                    try await desk.commands(visit).set(holiday, at: await desk.now())
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
        let body = try JSONBody(visit)
        try body.check(Self.shiftMembers)
        let books = try await desk.books()
        let now = await desk.now()
        let texts = (body.string("breaks") ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
        let breaks = try texts.map { text -> BreakRule in
            guard let rule = BreakRule(String(text)) else { throw ScheduleError.badBreak(String(text)) }
            return rule
        }
        let template = try ShiftTemplate(
            code: body.required("code", body.string("code")),
            hours: Shift(body.required("hours", body.string("hours")), grace: body.integer("grace") ?? 0),
            leaveGrace: body.integer("leaveGrace") ?? 0,
            earlyWindow: body.integer("earlyWindow") ?? 120,
            lateWindow: body.integer("lateWindow") ?? 240,
            breaks: breaks
        )
        let from = try body.day("from") ?? books.today(at: now)
        try await desk.once("shift", visit) { try await $0.define(template, from: from, at: now) }
        return .table(.shifts(in: try await desk.books()), as: "shifts", status: .created)
    }

    private func assign(_ visit: Visit) async throws -> Response {
        let body = try JSONBody(visit)
        try body.check(Self.scheduleMembers)
        let books = try await desk.books()
        let now = await desk.now()
        let from = try body.day("from") ?? books.today(at: now)
        func person() throws -> PersonID {
            try desk.person(try body.required("number", body.string("number")), in: books).id
        }
        let scope: ScheduleAssignment.Scope
        switch body.string("scope") {
        case "site": scope = .site
        case "department": scope = .department(try body.required("department", body.string("department")))
        case "person": scope = .person(try person())
        case "assigned": scope = .assigned(try person())
        default:
            throw HTTPError(.unprocessableContent, message: "scope must be site, department, person or assigned.")
        }
        let assignment = try ScheduleAssignment(
            id: desk.identifier("schedule", visit),
            scope: scope,
            rota: Rota(anchor: body.day("anchor") ?? from, text: body.required("rota", body.string("rota"))),
            from: from,
            to: body.day("to")
        )
        try await desk.commands(visit).assign(assignment, at: now)
        return .table(.schedules(in: try await desk.books()), as: "schedules", status: .created)
    }

    private func grant(_ visit: Visit) async throws -> Response {
        let body = try JSONBody(visit)
        try body.check(Self.leaveMembers)
        let books = try await desk.books()
        guard let kind = Leave.Kind(rawValue: body.string("kind") ?? "") else {
            throw HTTPError(.unprocessableContent, message: "kind must be holiday, sick, business-trip or remote.")
        }
        let from = try body.required("from", try body.day("from"))
        let leave = try Leave(
            id: desk.identifier("leave", visit),
            person: desk.person(try body.required("number", body.string("number")), in: books).id,
            kind: kind,
            from: from,
            to: body.day("to") ?? from,
            part: part(body)
        )
        try await desk.commands(visit).grant(leave, at: await desk.now())
        return .table(.leave(in: try await desk.books()), as: "leave", status: .created)
    }

    /// The part of a day that is free: all of it, `until 720` or `from 720`.
    private func part(_ body: JSONBody) throws -> DayPart {
        guard let text = body.string("part") else { return .all }
        guard let part = DayPart(text) else {
            throw HTTPError(
                .unprocessableContent,
                message: "part must be all, or until or from a minute of the day, such as “until 720”."
            )
        }
        return part
    }
}
