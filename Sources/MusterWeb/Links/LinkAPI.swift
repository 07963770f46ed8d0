import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Channels for programs.
struct LinkAPI: Sendable {
    /// Bytes of a document that is taken: more than the longest texts have.
    private static let limit = 128 * 1024
    private static let members = Dictionary(
        uniqueKeysWithValues: ChannelRequest.Field.allCases.map { ($0.rawValue, JSONBody.Kind.string) }
    )
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
                try await answering(incoming) {
                    let request = try request(incoming, old: nil)
                    let channel = try manager.add(request, at: services.now())
                    let secret = request.madeSecret(of: channel, before: nil)
                    return .json(
                        LinksJSON.bytes(channel, waiting: 0, connection: nil, secret: secret),
                        status: .created
                    )
                }
            },
            .get("/api/v1/links/:id", admin) { incoming in
                try await answering(incoming) { try await shown(incoming.parameter("id")) }
            },
            .patch("/api/v1/links/:id", admin, body: .bytes(Self.limit)) { incoming in
                try await answering(incoming) {
                    let old = try manager.channel(incoming.parameter("id"))
                    let request = try request(incoming, old: old)
                    let channel = try manager.change(old.id, request)
                    return try await shown(old.id, secret: request.madeSecret(of: channel, before: old))
                }
            },
            .delete("/api/v1/links/:id", admin) { incoming in
                try await answering(incoming) {
                    try manager.remove(incoming.parameter("id"))
                    return Response(status: .noContent)
                }
            },
            .post("/api/v1/links/:id/on", admin, body: .none) { incoming in try await turning(incoming, off: false) },
            .post("/api/v1/links/:id/off", admin, body: .none) { incoming in try await turning(incoming, off: true) },
            .post("/api/v1/links/:id/test", admin, body: .none, test),
            .put("/api/v1/links/:id/subscriptions/:type", admin, body: .none) { incoming in
                try await subscribing(incoming) { try manager.subscribe($0, to: $1) }
            },
            .delete("/api/v1/links/:id/subscriptions/:type", admin) { incoming in
                try await subscribing(incoming) { try manager.unsubscribe($0, from: $1) }
            },
            .get("/api/v1/links/:id/deliveries", admin) { incoming in
                try await answering(incoming) {
                    let channel = try manager.channel(incoming.parameter("id"))
                    return .json(LinksJSON.bytes(try manager.store.deliveries(channel.id, limit: Self.logged)))
                }
            },
            .post("/api/v1/links/:id/deliveries/:delivery/replay", admin, body: .none) { incoming in
                try await answering(incoming) {
                    let delivery = Int64(incoming.parameter("delivery")) ?? 0
                    try manager.replay(delivery, of: incoming.parameter("id"), at: services.now())
                    return Response(status: .noContent)
                }
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

    /// What was sent, without spaces at its ends, with what was not sent as it is.
    private func request(_ incoming: IncomingRequest, old: Channel?) throws -> ChannelRequest {
        let body = try JSONBody(incoming)
        try body.check(Self.members)
        let before = old.map { ChannelRequest($0) }
        return ChannelRequest { field in
            body.string(field.rawValue)?.trimmingCharacters(in: .whitespacesAndNewlines) ?? before?[field] ?? ""
        }
    }

    private func turning(_ incoming: IncomingRequest, off: Bool) async throws -> Response {
        try await answering(incoming) {
            try manager.setOff(off, incoming.parameter("id"))
            return try await shown(incoming.parameter("id"))
        }
    }

    private func subscribing(
        _ incoming: IncomingRequest,
        _ change: (String, Subscription) throws -> Void
    ) async throws -> Response {
        try await answering(incoming) {
            let id = try manager.channel(incoming.parameter("id")).id
            let subscription = try manager.subscription(
                type: incoming.parameter("type"),
                person: incoming.query("person") ?? ""
            )
            try change(id, subscription)
            return try await shown(id)
        }
    }

    private func test(_ incoming: IncomingRequest) async throws -> Response {
        let channel = try await answering(incoming) { try manager.channel(incoming.parameter("id")) }
        return .json(LinksJSON.bytes(try await manager.test(channel.id, at: services.now())))
    }

    /// Answers, and says in the program's language why not.
    private func answering<Result>(_ incoming: IncomingRequest, _ answer: () async throws -> Result) async throws
        -> Result
    {
        let texts = incoming.texts.links
        do {
            return try await answer()
        } catch let error as LinkError {
            switch error {
            case .noSuchChannel, .noSuchDelivery: throw HTTPError(.notFound, message: texts.notThere)
            case .impossible(let field, let problem):
                throw HTTPError(.unprocessableContent, message: "\(field.rawValue): \(texts.problem(problem))")
            case .noSuchPerson(let number):
                throw HTTPError(.unprocessableContent, message: texts.noSuchPerson(number))
            case .personNeeded: throw HTTPError(.unprocessableContent, message: texts.personNeeded)
            case .notAWebhook: throw HTTPError(.unprocessableContent, message: texts.notAWebhook)
            case .noSuchType(let type):
                throw HTTPError(.unprocessableContent, message: texts.noSuchType(type))
            // Channels are named by their ids here.
            case .ambiguous: throw HTTPError(.notFound, message: texts.notThere)
            }
        }
    }
}
