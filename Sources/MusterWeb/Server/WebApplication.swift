package import Hummingbird
import HummingbirdCore
package import Logging
import Station

/// Builds the web application: the executable and the tests share it.
///
/// - Parameter onRunning: is told the port once the server listens.
/// - Throws: if a file inside the executable is damaged, or the certificate is of no use.
package func makeWebApplication(
    services: WebServices,
    configuration: WebConfiguration,
    logger: Logger,
    onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let templates = try Templates()
    let assets = AssetStore()
    let pages = Pages(templates: templates, assets: assets, isSecure: configuration.isSecure)
    let feed = BoardFeed(
        source: services.board,
        renderer: EventRenderer(templates: templates, assets: assets),
        interval: configuration.updateInterval,
        capacity: configuration.changesKept
    )
    let access = AccessPages(services: services, pages: pages, isSecure: configuration.isSecure)
    let gate = RouteGuard(services: services, isOpenBoard: configuration.isOpenBoard, access: access)
    let router = Router(context: StationContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
        MetricsMiddleware()
        SecurityHeaders()
        HostCheck(isLoopback: configuration.isLoopback)
        ErrorAnswers(pages: pages)
    }
    for route in makeRoutes(services: services, pages: pages, feed: feed, access: access, configuration: configuration)
    {
        router.on(RouterPath(route.path), method: route.method) { request, context in
            try await gate.response(to: request, context: context, for: route)
        }
    }
    return Application(
        router: router,
        server: try configuration.certificate?.server() ?? .http1(),
        configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: configuration.port)),
        services: [feed],
        onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? configuration.port) },
        logger: logger
    )
}

/// All routes of the station.
private func makeRoutes(
    services: WebServices,
    pages: Pages,
    feed: BoardFeed,
    access: AccessPages,
    configuration: WebConfiguration
) -> [Route] {
    let metrics = StationMetrics(
        registry: services.metrics,
        board: services.board,
        feed: feed,
        version: configuration.version
    )
    let board = BoardRoutes(
        services: services,
        pages: pages,
        feed: feed,
        metrics: metrics,
        version: configuration.version
    )
    let desk = PeopleDesk(services: services, pages: pages, directory: PeopleDirectory(store: services.journal))
    let kiosk = KioskPages(services: services, pages: pages, feed: feed)
    let punches = PunchAPI(services: services, directory: desk.directory)
    let beacons = BeaconFeed(source: services.radio, age: BeaconStream.interval * 0.8)
    let radio =
        BeaconPages(desk: desk, feed: beacons).routes + ReceiverPages(services: services, pages: pages).routes
    let settings = SettingsPages(
        services: services,
        pages: pages,
        verification: VerificationDesk(store: services.storage),
        isOpenBoard: configuration.isOpenBoard
    )
    let account = AccountPages(services: services, pages: pages)
    let transmit = TransmitPages(services: services, pages: pages)
    let all: [[Route]] = [
        board.routes, kiosk.routes, punches.routes, access.routes, account.routes, desk.routes, radio, settings.routes,
        transmit.routes, [AppManifest(assets: pages.assets).route],
    ]
    return all.flatMap(\.self)
}

/// What a test needs to know of the routes: all of them, and who may use each.
package func routeTable(services: WebServices, configuration: WebConfiguration) throws -> [Route] {
    let pages = Pages(templates: try Templates(), assets: AssetStore(), isSecure: configuration.isSecure)
    let feed = BoardFeed(
        source: services.board,
        renderer: EventRenderer(templates: pages.templates, assets: pages.assets),
        interval: configuration.updateInterval,
        capacity: configuration.changesKept
    )
    let access = AccessPages(services: services, pages: pages, isSecure: configuration.isSecure)
    return makeRoutes(services: services, pages: pages, feed: feed, access: access, configuration: configuration)
}
