import Attendance
import BeaconKit
import Hummingbird
import Station

/// Sharing and conflicts for programs.
struct SharingAPI: Sendable {
    private static let limit = 128 * 1024

    let services: WebServices

    var routes: [Route] {
        [
            .get("/api/v1/sharing", .permission(.changeSettings)) { visit in
                try answering { .json(try SharingJSON.bytes(try services.sharing.stationID(), commands(visit))) }
            },
            .put("/api/v1/sharing/:station", .permission(.changeSettings), body: .bytes(Self.limit)) { visit in
                try await set(.giving, visit)
            },
            .put("/api/v1/sharing/:station/taking", .permission(.changeSettings), body: .bytes(Self.limit)) { visit in
                try await set(.taking, visit)
            },
            .get("/api/v1/conflicts", .permission(.editPeople)) { visit in
                .json(SharingJSON.bytes(try desk(visit).conflicts()))
            },
            .post("/api/v1/conflicts/:id", .permission(.editPeople), body: .bytes(Self.limit), decide),
        ]
    }

    private func commands(_ visit: Visit) -> SharingCommands {
        SharingCommands(store: services.sharing, actor: visit.visitor.actor, source: .api)
    }

    private func desk(_ visit: Visit) -> ConflictDesk {
        ConflictDesk(store: services.sharing, actor: visit.visitor.actor, source: .api)
    }

    private func set(_ direction: SharingScope.Direction, _ visit: Visit) async throws -> Response {
        let now = await services.board.board().now
        let response = try answering {
            let body = try JSONBody(visit)
            try body.check(["people": .string, "punches": .string, "items": .boolean])
            let commands = commands(visit)
            let peer = try commands.peer(visit.parameter("station"))
            let scope = try commands.scope(
                direction,
                peer,
                people: body.string("people"),
                punches: body.string("punches"),
                items: body.boolean("items")
            )
            try commands.set(direction, scope, peer, at: now)
            return Response.json(try SharingJSON.bytes(try services.sharing.stationID(), commands))
        }
        await services.board.rosterChanged()
        return response
    }

    private func decide(_ visit: Visit) async throws -> Response {
        let now = await services.board.board().now
        let response = try answering {
            let body = try JSONBody(visit)
            try body.check(["side": .number, "number": .number])
            let side = try body.required("side", try body.integer("side"))
            let number = try body.integer("number").map { value in
                guard let number = PersonNumber(rawValue: value) else {
                    throw HTTPError(.unprocessableContent, message: visit.texts.sharing.numberMissing)
                }
                return number
            }
            try desk(visit).resolve(visit.parameter("id"), side: side, number: number, at: now)
            return Response(status: .noContent)
        }
        await services.board.rosterChanged()
        return response
    }

    private func answering(_ answer: () throws -> Response) throws -> Response {
        do {
            return try answer()
        } catch let error as SharingError {
            if case .noSuchPeer = error { throw HTTPError(.notFound, message: error.description) }
            throw HTTPError(.unprocessableContent, message: error.description)
        } catch ConflictError.noSuchConflict {
            throw HTTPError(.notFound, message: ConflictError.noSuchConflict.description)
        } catch let error as ConflictError {
            throw HTTPError(.unprocessableContent, message: error.description)
        } catch let error as RosterError {
            throw HTTPError(.unprocessableContent, message: error.description)
        }
    }
}
