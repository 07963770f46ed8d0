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
            .get("/api/v1/sharing", .permission(.changeSettings)) { incoming in
                try answering(incoming) {
                    .json(try SharingJSON.bytes(try services.sharing.stationID(), commands(incoming)))
                }
            },
            .put("/api/v1/sharing/:station", .permission(.changeSettings), body: .bytes(Self.limit)) { incoming in
                try await set(.giving, incoming)
            },
            .put("/api/v1/sharing/:station/taking", .permission(.changeSettings), body: .bytes(Self.limit)) {
                incoming in
                try await set(.taking, incoming)
            },
            .get("/api/v1/conflicts", .permission(.editPeople)) { incoming in
                .json(SharingJSON.bytes(try controller(incoming).conflicts()))
            },
            .post("/api/v1/conflicts/:id", .permission(.editPeople), body: .bytes(Self.limit), decide),
        ]
    }

    private func commands(_ incoming: IncomingRequest) -> SharingCommands {
        SharingCommands(store: services.sharing, actor: incoming.principal.actor, source: .api)
    }

    private func controller(_ incoming: IncomingRequest) -> ConflictManager {
        ConflictManager(store: services.sharing, actor: incoming.principal.actor, source: .api)
    }

    private func set(_ direction: SharingScope.Direction, _ incoming: IncomingRequest) async throws -> Response {
        let now = await services.board.board().now
        let response = try answering(incoming) {
            let body = try JSONBody(incoming)
            try body.check(["people": .string, "punches": .string, "items": .boolean])
            let commands = commands(incoming)
            let peer = try commands.peer(incoming.parameter("station"))
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

    private func decide(_ incoming: IncomingRequest) async throws -> Response {
        let now = await services.board.board().now
        let response = try answering(incoming) {
            let body = try JSONBody(incoming)
            try body.check(["side": .number, "number": .number])
            let side = try body.required("side", try body.integer("side"))
            let number = try body.integer("number").map { value in
                guard let number = PersonNumber(rawValue: value) else {
                    throw HTTPError(.unprocessableContent, message: incoming.texts.sharing.numberMissing)
                }
                return number
            }
            try controller(incoming).resolve(incoming.parameter("id"), side: side, number: number, at: now)
            return Response(status: .noContent)
        }
        await services.board.rosterChanged()
        return response
    }

    /// Answers, and says in the program's language why not.
    private func answering(_ incoming: IncomingRequest, _ answer: () throws -> Response) throws -> Response {
        let t = incoming.texts.sharing
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
            default: throw HTTPError(.unprocessableContent, message: incoming.texts.people.reason(error))
            }
        }
    }
}
