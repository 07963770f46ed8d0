import Logging
import MusterWeb
import ServiceLifecycle
import Station
import UnixSignals

/// Runs a station with its board until a signal ends it: the driver starts first and stops last.
struct StationRunner {
    let station: LiveStation
    let driver: any Service
    let port: Int
    let logger: Logger
    /// Called when the board can be opened.
    let onRunning: @Sendable (Int) async -> Void
    /// Prints every entry as a line of JSON once it is durable.
    var printsEntries = false

    func run() async throws {
        // They stop in reverse: first the web, then the station itself, and at last whoever prints what it recorded.
        var services: [ServiceGroupConfiguration.ServiceConfiguration] = []
        if printsEntries {
            services.append(.init(service: EntryPrinter(station: station), successTerminationBehavior: .ignore))
        }
        // The driver may come to its end, as a demo of so many days does; then everything ends in order.
        services.append(.init(service: driver, successTerminationBehavior: .gracefullyShutdownGroup))
        let web = WebServer(
            source: station, configuration: WebConfiguration(port: port, version: Muster.version), logger: logger,
            onRunning: onRunning)
        services.append(.init(service: web, successTerminationBehavior: .gracefullyShutdownGroup))
        let group = ServiceGroup(
            configuration: .init(
                services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        try await group.run()
    }
}
