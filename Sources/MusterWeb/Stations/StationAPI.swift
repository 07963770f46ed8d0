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
                        try peers.desk.peers(),
                        pairings: try peers.desk.pairings(at: services.now()),
                        window: try peers.desk.pairingWindow(),
                        own: peers.desk.own,
                        near: near,
                        now: services.now()
                    )
                )
            },
            .post("/api/v1/stations/pairings", admin, body: .bytes(Self.limit)) { visit in
                let body = try JSONBody(visit)
                try body.check(["address": .string])
                let address = try body.required("address", body.string("address"))
                let t = visit.texts.stations
                guard peers.port != nil else {
                    throw HTTPError(.conflict, message: t.notListening + " " + t.turnOnOther)
                }
                return try answering(visit) {
                    let pairing = try peers.desk.pair(address, at: services.now())
                    return .json(PeersJSON.bytes(pairing, own: peers.desk.own), status: .created)
                }
            },
            .post("/api/v1/stations/pairings/allow", admin, body: .none) { _ in
                let until = try peers.desk.allowPairing(at: services.now())
                return .json(PeersJSON.bytes(openUntil: until))
            },
            .post("/api/v1/stations/confirm", admin, body: .bytes(Self.limit)) { visit in
                let body = try JSONBody(visit)
                try body.check(["code": .string])
                let code = try body.required("code", body.string("code"))
                return try answering(visit) {
                    let pairing = try peers.desk.confirm(
                        code: code,
                        by: visit.visitor.actor,
                        at: services.now()
                    )
                    return .json(PeersJSON.bytes(pairing, own: peers.desk.own))
                }
            },
            .delete("/api/v1/stations/pairings/:id", admin) { visit in
                let id = visit.parameter("id")
                guard try peers.desk.pairings(at: services.now()).contains(where: { $0.id == id }) else {
                    throw HTTPError(.notFound, message: visit.texts.stations.noSuchPairing)
                }
                try peers.desk.cancel(id)
                return Response(status: .noContent)
            },
            .delete("/api/v1/stations/:id", admin) { visit in
                guard let id = PeerID(visit.parameter("id")),
                    let peer = try peers.desk.peers().first(where: { $0.id == id })
                else { throw HTTPError(.notFound) }
                try peers.desk.unpair(id, by: visit.visitor.actor, at: services.now())
                await peers.goodbye(peer)
                return Response(status: .noContent)
            },
        ]
    }

    private func answering(_ visit: Visit, _ answer: () throws -> Response) throws -> Response {
        let t = visit.texts.stations
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
