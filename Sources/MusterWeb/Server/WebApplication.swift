package import Hummingbird
package import Logging
package import Station
import NIOCore

/// Builds the web application: the executable and the tests share it.
///
/// - Parameter onRunning: is told the port once the server listens.
/// - Throws: if a file inside the executable is damaged.
package func makeWebApplication(
    source: any BoardSource,
    configuration: WebConfiguration,
    logger: Logger,
    onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let templates = try Templates()
    let assets = AssetStore()
    let pages = Pages(templates: templates, assets: assets)
    let feed = BoardFeed(
        source: source,
        renderer: EventRenderer(templates: templates, assets: assets),
        interval: configuration.updateInterval,
        capacity: configuration.changesKept
    )
    let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
        SecurityHeaders()
        HostCheck(isLoopback: configuration.isLoopback)
        ErrorAnswers(pages: pages)
    }
    addRoutes(to: router, source: source, pages: pages, feed: feed, configuration: configuration)
    return Application(
        router: router,
        configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: configuration.port)),
        services: [feed],
        onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? configuration.port) },
        logger: logger
    )
}

private func addRoutes(
    to router: Router<BasicRequestContext>,
    source: any BoardSource,
    pages: Pages,
    feed: BoardFeed,
    configuration: WebConfiguration
) {
    router.get("/") { request, _ in
        let language = request.language
        return pages.board(await feed.content(language), in: language, for: request)
    }
    router.get("/events") { request, _ in
        EventStream(feed: feed).response(to: request)
    }
    router.get("/photos/:commitment") { _, context in
        try await PhotoRoute(source: source).response(context.parameters.get("commitment"))
    }
    router.get("/assets/:version/:name") { _, context in
        try pages.assets.response(
            name: context.parameters.get("name") ?? "",
            version: context.parameters.get("version") ?? ""
        )
    }
    router.get("/api/v1/board") { _, _ in
        Response.json(BoardJSON.bytes(await source.board()))
    }
    router.get("/healthz") { _, _ in
        let health = HealthJSON(board: await source.board(), version: configuration.version)
        return Response.json(health.bytes, status: health.isHealthy ? .ok : .serviceUnavailable)
    }
}
