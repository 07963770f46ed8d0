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
        [
            .get("/", .board) { visit in
                // A kiosk is for punching; the wall view is there for whoever asks for it.
                if case .kiosk = visit.visitor, visit.query("view") == nil {
                    return .redirect(to: "/kiosk", type: .normal)
                }
                return pages.board(await feed.content(visit.language), for: visit)
            },
            .get("/events", .board) { visit in
                EventStream(feed: feed).response(to: visit.request, in: visit.language)
            },
            .get("/photos/:commitment", .board) { visit in
                try await PhotoRoute(source: services.board).response(visit.parameter("commitment"))
            },
            .get("/api/v1/board", .board) { _ in Response.json(BoardJSON.bytes(await services.board.board())) },
            .get("/assets/:version/:name", .everyone) { visit in
                try pages.assets.response(name: visit.parameter("name"), version: visit.parameter("version"))
            },
            .get("/metrics", .permission(.viewRadio)) { _ in
                Response(
                    status: .ok,
                    headers: [.contentType: PrometheusText.contentType, .cacheControl: "no-store"],
                    body: ResponseBody(byteBuffer: ByteBuffer(string: await metrics.text()))
                )
            },
            .get("/healthz", .everyone) { _ in
                let health = HealthJSON(board: await services.board.board(), version: version)
                return Response.json(health.bytes, status: health.isHealthy ? .ok : .serviceUnavailable)
            },
        ]
    }
}
