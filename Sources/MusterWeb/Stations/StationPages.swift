import Attendance
import BeaconKit
import Hummingbird
import Station

/// Other stations: found, near, paired, and pairing with them.
struct StationPages: Sendable {
    let services: WebServices
    let pages: Pages

    private var peers: PeerServices { services.peers }

    var routes: [Route] {
        let admin = Route.Access.permission(.manageAccess)
        return [
            .get("/stations", admin) { incoming in try await page(incoming, notice: notice(incoming)) },
            .post("/stations/allow", admin) { _ in
                try peers.manager.allowPairing(at: services.now())
                return .redirect(to: "/stations", type: .normal)
            },
            .post("/stations/pair", admin, pair),
            .post("/stations/confirm", admin, confirm),
            .post("/stations/pairings/:id/cancel", admin) { incoming in
                try peers.manager.cancel(incoming.parameter("id"))
                return .redirect(to: "/stations", type: .normal)
            },
            .post("/stations/:id/accept", admin) { incoming in
                let peer = try peer(incoming)
                try peers.manager.setTakesMessages(incoming.form["takes"] == "1", of: peer.id)
                return .redirect(to: "/stations?done=saved", type: .normal)
            },
            .post("/stations/:id/unpair", admin) { incoming in
                let peer = try peer(incoming)
                try peers.manager.unpair(peer.id, by: incoming.principal.actor, at: services.now())
                await peers.goodbye(peer)
                return .redirect(to: "/stations?done=unpaired", type: .normal)
            },
        ]
    }

    private func peer(_ incoming: IncomingRequest) throws -> Peer {
        guard let id = PeerID(incoming.parameter("id")),
            let peer = try peers.manager.peers().first(where: { $0.id == id })
        else { throw HTTPError(.notFound) }
        return peer
    }

    private func notice(_ incoming: IncomingRequest) -> Notice? {
        let t = incoming.texts.stations
        return switch incoming.query("done") {
        case "confirmed": Notice(done: t.confirmed)
        case "unpaired": Notice(done: t.unpaired)
        case "saved": Notice(done: t.saved)
        default: nil
        }
    }

    private func pair(_ incoming: IncomingRequest) async throws -> Response {
        do {
            _ = try peers.pair(incoming.decode(PairingRequest.self), at: services.now())
        } catch let error as any AnsweringError {
            let notice = Notice(refused: error.reason(in: incoming.texts))
            return try await page(incoming, notice: notice, address: incoming.form["address"])
        }
        return .redirect(to: "/stations", type: .normal)
    }

    private func confirm(_ incoming: IncomingRequest) async throws -> Response {
        do {
            let request = try incoming.decode(PairingConfirmation.self)
            try peers.manager.confirm(code: request.code, by: incoming.principal.actor, at: services.now())
        } catch let error as any AnsweringError {
            return try await page(incoming, notice: Notice(refused: error.reason(in: incoming.texts)))
        }
        return .redirect(to: "/stations?done=confirmed", type: .normal)
    }

    private func page(_ incoming: IncomingRequest, notice: Notice?, address: String = "") async throws -> Response {
        let t = incoming.texts.stations
        let paired = try peers.manager.peers()
        let known = Set(paired.map(\.id)).union([peers.manager.own])
        let found = await peers.finder?.found()
        let others = (found ?? []).filter { $0.id.map { !known.contains($0) } ?? true }
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: incoming.texts)
        let near = await StationsNear(services.radio)
        let window = try peers.manager.pairingWindow()
        let openUntil = window.openUntil(services.now())
        let view = StationsView(
            t: t,
            csrfToken: incoming.csrfToken,
            assets: pages.assets.base,
            notice: notice,
            turnOn: peers.port == nil,
            listening: peers.port.map { t.listening($0) },
            peers: paired.map { row($0, near: near, clock: clock, incoming: incoming) },
            pairings: try peers.manager.pairings(at: services.now()).map { row($0, t) },
            isOpen: openUntil != nil,
            window: openUntil.map { t.allowedUntil(clock.moment($0)) } ?? t.notAllowed,
            tried: window.broken > 0 ? t.tried(window.attempts, window.broken) : nil,
            finding: found == nil ? t.noFinding : others.isEmpty ? t.foundNone : t.found,
            found: others.map {
                StationsView.FoundRow(name: $0.title, address: "\($0.address)", label: t.pairLabel($0.name))
            },
            address: address,
            own: peers.manager.own.text
        )
        return pages.page(t.stations, content: pages.templates.render(view, .stations), for: incoming, notice: notice)
    }

    private func row(_ peer: Peer, near: StationsNear, clock: SiteClock, incoming: IncomingRequest)
        -> StationsView.PeerRow
    {
        let t = incoming.texts.stations
        return StationsView.PeerRow(
            t: t,
            csrfToken: incoming.csrfToken,
            id: peer.id.text,
            name: peer.name,
            key: String(peer.id.text.prefix(16)) + "…",
            isNear: near.includes(peer),
            contact: peer.lastContact.map { t.contact(clock.moment($0), peer.address?.description ?? "?") }
                ?? t.noContact,
            silence: peer.silentSince(at: services.now()).map {
                t.silent(clock.moment($0)) + (near.includes(peer) ? " " + t.silentNear : "")
            },
            takes: peer.takesMessages ? t.takesMessages : t.takesNone,
            otherTakes: peer.takesMessages ? "0" : "1",
            takesButton: peer.takesMessages ? t.refuse : t.take,
            takesLabel: peer.takesMessages ? t.refuseLabel(peer.name) : t.takeLabel(peer.name),
            unpairLabel: t.unpairLabel(peer.name)
        )
    }

    private func row(_ pairing: Pairing, _ t: StationTexts) -> StationsView.PairingRow {
        let name = pairing.name.isEmpty ? pairing.address?.description ?? "?" : pairing.name
        let state =
            switch pairing.phase {
            case .calling, .answered: t.calling
            case .called: t.called
            case .comparing: pairing.confirmedBy == nil ? t.comparing : t.confirmedHere
            case .failed: t.failure(pairing.failure ?? .ended)
            }
        return StationsView.PairingRow(
            id: pairing.id,
            name: name,
            state: state,
            isFault: pairing.phase == .failed,
            code: pairing.code(own: peers.manager.own),
            codeLabel: t.codeLabel(name),
            cancelLabel: t.cancelLabel(name)
        )
    }
}
