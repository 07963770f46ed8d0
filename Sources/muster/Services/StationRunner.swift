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
        var services: [any Service] = [driver]
        if printsEntries { services.append(EntryPrinter(station: station)) }
        services.append(
            WebServer(
                source: station,
                configuration: WebConfiguration(port: port, version: Muster.version),
                logger: logger,
                onRunning: onRunning
            )
        )
        let group = ServiceGroup(
            configuration: .init(
                services: services.map { .init(service: $0) },
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger
            )
        )
        try await group.run()
    }
}
