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
                try answering(visit) { .json(try SharingJSON.bytes(try services.sharing.stationID(), commands(visit))) }
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
        let response = try answering(visit) {
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
        let response = try answering(visit) {
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

    /// Answers, and says in the program's language why not.
    private func answering(_ visit: Visit, _ answer: () throws -> Response) throws -> Response {
        let t = visit.texts.sharing
        do {
            return try answer()
        } catch let error as SharingError {
            switch error {
            case .noSuchPeer: throw HTTPError(.notFound, message: t.noSuchStation)
            case .badSelection: throw HTTPError(.unprocessableContent, message: t.badSelection)
            default: throw HTTPError(.unprocessableContent, message: error.description)
            }
        } catch let error as ConflictError {
            switch error {
            case .noSuchConflict: throw HTTPError(.notFound, message: t.gone)
            case .numberMissing: throw HTTPError(.unprocessableContent, message: t.numberMissing)
            case .noSuchSide(let most): throw HTTPError(.unprocessableContent, message: t.noSuchSide(most))
            case .erased: throw HTTPError(.unprocessableContent, message: t.sideErased)
            }
        } catch let error as RosterError {
            switch error {
            case .noSuchPerson(let number): throw HTTPError(.unprocessableContent, message: t.noSuchPerson(number))
            case .numberTaken(_, let holder), .numberArchived(_, let holder):
                throw HTTPError(.unprocessableContent, message: t.numberTaken(holder))
            default: throw HTTPError(.unprocessableContent, message: visit.texts.people.reason(error))
            }
        }
    }
}
