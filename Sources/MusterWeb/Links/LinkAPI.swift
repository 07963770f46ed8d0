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

    private var desk: LinkDesk { services.links }

    var routes: [Route] {
        let admin = Route.Access.permission(.manageLinks)
        return [
            .get("/api/v1/links", admin) { _ in
                let waiting = try desk.store.waiting()
                let channels = try desk.store.channels()
                var connections: [String: ChannelConnection] = [:]
                for channel in channels { connections[channel.id] = await desk.connection(of: channel) }
                return .json(LinksJSON.bytes(channels, waiting: waiting, connections: connections))
            },
            .post("/api/v1/links", admin, body: .bytes(Self.limit)) { visit in
                try await answering(visit) {
                    let request = try request(visit, old: nil)
                    let channel = try desk.add(request, at: services.now())
                    let secret = request.madeSecret(of: channel, before: nil)
                    return .json(
                        LinksJSON.bytes(channel, waiting: 0, connection: nil, secret: secret),
                        status: .created
                    )
                }
            },
            .get("/api/v1/links/:id", admin) { visit in
                try await answering(visit) { try await shown(visit.parameter("id")) }
            },
            .patch("/api/v1/links/:id", admin, body: .bytes(Self.limit)) { visit in
                try await answering(visit) {
                    let old = try desk.channel(visit.parameter("id"))
                    let request = try request(visit, old: old)
                    let channel = try desk.change(old.id, request)
                    return try await shown(old.id, secret: request.madeSecret(of: channel, before: old))
                }
            },
            .delete("/api/v1/links/:id", admin) { visit in
                try await answering(visit) {
                    try desk.remove(visit.parameter("id"))
                    return Response(status: .noContent)
                }
            },
            .post("/api/v1/links/:id/on", admin, body: .none) { visit in try await turning(visit, off: false) },
            .post("/api/v1/links/:id/off", admin, body: .none) { visit in try await turning(visit, off: true) },
            .post("/api/v1/links/:id/test", admin, body: .none, test),
            .put("/api/v1/links/:id/subscriptions/:type", admin, body: .none) { visit in
                try await subscribing(visit) { try desk.subscribe($0, to: $1) }
            },
            .delete("/api/v1/links/:id/subscriptions/:type", admin) { visit in
                try await subscribing(visit) { try desk.unsubscribe($0, from: $1) }
            },
            .get("/api/v1/links/:id/deliveries", admin) { visit in
                try await answering(visit) {
                    let channel = try desk.channel(visit.parameter("id"))
                    return .json(LinksJSON.bytes(try desk.store.deliveries(channel.id, limit: Self.logged)))
                }
            },
            .post("/api/v1/links/:id/deliveries/:delivery/replay", admin, body: .none) { visit in
                try await answering(visit) {
                    let delivery = Int64(visit.parameter("delivery")) ?? 0
                    try desk.replay(delivery, of: visit.parameter("id"), at: services.now())
                    return Response(status: .noContent)
                }
            },
        ]
    }

    private func shown(_ id: String, secret: String? = nil) async throws -> Response {
        let channel = try desk.channel(id)
        let bytes = LinksJSON.bytes(
            channel,
            waiting: try desk.store.waiting()[id] ?? 0,
            connection: await desk.connection(of: channel),
            secret: secret
        )
        return .json(bytes)
    }

    /// What was sent, without spaces at its ends, with what was not sent as it is.
    private func request(_ visit: Visit, old: Channel?) throws -> ChannelRequest {
        let body = try JSONBody(visit)
        try body.check(Self.members)
        let before = old.map { ChannelRequest($0) }
        return ChannelRequest { field in
            body.string(field.rawValue)?.trimmingCharacters(in: .whitespacesAndNewlines) ?? before?[field] ?? ""
        }
    }

    private func turning(_ visit: Visit, off: Bool) async throws -> Response {
        try await answering(visit) {
            try desk.setOff(off, visit.parameter("id"))
            return try await shown(visit.parameter("id"))
        }
    }

    private func subscribing(
        _ visit: Visit,
        _ change: (String, Subscription) throws -> Void
    ) async throws -> Response {
        try await answering(visit) {
            let id = try desk.channel(visit.parameter("id")).id
            let subscription = try desk.subscription(
                type: visit.parameter("type"),
                person: visit.query("person") ?? ""
            )
            try change(id, subscription)
            return try await shown(id)
        }
    }

    private func test(_ visit: Visit) async throws -> Response {
        let channel = try await answering(visit) { try desk.channel(visit.parameter("id")) }
        return .json(LinksJSON.bytes(try await desk.test(channel.id, at: services.now())))
    }

    /// Answers, and says in the program's language why not.
    private func answering<Result>(_ visit: Visit, _ answer: () async throws -> Result) async throws -> Result {
        let texts = visit.texts.links
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
