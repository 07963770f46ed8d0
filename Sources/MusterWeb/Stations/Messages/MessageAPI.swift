import Attendance
import BeaconKit
import Hummingbird
import Station

/// Messages between stations for programs.
struct MessageAPI: Sendable {
    /// Bytes of the largest document that is taken.
    private static let limit = 512 * 1024
    /// How many messages are told at most.
    private static let listed = 500

    let services: WebServices

    private var manager: MessageManager { services.peers.messages }

    var routes: [Route] {
        let may = Route.Access.permission(.exchangeMessages)
        return [
            .get("/api/v1/messages", may) { incoming in
                let incoming: Bool? =
                    switch incoming.query("direction") {
                    case nil: nil
                    case "in": true
                    case "out": false
                    default: throw Refusal(.badRequest, "problems.oneOf", ["name": "direction", "allowed": "in, out"])
                    }
                return .json(PeersJSON.bytes(try manager.store.messages(incoming: incoming, limit: Self.listed)))
            },
            .post("/api/v1/messages", may, body: .bytes(Self.limit)) { incoming in
                let message = try manager.send(incoming.decode(MessageRequest.self), at: services.now())
                return .json(PeersJSON.bytes(message, text: nil), status: .created)
            },
            .post("/api/v1/messages/files", may, body: .stream) { incoming in
                let message = try await MessageUpload(manager: manager, now: services.now).receive(incoming)
                return .json(PeersJSON.bytes(message, text: nil), status: .created)
            },
            .get("/api/v1/messages/:id", may) { incoming in
                try shown(incoming)
            },
            .get("/api/v1/messages/:id/content", may) { incoming in
                try MessageContent(message(incoming), files: manager.files).downloaded()
            },
            .post("/api/v1/messages/:id/read", may, body: .none) { incoming in
                try await acting(incoming) { try manager.markRead($0, at: $1) }
            },
            .post("/api/v1/messages/:id/pause", may, body: .none) { incoming in
                try await acting(incoming) { try manager.pause($0, at: $1) }
            },
            .post("/api/v1/messages/:id/resume", may, body: .none) { incoming in
                try await acting(incoming) { try manager.resume($0, at: $1) }
            },
            .delete("/api/v1/messages/:id", may) { incoming in
                try manager.delete(message(incoming).id, at: services.now())
                return Response(status: .noContent)
            },
        ]
    }

    private func message(_ incoming: IncomingRequest) throws -> Message {
        try manager.message(incoming.parameter("id"))
    }

    private func shown(_ incoming: IncomingRequest) throws -> Response {
        let message = try message(incoming)
        let hasText = message.form == .text && message.hasContent
        return .json(PeersJSON.bytes(message, text: hasText ? try manager.text(of: message) : nil))
    }

    private func acting(_ incoming: IncomingRequest, _ act: (MessageID, Instant) throws -> Void) async throws
        -> Response
    {
        try act(message(incoming).id, services.now())
        return try shown(incoming)
    }
}
