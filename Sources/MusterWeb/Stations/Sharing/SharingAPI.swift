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
                .json(try SharingJSON.bytes(try services.sharing.stationID(), commands(incoming)))
            },
            .put("/api/v1/sharing/:station", .permission(.changeSettings), body: .bytes(Self.limit)) { incoming in
                try await set(.giving, incoming)
            },
            .put("/api/v1/sharing/:station/taking", .permission(.changeSettings), body: .bytes(Self.limit)) {
                incoming in
                try await set(.taking, incoming)
            },
            .get("/api/v1/conflicts", .permission(.editPeople)) { incoming in
                .json(SharingJSON.bytes(try conflicts(incoming).conflicts()))
            },
            .post("/api/v1/conflicts/:id", .permission(.editPeople), body: .bytes(Self.limit), decide),
        ]
    }

    private func commands(_ incoming: IncomingRequest) -> SharingCommands {
        SharingCommands(store: services.sharing, actor: incoming.principal.actor, source: .api)
    }

    private func conflicts(_ incoming: IncomingRequest) -> ConflictManager {
        ConflictManager(store: services.sharing, principal: incoming.principal, source: .api)
    }

    private func set(_ direction: SharingScope.Direction, _ incoming: IncomingRequest) async throws -> Response {
        let now = await services.board.board().now
        let request = try incoming.decode(ScopeRequest.self)
        let commands = commands(incoming)
        let peer = try commands.peer(incoming.parameter("station"))
        try commands.set(direction, commands.scope(direction, peer, request), peer, at: now)
        await services.board.rosterChanged()
        return .json(try SharingJSON.bytes(try services.sharing.stationID(), commands))
    }

    private func decide(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(ConflictRequest.self)
        let now = await services.board.board().now
        try conflicts(incoming).resolve(incoming.parameter("id"), request, at: now)
        await services.board.rosterChanged()
        return Response(status: .noContent)
    }
}
