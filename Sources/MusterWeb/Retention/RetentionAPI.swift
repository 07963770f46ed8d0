import Attendance
import Hummingbird
import Station

/// Retention for programs.
struct RetentionAPI: Sendable {
    /// Bytes of a document that is taken.
    private static let documentLimit = 4 * 1024

    let services: WebServices

    var routes: [Route] {
        [
            .get("/api/v1/retention", .permission(.changeSettings)) { _ in try await response() },
            .patch("/api/v1/retention", .permission(.changeSettings), body: .bytes(Self.documentLimit), change),
            .post("/api/v1/retention/forecast", .permission(.changeSettings), body: .bytes(Self.documentLimit)) {
                incoming in
                let retention = try incoming.decode(RetentionRequest.self).retention(over: present())
                let now = await services.board.board().now
                return .json(RetentionJSON.bytes(try await services.retention.forecast(retention, at: now)))
            },
            .post("/api/v1/retention/clock", .permission(.changeSettings), body: .none) { incoming in
                let now = await services.board.board().now
                try services.retention.confirmClock(actor: incoming.principal.actor, source: .api, at: now)
                return try await response()
            },
        ]
    }

    private func response() async throws -> Response {
        .json(RetentionJSON.bytes(try services.retention.status(at: await services.board.board().now)))
    }

    private func change(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(RetentionRequest.self)
        let retention = try request.retention(over: present())
        let now = await services.board.board().now
        if request.confirmed != true {
            let count = try await services.retention.forecast(retention, at: now).reduce(0) { $0 + $1.count }
            guard count == 0 else {
                let detail = "This would delete \(count) for good. To do it, send \"confirmed\": true."
                return Problem(status: .conflict, detail: detail).response
            }
        }
        try await services.retention.change(
            to: retention,
            from: incoming.seenVersion,
            actor: incoming.principal.actor,
            source: .api,
            at: now
        )
        return try await response()
    }

    private func present() throws -> Retention { try services.retention.store.retention() ?? .undecided }
}
