package import Hummingbird
import HummingbirdCore
package import Logging
import MusterHTTP
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
    let station = try StationRoutes(services: services, configuration: configuration)
    let gate = RouteGuard(
        services: services,
        isOpenBoard: configuration.isOpenBoard,
        isBehindProxy: configuration.isBehindProxy,
        access: station.access
    )
    let router = Router(context: StationContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
        MetricsMiddleware()
        SecurityHeaders()
        HostCheck(isLoopback: configuration.isLoopback)
        ErrorAnswers(pages: station.pages, gate: gate)
    }
    for route in station.routes {
        router.on(RouterPath(route.path), method: route.method) { request, context in
            try await gate.response(to: request, context: context, for: route)
        }
    }
    let http = HTTP1Channel.Configuration(guarding: ConnectionRegister(limits: configuration.connections))
    return Application(
        router: router,
        server: try configuration.certificate?.server(http) ?? .http1(configuration: http),
        configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: configuration.port)),
        services: [station.feed],
        onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? configuration.port) },
        logger: logger
    )
}

/// What a test needs to know of the routes: all of them, and who may use each.
package func routeTable(services: WebServices, configuration: WebConfiguration) throws -> [Route] {
    try StationRoutes(services: services, configuration: configuration).routes
}
