import Attendance
import Hummingbird
import Station

/// Gateways for programs.
struct GatewayAPI: Sendable {
    /// Bytes of a document that is taken: more than the longest texts have.
    private static let limit = 128 * 1024

    let services: WebServices

    private var manager: GatewayManager { services.gateways }

    var routes: [Route] {
        let admin = Route.Access.permission(.manageLinks)
        return [
            .get("/api/v1/gateways", admin) { _ in try await all(status: .ok) },
            .post("/api/v1/gateways", admin, body: .bytes(Self.limit)) { incoming in
                _ = try manager.add(
                    incoming.decode(GatewayRequest.self),
                    actor: incoming.principal.actor,
                    source: incoming.source,
                    at: await services.board.board().now
                )
                await services.board.rosterChanged()
                return try await all(status: .created)
            },
            .post("/api/v1/gateways/test", admin, body: .bytes(Self.limit)) { incoming in
                .json(GatewaysJSON.bytes(try await manager.test(incoming.decode(GatewayRequest.self))))
            },
            .delete("/api/v1/gateways/:id", admin) { incoming in
                try manager.remove(incoming.parameter("id"))
                return Response(status: .noContent)
            },
        ]
    }

    private func all(status: HTTPResponse.Status) async throws -> Response {
        let reports = await services.radio.receiverReports()
        return .json(
            GatewaysJSON.bytes(try manager.lines(), sources: try manager.sources(), reports: reports),
            status: status
        )
    }
}
