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
                let request = try incoming.decode(PairingRequest.self)
                let pairing = try peers.pair(request, at: services.now())
                return .json(PeersJSON.bytes(pairing, own: peers.manager.own), status: .created)
            },
            .post("/api/v1/stations/pairings/allow", admin, body: .none) { _ in
                let until = try peers.manager.allowPairing(at: services.now())
                return .json(PeersJSON.bytes(openUntil: until))
            },
            .post("/api/v1/stations/confirm", admin, body: .bytes(Self.limit)) { incoming in
                let request = try incoming.decode(PairingConfirmation.self)
                let pairing = try peers.manager.confirm(
                    code: request.code,
                    by: incoming.principal.actor,
                    at: services.now()
                )
                return .json(PeersJSON.bytes(pairing, own: peers.manager.own))
            },
            .delete("/api/v1/stations/pairings/:id", admin) { incoming in
                let id = incoming.parameter("id")
                guard try peers.manager.pairings(at: services.now()).contains(where: { $0.id == id }) else {
                    throw PeerError.noSuchPairing
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
}
