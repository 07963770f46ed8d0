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

    private var desk: MessageDesk { services.peers.messages }

    var routes: [Route] {
        let may = Route.Access.permission(.exchangeMessages)
        return [
            .get("/api/v1/messages", may) { visit in
                let incoming: Bool? =
                    switch visit.query("direction") {
                    case nil: nil
                    case "in": true
                    case "out": false
                    default: throw Refusal(.badRequest, "problems.oneOf", ["name": "direction", "allowed": "in, out"])
                    }
                return .json(PeersJSON.bytes(try desk.store.messages(incoming: incoming, limit: Self.listed)))
            },
            .post("/api/v1/messages", may, body: .bytes(Self.limit)) { visit in
                let body = try JSONBody(visit)
                try body.check(["to": .string, "text": .string, "wall": .boolean])
                let to = try body.required("to", body.string("to"))
                let text = try body.required("text", body.string("text"))
                let isForWall = body.boolean("wall") ?? false
                return try await answering(visit) {
                    let peer = try desk.peer(to)
                    let message = try desk.send(text, to: peer, isForWall: isForWall, at: services.now())
                    return .json(PeersJSON.bytes(message, text: nil), status: .created)
                }
            },
            .post("/api/v1/messages/files", may, body: .stream) { visit in
                try await answering(visit) {
                    let message = try await MessageUpload(desk: desk, now: services.now).take(visit)
                    return .json(PeersJSON.bytes(message, text: nil), status: .created)
                }
            },
            .get("/api/v1/messages/:id", may) { visit in
                try await answering(visit) { try shown(visit) }
            },
            .get("/api/v1/messages/:id/content", may) { visit in
                try await answering(visit) { try MessageContent(message(visit), files: desk.files).downloaded() }
            },
            .post("/api/v1/messages/:id/read", may, body: .none) { visit in
                try await acting(visit) { try desk.markRead($0, at: $1) }
            },
            .post("/api/v1/messages/:id/pause", may, body: .none) { visit in
                try await acting(visit) { try desk.pause($0, at: $1) }
            },
            .post("/api/v1/messages/:id/resume", may, body: .none) { visit in
                try await acting(visit) { try desk.resume($0, at: $1) }
            },
            .delete("/api/v1/messages/:id", may) { visit in
                try await answering(visit) {
                    try desk.delete(message(visit).id, at: services.now())
                    return Response(status: .noContent)
                }
            },
        ]
    }

    private func message(_ visit: Visit) throws -> Message { try desk.message(visit.parameter("id")) }

    private func shown(_ visit: Visit) throws -> Response {
        let message = try message(visit)
        let hasText = message.form == .text && message.hasContent
        return .json(PeersJSON.bytes(message, text: hasText ? try desk.text(of: message) : nil))
    }

    private func acting(_ visit: Visit, _ act: (MessageID, Instant) throws -> Void) async throws -> Response {
        try await answering(visit) {
            try act(message(visit).id, services.now())
            return try shown(visit)
        }
    }

    private func answering(_ visit: Visit, _ answer: () async throws -> Response) async throws -> Response {
        let t = visit.texts.messages
        do {
            return try await answer()
        } catch let error as PeerError {
            throw HTTPError(
                error == .noSuchMessage ? .notFound : .unprocessableContent,
                message: t.reason(error)
            )
        }
    }
}
