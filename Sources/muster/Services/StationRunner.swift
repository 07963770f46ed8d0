import BeaconKit
import CoreMetrics
import Logging
import MusterExports
import MusterGateways
import MusterHTTP
import MusterHub
import MusterLinks
import MusterStorage
import MusterWeb
import ServiceLifecycle
import Station
import UnixSignals

/// Runs a station with its board until a signal ends it: the driver starts first and stops last, after the radio.
struct StationRunner {
    let station: LiveStation
    let driver: any Service
    /// This machine's Bluetooth; `nil` where none is used.
    var radio: RadioService?
    /// Steady time, by which gateways are heard; `nil` where none are, as in a simulated office.
    var clock: SteadyClock?
    /// Other stations; `nil` where it talks to none.
    var peers: PeerStation?
    /// What else a hub does; nothing at a station.
    var hub: [any Service] = []
    /// The sites of a hub; `nil` at a station.
    var sites: HubSites?
    /// What the pages show of other stations.
    let peerServices: PeerServices
    let store: SQLiteJournal
    let access: AccessControl
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
        let mqtt = MQTTHub()
        let links = LinkSender(hub: mqtt)
        let brokers = BrokerService(hub: mqtt, store: store, station: station, logger: logger)
        let gateways = clock.map { clock in
            GatewayService(
                runner: GatewayRunner(
                    sink: station,
                    time: GatewayTime(steady: { clock.now() }, wall: { .present }),
                    uplinks: peers?.hearing
                ),
                radio: station,
                store: store,
                logger: logger
            )
        }
        let outbox = OutboxService(outbox: Outbox(store: store, logger: logger), sender: links, station: station)
        let metrics = MetricsRegistry()
        MetricsSystem.bootstrap(metrics)
        var configuration = self.web
        configuration.connections = configuration.connections.within(descriptors: Descriptors.raiseLimit())
        var services = WebServices(
            board: station,
            radio: station,
            journal: store,
            punches: station,
            access: access,
            links: links,
            gateways: gateways?.runner,
            peers: peerServices,
            spreadsheets: XlsxMaker(),
            sheets: PDFSheetPrinter(),
            metrics: metrics,
            now: { .present }
        )
        services.sites = sites
        let web = WebServer(
            services: services,
            configuration: configuration,
            logger: logger,
            onRunning: onRunning
        )
        let ending = EndingService()
        let parts: [ServiceGroupConfiguration.ServiceConfiguration?] = [
            driver, radio.map { .init(service: $0) }, .init(service: brokers),
            .init(service: outbox), gateways.map { .init(service: $0) },
            .init(service: RetentionService(store: store, messages: peers?.service.manager, logger: logger)),
            .init(service: InspectionService(store: store, station: station, logger: logger)),
            peers.map { .init(service: $0.service) }, peers.map { .init(service: $0.server) },
            peers.map { .init(service: $0.finder) },
        ]
        let ends: [ServiceGroupConfiguration.ServiceConfiguration] = [
            .init(service: web),
            // The last of all is told of the end first.
            .init(service: ending),
        ]
        var group = ServiceGroupConfiguration(
            services: parts.compactMap { $0 } + hub.map { .init(service: $0) } + ends,
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        // Whatever holds something up: the journal is closed before anybody loses patience.
        group.maximumGracefulShutdownDuration = .seconds(3)
        let running = ServiceGroup(configuration: group)
        // Ends when the station has recorded its last entry.
        async let printing: Void = printsEntries ? EntryPrinter(station: station).run() : ()
        do {
            // Whatever serves people or other stations may wait for the disk, and must not hold up what does not.
            try await withTaskExecutorPreference(WaitingThreads.shared) { try await running.run() }
        } catch  where ending.hasBegun && (error is CancellationError || error is ServiceGroupError) {
            // Something held the end up for longer than it may, and was cut off. Nothing is lost by that: what was answered
            // or shown is durable. So it is an end like any other, and no failure.
            logger.notice("Shutdown took longer than 3 s and was cut short; nothing that was recorded is lost.")
        }
        await printing
    }
}
