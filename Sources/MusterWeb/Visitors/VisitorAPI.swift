import Attendance
import BeaconKit
import Hummingbird
import Station

/// Visitors for programs.
struct VisitorAPI: Sendable {
    let controller: VisitorController

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceController.documentLimit)
        return [
            .get("/api/v1/visitors", .permission(.receiveVisitors)) { incoming in
                let snapshot = try await controller.attendance.snapshot()
                let now = await controller.attendance.now()
                let day = try controller.attendance.day(incoming.query("day"))
                let records = try snapshot.visitors(from: controller.services.journal, at: now) { visit in
                    day.map { snapshot.isVisit(visit, on: $0, at: now) } ?? true
                }
                return try .page(of: .visitors(records, in: snapshot), as: "visitors", by: ["visitor"], for: incoming)
            },
            .post("/api/v1/visitors", .permission(.receiveVisitors), body: limit) { incoming in
                let id = PersonID(rawValue: try controller.attendance.identifier("visitor", incoming))
                let request = try incoming.decode(VisitorRequest.self)
                try await controller.attendance.commands(incoming).expect(
                    request,
                    as: id,
                    at: await controller.attendance.now()
                )
                return try await answer(id, incoming, status: .created)
            },
            .get("/api/v1/visitors/:id", .permission(.receiveVisitors)) { incoming in
                try await answer(id(incoming), incoming)
            },
            .patch("/api/v1/visitors/:id", .permission(.receiveVisitors), body: limit) { incoming in
                let request = try incoming.decode(VisitorRequest.self)
                let now = await controller.attendance.now()
                try await controller.attendance.commands(incoming).edit(id(incoming), request, at: now)
                return try await answer(id(incoming), incoming)
            },
            .delete("/api/v1/visitors/:id", .permission(.receiveVisitors)) { incoming in
                let now = await controller.attendance.now()
                try await controller.attendance.commands(incoming).removeVisitor(id(incoming), at: now)
                await controller.services.board.rosterChanged()
                return Response(status: .noContent)
            },
            .post(
                "/api/v1/visitors/:id/sign-in",
                .permission(.receiveVisitors),
                body: .bytes(VisitorController.formLimit)
            ) { incoming in
                let request = try incoming.decode(SignInRequest.self)
                let now = await controller.attendance.now()
                let snapshot = try await controller.attendance.snapshot()
                guard snapshot.visitors.visits[id(incoming)] != nil else { throw VisitorError.noSuchVisitor }
                let commands = controller.attendance.commands(incoming)
                try await commands.signIn(request, as: id(incoming), isAlone: false, at: now)
                await controller.services.board.rosterChanged()
                return try await answer(id(incoming), incoming)
            },
            .post("/api/v1/visitors/:id/sign-out", .permission(.receiveVisitors), body: .none) { incoming in
                let now = await controller.attendance.now()
                try await controller.attendance.commands(incoming).signOut(id(incoming), at: now)
                await controller.services.board.rosterChanged()
                return try await answer(id(incoming), incoming)
            },
            .get("/api/v1/visitor-rules", .permission(.changeSettings)) { _ in try await rules() },
            .patch("/api/v1/visitor-rules", .permission(.changeSettings), body: .bytes(128 * 1024)) { incoming in
                let request = try incoming.decode(VisitorRulesRequest.self)
                let now = await controller.attendance.now()
                try await controller.attendance.commands(incoming).set(request, at: now)
                return try await rules()
            },
        ]
    }

    private func id(_ incoming: IncomingRequest) -> PersonID { PersonID(rawValue: incoming.parameter("id")) }

    private func answer(_ id: PersonID, _ incoming: IncomingRequest, status: HTTPResponse.Status = .ok) async throws
        -> Response
    {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        let visitor = try snapshot.visitor(id, from: controller.services.journal, at: now)
        let isGood = visitor.visit.isPassGood(at: now, today: snapshot.today(at: now))
        var json = JSONWriter()
        json.object { json in
            let table = ReportTable.visitors([visitor], in: snapshot)
            for row in table.rows { json.members(of: row, in: table) }
            json.key("link")
            json.string(isGood ? visitor.details.map { controller.link($0.pass, incoming) } : nil)
        }
        return .json(json.bytes, status: status)
    }

    private func rules() async throws -> Response {
        let rules = try await controller.attendance.snapshot().visitors.rules
        var json = JSONWriter()
        json.object { json in
            json.key("agreement")
            json.string(rules.agreement)
            for field in VisitorField.requirable {
                json.key(field.rawValue)
                json.boolean(rules.required.contains(field))
            }
        }
        return .json(json.bytes)
    }
}
