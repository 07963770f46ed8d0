import Attendance
import BeaconKit
import Hummingbird
import Station

/// Gateways: those that are receivers, those that are found, whether they hear, and in which room they stand.
struct GatewayPages: Sendable {
    let services: WebServices
    let pages: Pages

    private var manager: GatewayManager { services.gateways }

    var routes: [Route] {
        let admin = Route.Access.permission(.manageLinks)
        return [
            .get("/gateways", admin) { incoming in
                let notice: Notice? =
                    switch incoming.query("done") {
                    case "added": Notice(done: incoming.texts.gateways.added)
                    case "removed": Notice(done: incoming.texts.gateways.removed)
                    default: nil
                    }
                let devices = incoming.query("find") == nil ? nil : await manager.probe?.devices() ?? []
                return try await page(incoming, notice: notice, devices: devices)
            },
            .post("/gateways/test", admin) { incoming in
                try await answering(incoming) { request in
                    let findings = try await manager.test(request)
                    var kept = request
                    // So that the secret need not be typed again, which no page shows.
                    if findings.trouble == nil { kept.source = try manager.keep(request, at: services.now()).id }
                    return try await page(incoming, request: kept, findings: findings)
                }
            },
            .post("/gateways", admin) { incoming in
                try await answering(incoming) { request in
                    _ = try manager.add(
                        request,
                        actor: incoming.principal.actor,
                        source: incoming.source,
                        at: await services.board.board().now
                    )
                    await services.board.rosterChanged()
                    return .redirect(to: "/gateways?done=added", type: .normal)
                }
            },
            .post("/gateways/remove", admin) { incoming in
                try manager.remove(incoming.form["id"])
                return .redirect(to: "/gateways?done=removed", type: .normal)
            },
        ]
    }

    /// Answers a form; what is wrong with it is said above it.
    private func answering(
        _ incoming: IncomingRequest,
        _ answer: (GatewayRequest) async throws -> Response
    ) async throws -> Response {
        let request = try incoming.decode(GatewayRequest.self)
        do {
            return try await answer(request)
        } catch let error as any AnsweringError where error is GatewayError || error is ReceiverError {
            return try await page(
                incoming,
                notice: Notice(refused: error.reason(in: incoming.texts)),
                request: request,
                status: error.status
            )
        }
    }

    private func page(
        _ incoming: IncomingRequest,
        notice: Notice? = nil,
        request: GatewayRequest? = nil,
        findings: GatewayFindings? = nil,
        devices: [GatewayDevice]? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let reports = await services.radio.receiverReports()
        let view = GatewaysView(
            try manager.lines(),
            sources: try manager.sources(),
            reports: reports,
            request: request,
            findings: findings,
            devices: devices,
            notice: notice,
            manager: manager,
            incoming: incoming
        )
        return pages.page(
            incoming.texts.gateways.gateways,
            content: pages.templates.render(view, .gateways),
            for: incoming,
            status: status,
            notice: notice
        )
    }
}

extension GatewayError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchGateway: .notFound
        case .taken, .notPaired: .conflict
        case .noProbe: .serviceUnavailable
        case .badAddress, .userInAddress, .badText, .badAuthority, .badKey, .roomNeeded, .tooMany:
            .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String { words(in: texts.language) }
}
