import Attendance
import BeaconKit
import Hummingbird
import Station

/// Roll calls for programs and for wardens' devices.
struct RollCallAPI: Sendable {
    let desk: AttendanceDesk

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceDesk.documentLimit)
        return [
            .get("/api/v1/rollcalls", .permission(.viewRollCalls)) { visit in
                try await desk.answering {
                    try .page(
                        of: .rollCalls(in: try await desk.books()),
                        as: "rollCalls",
                        by: ["began", "rollCall"],
                        for: visit
                    )
                }
            },
            .post("/api/v1/rollcalls", .permission(.callRoll), body: limit) { visit in
                try await desk.answering {
                    let body = try JSONBody(visit)
                    try body.check(["drill": .boolean])
                    let id = RollCallID(rawValue: try desk.identifier("roll call", visit))
                    let board = await desk.services.board.board()
                    try await desk.commands(visit).startRollCall(
                        isDrill: body.boolean("drill") ?? false,
                        people: board.people.map { RollCall.Snapshot($0) },
                        id: id,
                        at: board.now
                    )
                    return try await answer(id, status: .created)
                }
            },
            .get("/api/v1/rollcalls/:id", .permission(.viewRollCalls)) { visit in
                try await desk.answering { try await answer(id(visit)) }
            }.showing(.whereabouts),
            .post("/api/v1/rollcalls/:id/marks", .permission(.callRoll), body: limit) { visit in
                try await desk.answering { try await mark(visit) }
            },
            .post("/api/v1/rollcalls/:id/close", .permission(.callRoll), body: .none) { visit in
                try await desk.answering {
                    let now = await desk.now()
                    try await desk.once("end of roll call", visit) { commands in
                        try await commands.closeRollCall(id(visit), at: now)
                    }
                    return try await answer(id(visit))
                }
            },
        ]
    }

    private func id(_ visit: Visit) -> RollCallID { RollCallID(rawValue: visit.parameter("id")) }

    private func mark(_ visit: Visit) async throws -> Response {
        let body = try JSONBody(visit)
        try body.check(["number": .number, "name": .string, "state": .string])
        guard let state = RollCallMark.State(rawValue: body.string("state") ?? "") else {
            throw Refusal("problems.oneOf", ["name": "state", "allowed": "safe, missing, not-on-site"])
        }
        let now = await desk.now()
        if let number = body.string("number") {
            let person = try desk.person(number, in: try await desk.books())
            try await desk.once("mark", visit) { try await $0.mark(person.id, state, in: id(visit), at: now) }
        } else {
            let subject = PersonID(rawValue: try desk.identifier("unlisted", visit))
            let name = try body.required("name", body.string("name"))
            try await desk.once("mark", visit) { commands in
                try await commands.mark(unlisted: name, as: subject, state, in: id(visit), at: now)
            }
        }
        return try await answer(id(visit))
    }

    private func answer(_ id: RollCallID, status: HTTPResponse.Status = .ok) async throws -> Response {
        let books = try await desk.books()
        let view = try books.rollCallView(id, from: desk.services.journal)
        let actors = try await desk.services.desk.actorNames()
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
            json.rows(of: .rollCall(view, in: books, actors: actors))
        }
        return .json(json.bytes, status: status)
    }
}
