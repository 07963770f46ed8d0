import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Channels for programs.
struct LinkAPI: Sendable {
    /// Bytes of a document that is taken: more than the longest texts have.
    private static let limit = 128 * 1024
    /// How many deliveries are told at most.
    private static let logged = 200

    let services: WebServices

    private var manager: ChannelManager { services.links }

    var routes: [Route] {
        let admin = Route.Access.permission(.manageLinks)
        return [
            .get("/api/v1/links", admin) { _ in
                let waiting = try manager.store.waiting()
                let channels = try manager.store.channels()
                var connections: [String: ChannelConnection] = [:]
                for channel in channels { connections[channel.id] = await manager.connection(of: channel) }
                return .json(LinksJSON.bytes(channels, waiting: waiting, connections: connections))
            },
            .post("/api/v1/links", admin, body: .bytes(Self.limit)) { incoming in
                let request = try incoming.decode(ChannelRequest.self)
                let channel = try manager.add(request, at: services.now())
                let secret = request.madeSecret(of: channel, before: nil)
                return .json(
                    LinksJSON.bytes(channel, waiting: 0, connection: nil, secret: secret),
                    status: .created
                )
            },
            .get("/api/v1/links/:id", admin) { incoming in
                try await shown(incoming.parameter("id"))
            },
            .patch("/api/v1/links/:id", admin, body: .bytes(Self.limit)) { incoming in
                let old = try manager.channel(incoming.parameter("id"))
                let request = try incoming.decode(ChannelRequest.self).over(old)
                let channel = try manager.change(old.id, request)
                return try await shown(old.id, secret: request.madeSecret(of: channel, before: old))
            },
            .delete("/api/v1/links/:id", admin) { incoming in
                try manager.remove(incoming.parameter("id"))
                return Response(status: .noContent)
            },
            .post("/api/v1/links/:id/on", admin, body: .none) { incoming in try await turning(incoming, off: false) },
            .post("/api/v1/links/:id/off", admin, body: .none) { incoming in try await turning(incoming, off: true) },
            .post("/api/v1/links/:id/test", admin, body: .none) { incoming in
                let id = try manager.channel(incoming.parameter("id")).id
                return .json(LinksJSON.bytes(try await manager.test(id, at: services.now())))
            },
            .post("/api/v1/links/:id/secret", admin, body: .none) { incoming in
                let id = incoming.parameter("id")
                return try await shown(id, secret: try manager.rotate(id))
            },
            .delete("/api/v1/links/:id/secret/old", admin) { incoming in
                try manager.endRotation(incoming.parameter("id"))
                return try await shown(incoming.parameter("id"))
            },
            .put("/api/v1/links/:id/subscriptions/:type", admin, body: .none) { incoming in
                try await subscribing(incoming) { id, type, person in
                    try manager.subscribe(id, to: manager.subscription(type: type, person: person))
                }
            },
            .delete("/api/v1/links/:id/subscriptions/:type", admin) { incoming in
                try await subscribing(incoming) { try manager.unsubscribe($0, type: $1, person: $2) }
            },
            .get("/api/v1/links/:id/deliveries", admin) { incoming in
                let channel = try manager.channel(incoming.parameter("id"))
                return .json(LinksJSON.bytes(try manager.store.deliveries(channel.id, limit: Self.logged)))
            },
            .post("/api/v1/links/:id/deliveries/:delivery/replay", admin, body: .none) { incoming in
                let delivery = Int64(incoming.parameter("delivery")) ?? 0
                try manager.replay(delivery, of: incoming.parameter("id"), at: services.now())
                return Response(status: .noContent)
            },
        ]
    }

    private func shown(_ id: String, secret: String? = nil) async throws -> Response {
        let channel = try manager.channel(id)
        let bytes = LinksJSON.bytes(
            channel,
            waiting: try manager.store.waiting()[id] ?? 0,
            connection: await manager.connection(of: channel),
            secret: secret
        )
        return .json(bytes)
    }

    private func turning(_ incoming: IncomingRequest, off: Bool) async throws -> Response {
        try manager.setOff(off, incoming.parameter("id"))
        return try await shown(incoming.parameter("id"))
    }

    private func subscribing(
        _ incoming: IncomingRequest,
        _ change: (_ id: String, _ type: String, _ person: String) throws -> Void
    ) async throws -> Response {
        let id = try manager.channel(incoming.parameter("id")).id
        try change(id, incoming.parameter("type"), incoming.query("person") ?? "")
        return try await shown(id)
    }
}
