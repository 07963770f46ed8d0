import BeaconKit
import Logging
import MusterStorage
import MusterWeb
import ServiceLifecycle
import Station
import UnixSignals

/// Runs a station with its board until a signal ends it: the driver starts first and stops last.
struct StationRunner {
    let station: LiveStation
    let driver: any Service
    let store: SQLiteJournal
    let desk: AccessDesk
    let web: WebConfiguration
    let logger: Logger
    /// Called when the board can be opened.
    let onRunning: @Sendable (Int) async -> Void
    /// Prints every entry as a line of JSON once it is durable.
    var printsEntries = false

    func run() async throws {
        // The driver may come to its end, as a demo of so many days does; then everything ends in order.
        let driver = ServiceGroupConfiguration.ServiceConfiguration(
            service: driver,
            successTerminationBehavior: .gracefullyShutdownGroup
        )
        let web = WebServer(
            services: WebServices(board: station, journal: store, desk: desk, now: { .present }),
            configuration: self.web,
            logger: logger,
            onRunning: onRunning
        )
        let group = ServiceGroup(
            configuration: .init(
                services: [driver, .init(service: web)],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger
            )
        )
        // Ends when the station has recorded its last entry.
        async let printing: Void = printsEntries ? EntryPrinter(station: station).run() : ()
        try await group.run()
        await printing
    }
}
