import Logging
import ServiceLifecycle
import UnixSignals

/// Runs a hub until a signal ends it.
struct HubRunner {
    let stations: PeerStation
    let logger: Logger

    func run() async throws {
        let ending = EndingService()
        var group = ServiceGroupConfiguration(
            services: [
                .init(service: stations.service), .init(service: stations.server), .init(service: stations.finder),
                // The last of all is told of the end first.
                .init(service: ending),
            ],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        group.maximumGracefulShutdownDuration = .seconds(3)
        let running = ServiceGroup(configuration: group)
        ServiceManager.ready("Listening for stations.")
        do {
            try await withTaskExecutorPreference(WaitingThreads.shared) { try await running.run() }
        } catch  where ending.hasBegun && (error is CancellationError || error is ServiceGroupError) {
            // What was acknowledged is committed; what was cut off is asked for again.
            logger.notice("Shutdown took longer than 3 s and was cut short; nothing that was recorded is lost.")
        }
    }
}
