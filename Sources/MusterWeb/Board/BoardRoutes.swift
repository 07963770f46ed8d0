import Hummingbird
import Station

/// The board in its three forms (page, events, JSON), with what it shows and how the station is.
struct BoardRoutes: Sendable {
    let services: WebServices
    let pages: Pages
    let feed: BoardFeed
    let metrics: StationMetrics
    let version: String

    var routes: [Route] {
        shared + [
            .get("/", .board) { incoming in
                // A kiosk is for punching; the wall view is there for whoever asks for it.
                if case .kiosk = incoming.principal, incoming.query("view") == nil {
                    return .redirect(to: "/kiosk", type: .normal)
                }
                let kiosks = try await services.access.credentials().contains { $0.kind == .kiosk }
                let roster = try await services.attendance.state().roster
                let firstSteps = FirstSteps(of: roster, hasKiosk: kiosks, for: incoming)
                return pages.board(await feed.content(incoming.language), for: incoming, firstSteps: firstSteps)
            },
            .get("/events", .board) { incoming in
                EventStream(feed: feed)
                    .response(to: incoming.request, in: incoming.language, plan: PlanScope(incoming.principal))
            },
            .get("/photos/:commitment", .board) { incoming in
                try await PhotoRoute(source: services.board).response(incoming.parameter("commitment"))
            },
            .get("/api/v1/board", .board) { _ in Response.json(BoardJSON.bytes(await services.board.board())) },
            .get("/healthz", .everyone) { _ in
                let health = HealthJSON(board: await services.board.board(), version: version)
                return Response.json(health.bytes, status: health.isHealthy ? .ok : .serviceUnavailable)
            },
        ]
    }

    /// What every process that serves pages has.
    var shared: [Route] {
        [
            .get("/assets/:version/:name", .everyone) { incoming in
                try pages.assets.response(name: incoming.parameter("name"), version: incoming.parameter("version"))
            },
            .get("/metrics", .permission(.viewRadio)) { _ in
                Response(
                    status: .ok,
                    headers: [.contentType: PrometheusText.contentType, .cacheControl: "no-store"],
                    body: ResponseBody(byteBuffer: ByteBuffer(string: await metrics.text()))
                )
            },
        ]
    }
}
