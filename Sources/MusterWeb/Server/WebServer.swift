import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle

/// The web server as a service of the station.
package struct WebServer: Service {
    private let services: WebServices
    private let configuration: WebConfiguration
    private let logger: Logger
    private let onRunning: @Sendable (_ port: Int) async -> Void

    /// - Parameter onRunning: is told the port once the server listens.
    package init(
        services: WebServices,
        configuration: WebConfiguration,
        logger: Logger,
        onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) {
        self.services = services
        self.configuration = configuration
        self.logger = logger
        self.onRunning = onRunning
    }

    /// Serves until the shutdown. Open connections are ended, those that do not end in time are cut.
    ///
    /// - Throws: ``WebError`` if the server cannot listen.
    package func run() async throws {
        let application = try makeWebApplication(
            services: services,
            configuration: configuration,
            logger: logger,
            onRunning: onRunning
        )
        let timeout = configuration.shutdownTimeout
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                do {
                    try await application.run()
                } catch let error as IOError {
                    throw WebError(binding: error, configuration: configuration)
                }
            }
            group.addTask {
                try await gracefulShutdown()
                try await Task.sleep(for: timeout)
            }
            defer { group.cancelAll() }
            // Whichever is first: the server has ended, or its time is over.
            try await group.next()
        }
    }
}
