import Attendance
import BeaconKit
import Hummingbird
import Station

/// Other stations for programs.
struct StationAPI: Sendable {
    /// Bytes of the largest document that is taken.
    private static let limit = 16 * 1024

    let services: WebServices

    private var peers: PeerServices { services.peers }

    var routes: [Route] {
        let admin = Route.Access.permission(.manageAccess)
        return [
            .get("/api/v1/stations", admin) { _ in
                let near = await StationsNear(services.radio)
                return .json(
                    PeersJSON.bytes(
                        try peers.manager.peers(),
                        pairings: try peers.manager.pairings(at: services.now()),
                        window: try peers.manager.pairingWindow(),
                        own: peers.manager.own,
                        near: near,
                        now: services.now()
                    )
                )
            },
            .post("/api/v1/stations/pairings", admin, body: .bytes(Self.limit)) { incoming in
                let body = try JSONBody(incoming)
                try body.check(["address": .string])
                let address = try body.required("address", body.string("address"))
                let t = incoming.texts.stations
                guard peers.port != nil else {
                    throw HTTPError(.conflict, message: t.notListening + " " + t.turnOnOther)
                }
                return try answering(incoming) {
                    let pairing = try peers.manager.pair(address, at: services.now())
                    return .json(PeersJSON.bytes(pairing, own: peers.manager.own), status: .created)
                }
            },
            .post("/api/v1/stations/pairings/allow", admin, body: .none) { _ in
                let until = try peers.manager.allowPairing(at: services.now())
                return .json(PeersJSON.bytes(openUntil: until))
            },
            .post("/api/v1/stations/confirm", admin, body: .bytes(Self.limit)) { incoming in
                let body = try JSONBody(incoming)
                try body.check(["code": .string])
                let code = try body.required("code", body.string("code"))
                return try answering(incoming) {
                    let pairing = try peers.manager.confirm(
                        code: code,
                        by: incoming.principal.actor,
                        at: services.now()
                    )
                    return .json(PeersJSON.bytes(pairing, own: peers.manager.own))
                }
            },
            .delete("/api/v1/stations/pairings/:id", admin) { incoming in
                let id = incoming.parameter("id")
                guard try peers.manager.pairings(at: services.now()).contains(where: { $0.id == id }) else {
                    throw HTTPError(.notFound, message: incoming.texts.stations.noSuchPairing)
                }
                try peers.manager.cancel(id)
                return Response(status: .noContent)
            },
            .delete("/api/v1/stations/:id", admin) { incoming in
                guard let id = PeerID(incoming.parameter("id")),
                    let peer = try peers.manager.peers().first(where: { $0.id == id })
                else { throw HTTPError(.notFound) }
                try peers.manager.unpair(id, by: incoming.principal.actor, at: services.now())
                await peers.goodbye(peer)
                return Response(status: .noContent)
            },
        ]
    }

    private func answering(_ incoming: IncomingRequest, _ answer: () throws -> Response) throws -> Response {
        let t = incoming.texts.stations
        do {
            return try answer()
        } catch PeerError.badAddress {
            throw HTTPError(.unprocessableContent, message: t.badAddress)
        } catch PeerError.otherCode {
            throw HTTPError(.conflict, message: t.differs)
        } catch PeerError.noSuchPairing {
            throw HTTPError(.notFound, message: t.noSuchPairing)
        }
    }
}
