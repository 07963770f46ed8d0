import Attendance
import BeaconKit
import Hummingbird
import Station

/// Roll calls for programs and for wardens' devices.
struct RollCallAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceController.documentLimit)
        return [
            .get("/api/v1/rollcalls", .permission(.viewRollCalls)) { incoming in
                try .page(
                    of: .rollCalls(in: try await controller.snapshot()),
                    as: "rollCalls",
                    by: ["began", "rollCall"],
                    for: incoming
                )
            },
            .post("/api/v1/rollcalls", .permission(.callRoll), body: limit) { incoming in
                let request = try incoming.decode(RollCallRequest.self)
                let id = RollCallID(rawValue: try controller.identifier("roll call", incoming))
                let board = await controller.services.board.board()
                try await controller.commands(incoming).startRollCall(
                    isDrill: request.drill ?? false,
                    people: board.people.map { RollCall.Whereabouts($0) },
                    id: id,
                    at: board.now
                )
                await controller.services.board.rosterChanged()
                return try await answer(id, status: .created)
            },
            .get("/api/v1/rollcalls/:id", .permission(.viewRollCalls)) { incoming in
                try await answer(id(incoming))
            }.showing(.whereabouts),
            .post("/api/v1/rollcalls/:id/marks", .permission(.callRoll), body: limit) { incoming in
                try await mark(incoming)
            },
            .post("/api/v1/rollcalls/:id/close", .permission(.callRoll), body: .none) { incoming in
                let now = await controller.now()
                try await controller.once("end of roll call", incoming) { commands in
                    try await commands.closeRollCall(id(incoming), at: now)
                }
                await controller.services.board.rosterChanged()
                return try await answer(id(incoming))
            },
        ]
    }

    private func id(_ incoming: IncomingRequest) -> RollCallID { RollCallID(rawValue: incoming.parameter("id")) }

    private func mark(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(MarkRequest.self)
        let snapshot = try await controller.snapshot()
        let person = try request.number.map { try snapshot.person($0).id }
        let stranger = PersonID(rawValue: try controller.identifier("unlisted", incoming))
        let now = await controller.now()
        try await controller.once("mark", incoming) { commands in
            try await request.mark(person, or: stranger, in: id(incoming), by: commands, at: now)
        }
        return try await answer(id(incoming))
    }

    private func answer(_ id: RollCallID, status: HTTPResponse.Status = .ok) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let view = try snapshot.rollCallView(id, from: controller.services.journal)
        let actors = try await controller.services.access.actorNames()
        var json = JSONWriter(capacity: 512 + view.lines.count * 200)
        json.object { json in
            json.key("rollCall")
            json.string(id.rawValue)
            json.key("drill")
            json.boolean(view.record.isDrill)
            json.key("began")
            json.instant(view.record.began)
            json.key("closed")
            json.instant(view.record.closed?.at)
            json.key("expected")
            json.integer(view.expected)
            json.key("safe")
            json.integer(view.counts.safe)
            json.key("missing")
            json.integer(view.counts.missing)
            json.key("notOnSite")
            json.integer(view.counts.notOnSite)
            json.key("unlisted")
            json.integer(view.counts.unlisted)
            json.key("unaccounted")
            json.integer(view.counts.unaccounted)
            json.key("people")
            json.rows(of: .rollCall(view, in: snapshot, actors: actors))
        }
        return .json(json.bytes, status: status)
    }
}
